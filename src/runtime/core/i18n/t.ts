import i18next from 'i18next';
import { isRecord } from '../record.ts';
import { fill } from './fill.ts';

/** What was looked up already in the present language: a list asks for the same few texts for every row. */
const known = new Map<string, string>();
let knownIn: string | undefined;

/**
 * The text in the chosen language, with `{name}` filled from `params`; a value `{ text }` is itself translated. The key
 * is the source text, so a missing translation shows the source. Ask per drawing, not per cell: the page is redrawn
 * when the language changes.
 */
export function t(text: string, params?: Record<string, unknown>): string {
  const found = i18next.isInitialized ? lookUp(text) : text;
  return params ? fill(found, translatedParams(params), i18next.dir() === 'rtl') : found;
}

/** Code of the language that texts are in; '' before any is chosen. */
export function spoken(): string {
  return i18next.language ?? '';
}

function lookUp(text: string): string {
  if (knownIn !== i18next.language) {
    known.clear();
    knownIn = i18next.language;
  }
  let found = known.get(text);
  if (found === undefined) {
    found = i18next.t(text, { skipInterpolation: true });
    known.set(text, found);
  }
  return found;
}

function translatedParams(params: Record<string, unknown>): Record<string, unknown> {
  let copy = params;
  for (const [name, value] of Object.entries(params)) {
    if (isRecord(value) && Object.keys(value).length === 1 && typeof value.text === 'string')
      copy = { ...copy, [name]: t(value.text) };
  }
  return copy;
}
