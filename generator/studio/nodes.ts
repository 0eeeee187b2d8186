import type {
  FileTree,
  HandMadePart,
  NodeAddition,
  NodeForm,
  NodeView,
  ShownText,
} from '../../core/studio.ts';
import { keysOf, pointer } from '../diagnostics/pointer.ts';
import { valueAt } from '../diagnostics/written.ts';
import type { Operation, RenamedKind } from '../edit/operations.ts';
import { Refused } from '../edit/refused.ts';
import type { Use } from '../link/context/uses.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import { complete } from '../link/product/texts.ts';
import { kindOf } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { namesOf } from '../tools/product-uses.ts';
import { columnOfField } from './column-of-field.ts';
import { childOf, type Documents, type Way, waysAt, waysOf } from './grammar-at.ts';
import { handMadeAt } from './hand-made.ts';
import { comparedKinds, filterAdditions, firstCondition, fittingNames, meaningAt } from './names-at.ts';
import { takable } from './new/filterable.ts';
import { asObject, described, emptyOf, isMap, isPlainWay, nodeForm, withForm } from './node-form.ts';
import { textOf } from './session.ts';
import type { Studio } from './studio.ts';

/** A file as a tree. Throws Refused. */
export async function treeOf(studio: Studio, file: string): Promise<FileTree> {
  const written = JSON.parse(textOf(studio.session.sources(), file)) as unknown;
  return { file, kind: kindOf(file) ?? '', written, full: fullOf(await studio.product(), file, written) };
}

/** The completed declaration of a file; where it completes nothing, what is written. */
function fullOf({ declarations }: LinkedProduct, file: string, written: unknown): unknown {
  const { screens, entities, endpoints } = declarations;
  const isHere = ({ place }: { place: Use['place'] }) => place.file.path === file;
  const whole = [...screens.values(), ...entities.values()].find(isHere);
  if (whole) return { ...Object(written), ...whole.value };
  const calls = [...endpoints.values()].filter(isHere);
  if (calls.length === 0) return written;
  return { ...Object(written), endpoints: Object.fromEntries(calls.map(({ id, value }) => [id, value])) };
}

/** Everything about a node. Throws Refused. */
export async function nodeView(studio: Studio, file: string, place: string): Promise<NodeView> {
  const [product, documents, tree] = [
    await studio.product(),
    await studio.grammar(),
    await treeOf(studio, file),
  ];
  const keys = keysOf(place);
  const ways = waysAt(documents, `${tree.kind}.schema.json`, tree.full, keys);
  const [written, full] = [valueAt(tree.written, keys), valueAt(tree.full, keys)];
  const form = nodeForm(documents, ways, {
    written,
    full,
    taken: linkedPart(product, file, keys),
    fitting: fittingNames(product, tree.full, keys, full),
  });
  const compared = comparedKinds(product, tree.full, keys);
  const declares = declaredAt(product, file, place);
  const held = columnOfField(product, file, keys);
  const around = handMadeAt(studio.project.root, product, { full: tree.full, keys: keys.slice(0, -1) });
  const handMade = handMadeAt(studio.project.root, product, { full: tree.full, keys });
  return {
    ...form,
    parts: form.parts.map((part) =>
      part.key === 'when' || part.key === 'enabled'
        ? { ...part, empty: firstCondition(product, tree.full, [...keys, part.key]) ?? part.empty }
        : part,
    ),
    file,
    pointer: place,
    isWritten: written !== undefined,
    ...described(ways),
    meaning: meaningAt(product, tree.full, keys),
    ...additionsOf(ways, {
      documents,
      product,
      full: tree.full,
      value: written,
      keys,
      around,
      inherited: inheritedParts(product, tree.written, keys),
    }),
    shownTexts: textsOf(studio, form, written === undefined ? full : written, full),
    ...(compared ? { compared } : {}),
    ...(declares ? { declares } : {}),
    ...(held ? { column: `${held.table}.${held.column}` } : {}),
    ...(handMade ? { handMade } : {}),
  };
}

/** A column or an action of a screen as the page shows it. */
function linkedPart({ screens }: LinkedProduct, file: string, keys: readonly string[]): unknown {
  const [group = '', name] = keys;
  const parts = childOf(screens.find(({ place }) => place.file.path === file)?.screen, group);
  if (keys.length !== 2 || !Array.isArray(parts)) return undefined;
  return parts.find((part) => [childOf(part, 'path'), childOf(part, 'id')].includes(name));
}

interface AdditionState {
  readonly documents: Documents;
  readonly product: LinkedProduct;
  readonly full: unknown;
  readonly value: unknown;
  readonly keys: readonly string[];
  /** The hand-made part that the node around it shows. */
  readonly around: HandMadePart | undefined;
  readonly inherited: readonly NodeAddition[];
}

function additionsOf(ways: readonly Way[], state: AdditionState) {
  const { documents, product, full, value, keys, around, inherited } = state;
  const key = keys.at(-1) ?? '';
  const maps = ways.filter(({ schema }) => isMap(schema));
  const lists = ways.filter(({ schema }) => isObject(schema.items));
  const filters = key === 'filters' ? filterAdditions(product, full) : callAdditions(product, keys);
  const props = key === 'props' || key === 'options' ? (around?.props ?? []) : [];
  const named = new Map<string, NodeAddition>(
    [...filters, ...props.map(({ name, description }) => ({ key: name, description, empty: '' }))].map(
      (addition) => [addition.key, addition],
    ),
  );
  const isFree = maps.length > 0;
  // The grammar names what a call answers, beside what may have any name.
  if (isFree)
    for (const { schema } of ways)
      for (const [name, member] of Object.entries(Object(schema.properties) as Record<string, unknown>))
        named.set(name, { key: name, description: String(childOf(member, 'description') ?? '') });
  for (const addition of inherited) named.set(addition.key, addition);
  const isThere = (name: string) => isObject(value) && name in value;
  const inner = [...waysOf(documents, maps, '', undefined), ...waysOf(documents, lists, '0', undefined)];
  return {
    additions: [...named.values()].filter((addition) => !isThere(addition.key)),
    isOpen: isFree,
    isList: lists.length > 0 && Array.isArray(value ?? []),
    empty: beginning(inner, key),
  };
}

/** The parts that a screen takes over from the one that it extends: one that is added begins as it is there. */
function inheritedParts(
  { declarations }: LinkedProduct,
  written: unknown,
  keys: readonly string[],
): NodeAddition[] {
  const base = childOf(written, 'extends');
  const file = typeof base === 'string' ? declarations.screens.get(base)?.place.file : undefined;
  const parts = keys.length === 1 && file ? valueAt((file.written ?? file).value, keys) : undefined;
  return Object.entries(Object(parts)).map(([key, empty]) => ({
    key,
    description: `As in "${base}", to be changed here alone.`,
    empty,
  }));
}

/** By what a call could narrow its rows: its parameters, and the conditions that they make. */
function callAdditions(product: LinkedProduct, [group, id = '', ...keys]: readonly string[]): NodeAddition[] {
  const call = group === 'endpoints' ? product.declarations.endpoints.get(id) : undefined;
  const place = keys.join('/');
  if (!call || !['query', 'resource/where'].includes(place)) return [];
  return takable(product, call.value).flatMap(({ name, params: { query, column, where } }) => {
    const description = `By the field "${name}".`;
    return place === 'query'
      ? Object.entries(query).map(([key, empty]) => ({ key, description, empty }))
      : [{ key: column, description, empty: where }];
  });
}

/** An entry that is added has to say something where nothing comes by default. */
function beginning(inner: readonly Way[], key: string): unknown {
  if (key === 'filters') return { field: 'text' };
  if (key === 'choices') return '';
  const start = inner.some(isPlainWay) ? '' : emptyOf(inner);
  return start === '' && ['columns', 'fields', 'row', 'header', 'bulk', 'actions'].includes(key) ? {} : start;
}

function textsOf(studio: Studio, form: NodeForm, written: unknown, full: unknown): ShownText[] {
  const locales = studio.session.locales();
  return form.texts.flatMap((key): ShownText[] => {
    const text = key === '' ? written : (childOf(asObject(written, full), key) ?? childOf(full, key));
    if (typeof text !== 'string' || text === '') return [];
    const translations = locales
      .filter(([code]) => code !== 'en')
      .map(([code, texts]) => [code, childOf(texts, text)] as const)
      .map(([code, translation]) => [code, typeof translation === 'string' ? translation : ''] as const);
    return [{ key, text, translations: Object.fromEntries(inOrderOf(translations)) }];
  });
}

/** The language that must be complete stands first. */
function inOrderOf<T>(entries: readonly (readonly [string, T])[]) {
  return [...entries].sort(
    ([a], [b]) => Number(b === complete) - Number(a === complete) || a.localeCompare(b),
  );
}

/** The operation that writes a translation where a reader of the file looks for it. */
export function translating(studio: Studio, language: string, text: string, translation: string): Operation {
  const file = `schemas/locales/${language}.json`;
  const texts = JSON.parse(textOf(studio.session.sources(), file)) as Record<string, unknown>;
  const place = pointer([text]);
  if (translation === '') return { op: 'remove', file, pointer: place };
  if (text in texts) return { op: 'set', file, pointer: place, value: translation };
  const nextText = Object.keys(texts).find((key) => key.localeCompare(text, 'en') > 0);
  return { op: 'add', file, pointer: place, value: translation, ...(nextText ? { before: nextText } : {}) };
}

/** What a form of a node says, as an operation. Throws Refused. */
export async function changing(
  studio: Studio,
  file: string,
  place: string,
  value: unknown,
): Promise<Operation> {
  const view = await nodeView(studio, file, place);
  if (view.isPlain) return { op: 'set', file, pointer: place, value };
  const tree = await treeOf(studio, file);
  const keys = keysOf(place);
  const written = asObject(valueAt(tree.written, keys), valueAt(tree.full, keys));
  if (!isObject(value)) throw new Refused('A form says an object.', 'no-value', { file, pointer: place });
  const formValue = withForm(written, view, value);
  return {
    op: 'set',
    file,
    pointer: place,
    value: asText(formValue, view, valueAt(tree.written, keys)) ?? formValue,
  };
}

/** The label alone, where it is all that is said and nobody wrote more. */
function asText(formValue: Readonly<Record<string, unknown>>, view: NodeView, written: unknown) {
  const [key = '', another] = Object.keys(formValue);
  const isOne = another === undefined && view.texts.includes(key) && typeof written !== 'object';
  return isOne && view.mayBeText ? formValue[key] : undefined;
}

/** The name that is declared at a node. */
function declaredAt({ declarations }: LinkedProduct, file: string, place: string) {
  const use = namesOf(declarations).find(
    (candidate) =>
      candidate.place.file.path === file &&
      pointer(candidate.place.path) === (place === '' ? `/${candidate.noun}` : place),
  );
  return use && { kind: use.noun as RenamedKind, name: use.name };
}

/** The operation that gives a screen a part of its own, as the screen that it extends has it. Throws Refused. */
export function overriding(studio: Studio, file: string, base: string, place: string): Operation {
  const [holder = '', name = ''] = keysOf(place);
  const partPlace = pointer([holder, name]);
  const sources = studio.session.sources();
  const parts = valueAt(JSON.parse(textOf(sources, base)), [holder]);
  const value = isObject(parts) ? valueAt(parts, [name]) : undefined;
  const isHeld = valueAt(JSON.parse(textOf(sources, file)), [holder]) !== undefined;
  if (value === undefined)
    throw new Refused('Only a named part can be changed alone.', 'not-possible', { file });
  return isHeld
    ? { op: 'add', file, pointer: partPlace, value }
    : { op: 'add', file, pointer: pointer([holder]), value: { [name]: value } };
}
