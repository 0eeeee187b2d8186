import i18next from 'i18next';
import { resourceOf, textOptions, translate } from '../src/runtime/core/i18n/translate.ts';
import type { LocaleTexts } from '../src/runtime/model.ts';

/** Language code -> its translations by source text, loaded when they are needed. */
export type Texts = Readonly<Record<string, () => Promise<{ readonly default: LocaleTexts }>>>;

/** Translates a source text and fills its placeholders. For files; what the page shows, the page translates. */
export type Say = (text: string, params?: Readonly<Record<string, unknown>>) => string;

/** The translator into a language. A text without a translation stays as it is, in an unknown language every text. */
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
