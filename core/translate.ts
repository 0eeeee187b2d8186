import type { InitOptions, i18n } from 'i18next';
import type { LocaleTexts } from './model.ts';
import { isRecord } from './record.ts';

/** The i18next configuration of browser and server: keys are source texts, placeholders are `{name}` or `{author.name}`. */
export const textOptions = {
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  initAsync: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
} satisfies InitOptions;

/** i18next resources of a locale file: the form `other` of a counted text has its name, the others `text_one`, `text_few`… */
export function resourceOf(texts: LocaleTexts): Record<string, string> {
  const entries = Object.entries(texts).flatMap(([text, forms]) =>
    typeof forms === 'string'
      ? [[text, forms]]
      : Object.entries(forms).map(([plural, form]) => [
          plural === 'other' ? text : `${text}_${plural}`,
          form,
        ]),
  );
  return Object.fromEntries(entries);
}

/** The text in the language of `engine`, in the form for its count. A value `{ text }` is translated and filled as well. */
export function translate(engine: i18n, text: string, params: Readonly<Record<string, unknown>>): string {
  const replace = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (!isText(value)) return [name, value];
      const { [name]: _, ...others } = params;
      return [name, translate(engine, value.text, others)];
    }),
  );
  const counted = replace[countedIn(text)];
  return engine.t(keysOf(text), typeof counted === 'number' ? { replace, count: counted } : { replace });
}

/**
 * What i18next looks up for a source text: the text, then, where it says behind a bar which of several meanings it has
 * (`No|row number`), its words alone.
 */
export function keysOf(text: string): string | string[] {
  const bar = text.indexOf('|');
  return bar < 0 ? text : [text, text.slice(0, bar)];
}

/** The placeholder whose number decides the form: `{count}`, else the first. */
function countedIn(text: string): string {
  return text.includes('{count}') ? 'count' : (/\{(\w+)/.exec(text)?.[1] ?? '');
}

function isText(value: unknown): value is { text: string } {
  return isRecord(value) && Object.keys(value).length === 1 && typeof value.text === 'string';
}
