import i18next from 'i18next';
import { type Separator, separatorOf } from '../core/export/csv.ts';
import type { LocaleTexts } from '../core/model.ts';
import { resourceOf, textOptions, translate } from '../core/translate.ts';

/** Language code -> translations by source text, loaded on demand. */
export type Texts = Readonly<Record<string, () => Promise<{ readonly default: LocaleTexts }>>>;

/** Translates a source text and fills its placeholders. For files; the page translates its own texts. */
export type Say = (text: string, params?: Readonly<Record<string, unknown>>) => string;

/** The translator into a language. Missing translations and unknown languages fall back to the source text. */
export async function speak(texts: Texts, language: string): Promise<Say> {
  const load = Object.hasOwn(texts, language) ? texts[language] : undefined;
  const translation = load ? resourceOf((await load()).default) : {};
  const lng = load ? language : 'en';
  const engine = i18next.createInstance();
  await engine.init({ ...textOptions, lng, resources: { [lng]: { translation } } });
  return (text, params = {}) => translate(engine, text, params);
}

/** What separates the columns of a file for this client: the country in its languages decides, however the page speaks. */
export function separatorFor(header: string | undefined): Separator {
  const tags = header?.match(/\b[a-z]{2,3}(?:-[a-z]{2})?\b/gi) ?? [];
  return separatorOf(tags.find((tag) => tag.includes('-')) ?? tags[0] ?? 'en');
}

/** The primary language subtag that the client prefers; English when none is given. */
export function languageOf(header: string | undefined): string {
  return /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase() ?? 'en';
}
