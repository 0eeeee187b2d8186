import i18next from 'i18next';
import { resourceOf, textOptions, translate } from '../src/runtime/core/i18n/translate.ts';
import type { LocaleTexts } from '../src/runtime/model.ts';

/** Language code -> its translations by source text, loaded when they are needed. */
export type Texts = Readonly<Record<string, () => Promise<{ readonly default: LocaleTexts }>>>;

/** Says a source text, its places filled. What the page shows it translates by itself; this is for files. */
export type Say = (text: string, params?: Readonly<Record<string, unknown>>) => string;

/** Speaks a language; a text that it does not have, or all texts of an unknown one, are said as they stand in the source. */
export async function speak(texts: Texts, language: string): Promise<Say> {
  const load = Object.hasOwn(texts, language) ? texts[language] : undefined;
  const translation = load ? resourceOf((await load()).default) : {};
  const lng = load ? language : 'en';
  const engine = i18next.createInstance();
  await engine.init({ ...textOptions, lng, resources: { [lng]: { translation } } });
  return (text, params = {}) => translate(engine, text, params);
}

/** The language that a caller asks for first, by its code alone; English where none is named. */
export function languageOf(header: string | undefined): string {
  return /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase() ?? 'en';
}
