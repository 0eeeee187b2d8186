import i18next from 'i18next';
import { keysOf, textOptions, translate } from '../../../../core/translate.ts';

/** Cache of translations in the current language: a list looks up the same few texts for every row. */
const translationCache = new Map<string, string>();
let cacheLanguage: string | undefined;
/** Asking for the direction takes longer than the sentence around it. */
let direction = 'ltr';

/**
 * The text in the chosen language, with `{name}` filled from `params`, in the form for its count; a missing value leaves
 * nothing behind, a value `{ text }` is itself translated. The key is the source text, so a missing translation shows
 * the source. Ask per drawing, not per cell: the page is redrawn when the language changes.
 */
export function t(text: string, params?: Readonly<Record<string, unknown>>): string {
  if (!i18next.isInitialized) initTexts('en');
  return params ? translate(i18next, text, params) : lookUp(text);
}

/** Loads the texts of the source language. */
export function initTexts(source: string): void {
  void i18next.init({
    ...textOptions,
    interpolation: { ...textOptions.interpolation, escapeValue: true, escape: isolated },
    missingInterpolationHandler: () => '',
    lng: source,
    fallbackLng: source,
    resources: {},
  });
}

/** Code of the language that texts are in; '' before any is chosen. */
export function currentLanguage(): string {
  return i18next.language ?? '';
}

function followLanguage(): void {
  if (cacheLanguage === i18next.language) return;
  translationCache.clear();
  cacheLanguage = i18next.language;
  direction = i18next.dir();
}

function lookUp(text: string): string {
  followLanguage();
  let translation = translationCache.get(text);
  if (translation === undefined) {
    translation = i18next.t(keysOf(text), { skipInterpolation: true });
    translationCache.set(text, translation);
  }
  return translation;
}

/** A value that keeps its own direction inside a right-to-left sentence or page. React escapes the text. */
export function isolated(value: string): string {
  followLanguage();
  return direction === 'rtl' && value !== '' ? `\u2068${value}\u2069` : value;
}
