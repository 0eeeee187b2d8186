import type { MessageTable } from '../../src/runtime/model.ts';
import { defaultTexts, fallbackText } from '../../src/runtime/validation/default-texts.ts';
import type { Place } from '../load/place.ts';
import type { Body } from '../schema/body.ts';
import { isObject } from '../schema/json-schema.ts';
import { walkSchema } from '../schema/walk.ts';
import type { Declared } from './declarations.ts';
import type { Linker } from './linker.ts';

/** The language whose translations must be complete. */
const complete = 'id';

export interface TextsInput {
  /** Texts that the code itself shows (src/runtime/i18n/runtime-texts.json), with the file they stand in. */
  readonly ofCode: readonly { readonly text: string; readonly place: Place }[];
}

/** Notes the messages of all bodies, then compares all texts with every locale file. */
export function linkTexts(linker: Linker, input: TextsInput): void {
  for (const endpoint of linker.endpoints.values()) {
    if (endpoint.body) noteMessages(linker, endpoint.body, endpoint.place.child('body'));
  }
  const { languages } = linker.declarations.app.value;
  const codes = languages.map(({ code }) => code);
  const codeTexts = new Map(input.ofCode.map(({ text, place }) => [text, place]));
  const { place: appPlace } = linker.declarations.app;
  for (const text of [...Object.values(defaultTexts), fallbackText])
    codeTexts.set(text, codeTexts.get(text) ?? appPlace);
  const all = new Map([...codeTexts, ...linker.texts]);
  for (const locale of linker.declarations.locales.values()) {
    if (!codes.includes(locale.id)) {
      linker.report(
        'REF-12',
        locale.place,
        `no language "${locale.id}" in schemas/app.json.${linker.hint(locale.id, codes)}`,
      );
    } else compareLocale(linker, locale, all);
  }
}

function compareLocale(
  linker: Linker,
  { id, value, place }: Declared<Readonly<Record<string, string>>>,
  texts: ReadonlyMap<string, Place>,
): void {
  if (Object.keys(value).length === 0) return;
  const missing = [...texts].filter(([text]) => !(text in value));
  if (id === complete) {
    for (const [text, shownAt] of missing) {
      const remedy = `Add it to ${place.file.path}.`;
      linker.report('TXT-01', shownAt, `no translation into "${id}" of ${JSON.stringify(text)}.`, { remedy });
    }
  } else if (missing.length > 0) {
    const remedy = '`npm run check -- --texts` lists them.';
    linker.report(
      'TXT-02',
      place,
      `${missing.length} of ${texts.size} texts have no translation into "${id}".`,
      { remedy },
    );
  }
  for (const [text, translation] of Object.entries(value)) {
    const at = place.child(text);
    if (!texts.has(text)) {
      linker.report('TXT-03', at, `${JSON.stringify(text)} is not used any more.`, { part: 'key' });
      continue;
    }
    const [wanted, found] = [placeholders(text), placeholders(translation)];
    if (wanted === found) continue;
    linker.report('TXT-04', at, `found ${found || 'no placeholder'}, expected ${wanted || 'none'}.`);
  }
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\w[\w.]*\}/g)]
    .map(([name]) => name)
    .sort()
    .join(' ');
}

/** The places of messages that come through a `$ref` are those of the body that refers to them. */
function noteMessages(linker: Linker, { source, messages }: Body, place: Place): void {
  const shown = new Set(
    Object.values(messages satisfies MessageTable).flatMap((table) => Object.values(table)),
  );
  walkSchema(source, (node, path) => {
    if (!isObject(node.messages)) return;
    for (const [keyword, text] of Object.entries(node.messages)) {
      if (typeof text === 'string' && shown.has(text))
        linker.text(text, place.child(...path, 'messages', keyword));
    }
  });
}
