/** Language code -> its translations by source text, loaded when they are needed. */
export type Texts = Readonly<
  Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
>;

/** Translates a source text and fills its placeholders. For files; what the page shows, the page translates. */
export type Say = (text: string, params?: Readonly<Record<string, unknown>>) => string;

/** The translator into a language. A text without a translation stays as it is, in an unknown language every text. */
export async function speak(texts: Texts, language: string): Promise<Say> {
  const load = Object.hasOwn(texts, language) ? texts[language] : undefined;
  const known = load ? (await load()).default : {};
  const say: Say = (text, params = {}) =>
    (Object.hasOwn(known, text) ? (known[text] ?? text) : text).replace(/\{(\w+)\}/g, (place, name) =>
      Object.hasOwn(params, name) ? valueText(params[name], say) : place,
    );
  return say;
}

/** A placeholder's value as text; `{ text }` is a source text, to be translated as well. */
function valueText(value: unknown, say: Say): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? value.text : undefined;
  return typeof text === 'string' ? say(text) : String(value ?? '');
}

/** The language that a caller asks for first, by its code alone; English where none is named. */
export function languageOf(header: string | undefined): string {
  return /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase() ?? 'en';
}
