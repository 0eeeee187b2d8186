import i18next from 'i18next';
import { isRecord } from '../data/record.ts';
import { fill } from './fill.ts';

/**
 * The text in the chosen language, with `{name}` filled from `params`; a value `{ text }` is itself translated. The key
 * is the source text, so a missing translation shows the source. Ask per drawing, not per cell: the page is redrawn
 * when the language changes.
 */
export function t(text: string, params?: Record<string, unknown>): string {
  const translated = i18next.isInitialized ? i18next.t(text, { skipInterpolation: true }) : text;
  return fill(translated, params && translatedParams(params));
}

function translatedParams(params: Record<string, unknown>): Record<string, unknown> {
  let copy = params;
  for (const [name, value] of Object.entries(params)) {
    if (isRecord(value) && Object.keys(value).length === 1 && typeof value.text === 'string')
      copy = { ...copy, [name]: t(value.text) };
  }
  return copy;
}
