/** Language code -> its translations by source text, loaded when they are needed. */
export type Texts = Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
>;

/** Says a source text, its places filled. What the page shows it translates by itself; this is for files. */
export type Say = (text: string, params?: Readonly<Record<string, unknown>>) => string;

/** Speaks a language; a text that it does not have, or all texts of an unknown one, are said as they stand in the source. */
export async function speak(texts: Texts, language: string): Promise<Say> {
  const load = Object.hasOwn(texts, language) ? texts[language] : undefined;
  const known = load ? (await load()).default : {};
  const say: Say = (text, params = {}) =>
    (Object.hasOwn(known, text) ? (known[text] ?? text) : text).replace(/\{(\w+)\}/g, (place, name) =>
      Object.hasOwn(params, name) ? said(params[name], say) : place,
    );
  return say;
}

/** A value `{ text }` is a text itself. */
function said(value: unknown, say: Say): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
  return typeof text === 'string' ? say(text) : String(value ?? '');
}

/** The language that a caller asks for first, by its code alone; English where none is named. */
export function languageOf(header: string | undefined): string {
  return /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase() ?? 'en';
}
