import i18next from 'i18next';
import { fill } from './fill.ts';

/**
 * The text in the chosen language, with `{name}` filled from `params`. The key is the source text itself, so a missing
 * translation shows the source. Ask per drawing, not per cell: the page is redrawn when the language changes.
 */
export function t(text: string, params?: Record<string, unknown>): string {
  const translated = i18next.isInitialized ? i18next.t(text, { skipInterpolation: true }) : text;
  return fill(translated, params);
}
