import type { LocaleTexts, MessageTable } from '../../../core/model.ts';
import { defaultTexts } from '../../../core/validation/default-texts.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import type { SourceFile } from '../../diagnostics/source-file.ts';
import type { Body } from '../../schema/body.ts';
import { isObject } from '../../schema/json-schema.ts';
import { walkSchema } from '../../schema/walk.ts';
import type { Declarations, Declared } from '../context/declarations.ts';
import type { Linker, Reporter, Texts } from '../context/linker.ts';
import { checkFilled } from '../context/reporter.ts';

/** The language whose translations must be complete. */
export const complete = 'id';
/** The language of the texts in declarations. */
export const source = 'en';

export interface TextsInput {
  /** Texts that the code shows (src/runtime/base/i18n/runtime-texts.json), with their place. */
  readonly ofCode: readonly { readonly text: string; readonly place: Place }[];
}

/** Language code -> texts without a translation; the source language is left out. */
export type Untranslated = ReadonlyMap<string, readonly string[]>;

/** Collects the messages of all bodies, then compares all texts with every locale file. */
export function linkTexts(linker: Linker, input: TextsInput, locales: Declarations['locales']): Untranslated {
  for (const endpoint of linker.endpoints.values()) {
    if (endpoint.body) noteMessages(linker, endpoint.body, endpoint.place.child('body'));
  }
  const placesByText = allTexts(linker, input);
  const codes = linker.declarations.app.value.languages.map(({ code }) => code);
  for (const locale of locales.values()) {
    if (codes.includes(locale.id)) compareLocale(linker, locale, placesByText);
    else {
      const text = `no language "${locale.id}" in schemas/app.json.${didYouMean(locale.id, codes)}`;
      linker.report('REF-12', locale.place, text);
    }
  }
  const missing = codes
    .filter((code) => code !== source)
    .map((code) => {
      const translations = locales.get(code)?.value ?? {};
      return [
        code,
        [...placesByText.keys()].filter((text) => !Object.hasOwn(translations, text)).sort(),
      ] as const;
    });
  return new Map(missing);
}

/** Texts of the declarations and of the code, each with its first place. */
function allTexts(linker: Linker, { ofCode }: TextsInput): ReadonlyMap<string, Place> {
  return new Map([...ofCode.map(({ text, place }) => [text, place] as const), ...linker.notes.texts]);
}

function compareLocale(
  linker: Reporter,
  { id, value, place }: Declared<LocaleTexts>,
  texts: ReadonlyMap<string, Place>,
): void {
  if (Object.keys(value).length === 0) return;
  if (id !== source) reportMissing(linker, { id, value, place }, texts);
  const sound = soundTexts.get(place.file) ?? new Set();
  soundTexts.set(place.file, sound);
  for (const [text, translation] of Object.entries(value)) {
    const textPlace = place.child(text);
    if (!texts.has(text)) {
      linker.report('TXT-03', textPlace.key, `${JSON.stringify(text)} is not used any more.`);
      continue;
    }
    if (sound.has(text)) continue;
    const problemCount = linker.problems.size;
    if (typeof translation === 'string') comparePlaceholders(linker, { text, translation, at: textPlace });
    else compareForms(linker, { language: id, text, at: textPlace, isSource: id === source }, translation);
    const mainForm = typeof translation === 'string' ? translation : translation.other;
    if (id === source && mainForm !== undefined && mainForm !== text)
      linker.report('TXT-06', textPlace, `found ${JSON.stringify(mainForm)}, expected the text itself.`);
    if (linker.problems.size === problemCount) sound.add(text);
  }
}

/** Incremental cache: the texts of a file whose translations have no fault. */
const soundTexts = new WeakMap<SourceFile, Set<string>>();

/** Checks the plural forms of a text: their names and their placeholders. */
function compareForms(
  linker: Reporter,
  {
    language,
    text,
    at: textPlace,
    isSource,
  }: { language: string; text: string; at: Place; isSource: boolean },
  forms: Exclude<LocaleTexts[string], string>,
): void {
  const plurals: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  // In the source language the text itself is that form.
  if (forms.other === undefined && !isSource)
    linker.report(
      'TXT-05',
      textPlace,
      `no form "other", which stands for every count without a form of its own.`,
    );
  for (const [plural, form] of Object.entries(forms)) {
    const place = textPlace.child(plural);
    if (plurals.includes(plural)) {
      const oneCount = plural !== 'other';
      comparePlaceholders(linker, { text, translation: form, at: place, oneCount });
    } else {
      const pluralHint = `"${language}" has ${plurals.join(', ')}.`;
      linker.report('TXT-05', place, `no plural "${plural}": ${pluralHint}`);
    }
  }
}

interface Translation {
  readonly text: string;
  readonly translation: string;
  readonly at: Place;
  /** A form for one count needs no number ("one day"). */
  readonly oneCount?: boolean;
}

function comparePlaceholders(
  linker: Reporter,
  { text, translation, at: textPlace, oneCount }: Translation,
): void {
  if (edgesOf(text) !== edgesOf(translation))
    linker.report(
      'TXT-08',
      textPlace,
      `${JSON.stringify(translation)} begins or ends with other blanks than its text.`,
    );
  const [expectedPlaceholders, foundPlaceholders] = [placeholders(text), placeholders(translation)];
  if (
    expectedPlaceholders === foundPlaceholders ||
    (oneCount && placeholders(text.replace(findCountPlaceholder(text), '')) === foundPlaceholders)
  )
    return;
  linker.report(
    'TXT-04',
    textPlace,
    `found ${foundPlaceholders || 'no placeholder'}, expected ${expectedPlaceholders || 'none'}.`,
  );
}

/** The placeholder that selects the plural form (core/translate.ts). */
function findCountPlaceholder(text: string): string {
  return text.includes('{count}') ? '{count}' : (/\{\w[\w.]*\}/.exec(text)?.[0] ?? '');
}

/** Reports every missing text of the complete language, and only their number for the others. */
function reportMissing(
  linker: Reporter,
  { id, value, place }: Declared<LocaleTexts>,
  texts: ReadonlyMap<string, Place>,
): void {
  const missing = [...texts].filter(([text]) => !Object.hasOwn(value, text));
  if (id === complete) {
    for (const [text, shownAt] of missing) {
      const remedy = `Add it to ${place.file.path}.`;
      linker.report('TXT-01', shownAt, `no translation into "${id}" of ${JSON.stringify(text)}.`, { remedy });
    }
  } else if (missing.length > 0) {
    const text = `${missing.length} of ${texts.size} texts have no translation into "${id}".`;
    linker.report('TXT-02', place, text, { remedy: `\`npm run check -- --texts ${id}\` lists them.` });
  }
}

/** The blanks around a text. */
function edgesOf(text: string): string {
  return text.replace(/\S(.*\S)?/s, '|');
}

function placeholders(text: string): string {
  return namesIn(text)
    .map((name) => `{${name}}`)
    .sort()
    .join(' ');
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w[\w.]*)\}/g)].map(([, name = '']) => name);
}

/** Collects the messages of a body; those behind a `$ref` have the place of the reference. */
function noteMessages(linker: Texts & Reporter, { source: schema, messages }: Body, place: Place): void {
  const messageTexts = new Set(
    Object.values(messages satisfies MessageTable).flatMap((table) => Object.values(table)),
  );
  walkSchema(schema, (node, path) => {
    if (!isObject(node.messages)) return;
    for (const [keyword, text] of Object.entries(node.messages)) {
      if (typeof text !== 'string' || !messageTexts.has(text)) continue;
      const messagePlace = place.child(...path, 'messages', keyword);
      checkFilled(
        linker,
        linker.text(text, messagePlace),
        namesIn(defaultTexts[keyword] ?? ''),
        messagePlace,
      );
    }
  });
}
