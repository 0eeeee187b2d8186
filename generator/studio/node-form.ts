import type { NodeForm, NodePart } from '../../core/studio.ts';
import { type JsonSchema, typesOf } from '../schema/json-schema.ts';
import { childOf, inShort, type Way, waysOf } from './grammar-at.ts';
import type { Fitting } from './names-at.ts';

interface NodeState {
  readonly written: unknown;
  readonly full: unknown;
  /** What the compiler takes where nothing is said, as far as `full` does not say it. */
  readonly taken?: unknown;
  /** What fits a key, narrower than the grammar says. */
  readonly fitting: Fitting;
}

type Documents = ReadonlyMap<string, JsonSchema>;

/** Texts of a word or two; others are sentences. */
const SHORT = ['label', 'title', 'singular', 'plural', 'prefix', 'suffix', 'on', 'off'];
/** Above so many names a list is too long to choose from: they are offered while typing. */
const LISTED = 40;
const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
/** Said by the file, not by a person. */
const SILENT = ['$schema', 'kind', 'screen', 'entity', 'version'];

/** The form of a node. */
export function nodeForm(documents: Documents, ways: readonly Way[], state: NodeState): NodeForm {
  const objectWays = ways.filter(({ schema }) => isObjectWay(schema));
  const mayBeNull = ways.some(({ schema }) => typesOf(schema).includes('null'));
  const keys = [...new Set(objectWays.flatMap(({ schema }) => Object.keys(Object(schema.properties))))];
  // A value that could be an object as well keeps its box.
  const isValue = state.written !== undefined && !isHolder(state.written) && !isHolder(state.full);
  if (keys.length === 0 || (isValue && !keys.includes('label')))
    return { ...plainForm(ways, state), mayBeNull };
  const value = asObject(state.written, state.full, keys);
  const properties: Record<string, JsonSchema> = {};
  const uiSchema: Record<string, JsonSchema> = {};
  const parts: NodePart[] = [];
  const texts: string[] = [];
  for (const key of keys) {
    if (SILENT.includes(key)) continue;
    const memberWays = waysOf(documents, objectWays, key, childOf(state.full, key));
    const current = value[key];
    const byDefault = childOf(state.full, key) ?? childOf(state.taken, key);
    const control = controlOf(memberWays, current, state.fitting[key]);
    if (control && !isHolder(current)) {
      properties[key] = { ...control, ...typeOf(control, current), title: key, ...description(memberWays) };
      const isText = memberWays.some((way) => way.isText);
      uiSchema[key] = {
        ...placeholder(current, byDefault, described(memberWays).description),
        ...(isText ? boxOf(key) : {}),
      };
      if (isText) texts.push(key);
    } else if (memberWays.length > 0)
      parts.push({ key, ...described(memberWays), isWritten: key in value, empty: emptyOf(memberWays) });
  }
  const formValue = Object.fromEntries(Object.entries(value).filter(([key]) => key in properties));
  return {
    schema: { type: 'object', properties },
    uiSchema: { ...uiSchema, 'ui:submitButtonOptions': { norender: true } },
    value: formValue,
    parts,
    texts,
    order: keys,
    isPlain: false,
    mayBeText: ways.some(({ isText, schema }) => isText && !isObjectWay(schema)),
    mayBeNull,
  };
}

/** The box of a text: that of a sentence grows. */
const boxOf = (key: string): JsonSchema => (SHORT.includes(key) ? {} : { 'ui:widget': 'sentence' });

function plainForm(ways: readonly Way[], { written, fitting }: NodeState): Omit<NodeForm, 'mayBeNull'> {
  const control = isHolder(written) ? undefined : controlOf(ways, written, fitting['']);
  return {
    schema: control ? { ...control, ...description(ways) } : {},
    uiSchema: { 'ui:submitButtonOptions': { norender: true }, 'ui:title': 'value' },
    value: written,
    parts: [],
    order: [],
    texts: ways.some(({ isText }) => isText) && typeof written === 'string' ? [''] : [],
    isPlain: control !== undefined,
    mayBeText: false,
  };
}

/** A short form in the words of the long one: `2` is `{ "priority": 2 }`, a text the label. */
export function asObject(
  written: unknown,
  full: unknown,
  keys: readonly string[] = ['label'],
): Record<string, unknown> {
  if (isHolder(written)) return { ...(written as Record<string, unknown>) };
  if (typeof written === 'string' && !isHolder(full) && keys.includes('label')) return { label: written };
  if (written === undefined || written === null || typeof full !== 'object' || full === null) return {};
  const [key] = Object.entries(full).find(([, value]) => value === written) ?? [];
  return key === undefined ? {} : { [key]: written };
}

/** What a form says, laid over what is written: keys that it leaves empty are taken away, new ones stand as in `order`. */
export function withForm(
  written: Readonly<Record<string, unknown>>,
  { schema, order }: Pick<NodeForm, 'schema' | 'order'>,
  form: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shownKeys = Object.keys(Object(schema.properties));
  const entries = Object.entries(written).flatMap(([key, value]): [string, unknown][] => {
    if (!shownKeys.includes(key)) return [[key, value]];
    return isEmpty(form[key]) ? [] : [[key, form[key]]];
  });
  for (const key of shownKeys) {
    if (isEmpty(form[key]) || key in written) continue;
    const later = entries.findIndex(([writtenKey]) => order.indexOf(writtenKey) > order.indexOf(key));
    entries.splice(later < 0 ? entries.length : later, 0, [key, form[key]]);
  }
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) => value === undefined || value === '' || value === null;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isHolder = (value: unknown) => typeof value === 'object' && value !== null;

function isObjectWay(schema: JsonSchema): boolean {
  return 'properties' in schema && (schema.type === undefined || typesOf(schema).includes('object'));
}

/** A control for values that are no objects; undefined where there is none. */
function controlOf(
  ways: readonly Way[],
  current: unknown,
  fitting: Fitting[string] | undefined,
): JsonSchema | undefined {
  const schemas = ways.map(({ schema }) => schema);
  if (isList(fitting)) return chosenFrom(fitting, current);
  if (fitting) return fitting;
  const names = [...new Set(schemas.flatMap(({ enum: list }) => (Array.isArray(list) ? list : [])))];
  const isFree = ways.some(
    ({ schema, isText }) => isText || (typesOf(schema).includes('string') && !schema.pattern && !schema.enum),
  );
  if (names.length > 0 && !isFree) return chosenFrom(names, current);
  if (schemas.some(({ const: only }) => only === true)) return { type: 'boolean' };
  for (const type of ['string', 'integer', 'number', 'boolean']) {
    const ofType = schemas.filter((schema) => typesOf(schema).includes(type) && !isObjectWay(schema));
    if (ofType.length > 0)
      return { type, ...boundsOf(ofType), ...(names.length > 0 ? { examples: names } : {}) };
  }
  return undefined;
}

/** null stands where it is written, and is nothing wrong there. */
function typeOf({ type }: JsonSchema, current: unknown): JsonSchema {
  return current === null && typeof type === 'string' ? { type: [type, 'null'] } : {};
}

/** What a number must not pass, where it may be written in one way alone. */
function boundsOf([schema, ...others]: readonly JsonSchema[]): JsonSchema {
  if (others.length > 0) return {};
  return Object.fromEntries(BOUNDS.flatMap((key) => (schema && key in schema ? [[key, schema[key]]] : [])));
}

function chosenFrom(names: readonly unknown[], current: unknown): JsonSchema {
  const type = ['number', 'string'].find((name) => names.every((value) => typeof value === name));
  const typed = type === undefined ? {} : { type };
  if (names.length > LISTED) return { ...typed, examples: names };
  return { ...typed, enum: current === undefined || names.includes(current) ? names : [current, ...names] };
}

/** What comes by default; where nothing does, what the key means. */
function placeholder(current: unknown, byDefault: unknown, meaning: string): JsonSchema {
  if (current !== undefined) return {};
  // The default of a question is what is asked.
  const value = isHolder(byDefault) ? childOf(byDefault, 'text') : byDefault;
  const hint = value === undefined || isHolder(value) ? inShort(meaning) : `by default: ${value}`;
  return hint === '' ? {} : { 'ui:placeholder': hint };
}

function description(ways: readonly Way[]): JsonSchema {
  const { description: text } = described(ways);
  return text === '' ? {} : { description: text };
}

export function described(ways: readonly Way[]): { readonly description: string } {
  const texts = ways.map(({ schema }) => schema.description).filter((text) => typeof text === 'string');
  return { description: texts[0] ?? '' };
}

/** What a node that is added begins with. */
export function emptyOf(ways: readonly Way[]): unknown {
  const [schema = {}] = ways
    .map((way) => way.schema)
    .filter((candidate) => isObjectWay(candidate) || 'items' in candidate || isMap(candidate));
  if ('items' in schema) return [];
  return isObjectWay(schema) || isMap(schema) || ways.some(isAnyObject) ? {} : '';
}

/** Whether a text, or one of some words, may stand there. */
export function isPlainWay({ schema, isText }: Way): boolean {
  return isText || typesOf(schema).includes('string') || Array.isArray(schema.enum);
}

const isAnyObject = ({ schema }: Way) => typesOf(schema).includes('object');

export function isMap({ additionalProperties }: JsonSchema): boolean {
  return typeof additionalProperties === 'object' && additionalProperties !== null;
}
