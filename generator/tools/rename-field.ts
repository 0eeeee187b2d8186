import type { LocaleTexts } from '../../core/model.ts';
import { isByDefault, nodeAt, valueAt } from '../diagnostics/written.ts';
import type { Operation } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { addKey, replaceText, setWritten, writeOut } from './at-places.ts';
import { bodyPropertyOperations, pointerOperations } from './rename-property.ts';

/**
 * Renames a field: in paths, in the bodies that write it, and in their forms. Its column keeps its name, since the
 * database is not changed here; the declaration names the column explicitly afterwards.
 */
export function fieldOperations(
  product: LinkedProduct,
  uses: readonly Use[],
  from: string,
  to: string,
): Operation[] {
  const [entityId = '', old = ''] = from.split('.');
  const name = to.slice(entityId.length + 1);
  const entity = product.declarations.entities.get(entityId);
  const field = entity?.value.fields[old];
  if (!entity || !field) throw new Refused(`There is no field "${from}".`, 'unknown-name');
  if (old === (entity.value.key ?? 'id'))
    throw new Refused(`"${from}" is the key of its entity; a key keeps its name.`, 'not-renamed');
  const fieldUses = uses.filter((use) => use.noun === 'field' && use.name === from && !use.column);
  const renamed = fieldUses.flatMap((use) =>
    replaceText(use.place, (text) => (use.declares ? name : changed(text, use.segment ?? 0, old, name))),
  );
  // A label that was derived from the name stays.
  const labels = fieldUses.flatMap(({ place }) => (place.part === 'key' ? keptLabel(place) : []));
  const placeholders = fieldUses.flatMap((use) => placeholderOperations(product, uses, use, { old, name }));
  const isLabel = old === 'name' && !entity.value.label && entity.value.table;
  return [
    ...renamed,
    ...labels,
    ...placeholders,
    ...columnOperations(entity.place.child('fields', old), field.store, old),
    ...(isLabel ? addKey(entity.place, 'label', name) : []),
    ...pointerOperations(entity.place.child('fields', old), name),
    ...bodyPropertyOperations(product, entityId, old, name),
  ];
}

/** Writes out a label that was derived from the name: `"pages": {}` -> `"pages": "Pages"`. */
export function keptLabel(place: Use['place']): Operation[] {
  const label = place.child('label');
  if (isByDefault(label)) return writeOut(label, (value) => value);
  const labelText = valueAt(place.file.value, place.path);
  const node = nodeAt(place);
  if (typeof labelText !== 'string' || !node || node.type === 'string') return [];
  return setWritten(place, labelText);
}

/** Renames one part of a path or reference. */
function changed(text: string, segment: number, old: string, name: string): string {
  if (text.includes('{')) return text;
  const keys = text.split('.');
  const segmentIndex = text.startsWith('$') ? segment + 1 : segment;
  if (keys[segmentIndex] !== old) return text;
  return keys.map((key, index) => (index === segmentIndex ? name : key)).join('.');
}

/** Renames `{name}` in a text that a row fills. If other rows fill the same text, its translations are copied. */
function placeholderOperations(
  product: LinkedProduct,
  uses: readonly Use[],
  use: Use,
  { old, name }: { readonly old: string; readonly name: string },
): Operation[] {
  const text = nodeAt(use.place)?.value;
  if (use.place.part === 'key' || typeof text !== 'string' || !text.includes('{')) return [];
  const fill = (words: string) =>
    words.replace(/\{([\w.]+)\}/g, (_all, path: string) => `{${changed(path, use.segment ?? 0, old, name)}}`);
  const operations = replaceText(use.place, fill);
  for (const locale of product.declarations.locales.values()) {
    const translation = locale.value[text];
    if (translation === undefined || fill(text) in locale.value) continue;
    const others = uses.some(
      (otherUse) => otherUse.noun === 'text' && otherUse.name === text && !isOf(otherUse, use, uses),
    );
    const translationPlace = locale.place.child(text);
    const forms =
      typeof translation === 'string'
        ? [translationPlace]
        : Object.keys(translation).map((plural) => translationPlace.child(plural));
    if (others) operations.push(...addKey(locale.place, fill(text), filledForms(translation, fill)));
    else
      operations.push(
        ...replaceText(translationPlace.key, fill),
        ...forms.flatMap((formPlace) => replaceText(formPlace, fill)),
      );
  }
  return operations;
}

function filledForms(forms: LocaleTexts[string], fill: (words: string) => string): LocaleTexts[string] {
  if (typeof forms === 'string') return fill(forms);
  return Object.fromEntries(Object.entries(forms).map(([plural, form]) => [plural, fill(form)]));
}

/** Whether the other use is renamed too: it is the key of a translation, or the same field fills it. */
function isOf(otherUse: Use, use: Use, uses: readonly Use[]): boolean {
  if (otherUse.place.part === 'key') return true;
  return uses.some(
    (filled) =>
      filled.noun === 'field' &&
      filled.name === use.name &&
      filled.place.file === otherUse.place.file &&
      filled.place.words === otherUse.place.words,
  );
}

type Store =
  LinkedProduct['declarations']['entities'] extends ReadonlyMap<
    string,
    { value: { fields: Record<string, { store?: infer S }> } }
  >
    ? S
    : never;

function columnOperations(place: Use['place'], store: Store | undefined, old: string): Operation[] {
  if (store?.many || store?.computed || store?.column) return [];
  const column = store?.ref ? `${old}_id` : old;
  return isObject(store)
    ? addKey(place.child('store'), 'column', column)
    : addKey(place, 'store', { column });
}
