import type { ComparedKind, NodeAddition } from '../../core/studio.ts';
import { labelOf, namingOf } from '../expand/words.ts';
import type { LinkedEndpoint } from '../link/context/linked.ts';
import { attributesOfParam, choicesOf } from '../link/data/choices.ts';
import { namedByParameter, namedByValue } from '../link/data/identity.ts';
import { refusedKinds } from '../link/parts/takes.ts';
import type { LinkedProduct } from '../link/product/link-product.ts';
import type { Part } from '../load/language.ts';
import {
  isObject,
  type JsonSchema,
  mainType,
  pathsOf,
  propertiesOf,
  schemaAt,
} from '../schema/json-schema.ts';
import { childOf, inShort } from './grammar-at.ts';

/** How deep paths into a row are offered. */
const DEPTH = 2;

/** What the calls of a screen answer and take. */
interface ScreenCalls {
  readonly item: JsonSchema | undefined;
  readonly body: JsonSchema | undefined;
  readonly submit: LinkedEndpoint | undefined;
}

/** The calls that a screen, with its defaults, reads from and sends to. */
function callsOf(product: LinkedProduct, screen: unknown): ScreenCalls {
  const source = endpointOf(product, screen, 'source') ?? endpointOf(product, screen, 'load');
  const submit = endpointOf(product, screen, 'submit');
  return { item: source?.item, body: submit?.body?.schema, submit };
}

function endpointOf({ endpoints }: LinkedProduct, screen: unknown, key: string): LinkedEndpoint | undefined {
  const call = childOf(screen, key);
  const id = typeof call === 'string' ? call : childOf(call, 'call');
  return endpoints.find((endpoint) => endpoint.id === id);
}

/** Key of a node -> the names that fit there, or the schema of what does. */
export type Fitting = Readonly<Record<string, readonly unknown[] | JsonSchema>>;

/** Key of a node -> what fits there in the compiler's own judgement, where it can tell. */
export function fittingNames(
  product: LinkedProduct,
  screen: unknown,
  keys: readonly string[],
  node: unknown,
): Fitting {
  const calls = callsOf(product, screen);
  const { item, body } = calls;
  const { cells, fields } = product.base.vocabulary;
  const [holder = '', name = ''] = keys.slice(-2);
  if (isOfCondition(keys)) {
    const paths = comparedPaths(calls);
    const names = { field: paths, record: pathsOf(item, '', DEPTH) };
    return paths.length > 0 ? { ...names, ...comparedValues(product, calls, node) } : {};
  }
  if (holder === 'fields' && body)
    return { field: partsThatTake(fields, schemaAt(body, name), childOf(node, 'field')) };
  if (holder === 'columns' || holder === 'fields')
    return { cell: partsThatTake(cells, schemaAt(item, name), childOf(node, 'cell')) };
  return keys.length === 0 ? { roles: roleSetChoice(product) } : {};
}

const isOfCondition = (keys: readonly string[]) => keys.includes('when') || keys.at(-1) === 'enabled';

const comparedPaths = ({ item, body }: ScreenCalls) => [
  ...new Set([...pathsOf(item, '', DEPTH), ...Object.keys(propertiesOf(body))]),
];

/** What a condition may compare its field with, where that is one of a few, or a number. */
function comparedValues(product: LinkedProduct, calls: ScreenCalls, condition: unknown): Fitting {
  const path = childOf(condition, 'field');
  if (typeof path !== 'string') return {};
  const { kind, choices } = comparedKind(product, calls, path);
  if (kind === 'choice') return { is: choices.map(({ value }) => value) };
  return kind === 'number' ? { is: { type: 'number' } } : {};
}

/** Each field that a condition may ask for -> what it is compared with; undefined for a node that is no condition. */
export function comparedKinds(
  product: LinkedProduct,
  screen: unknown,
  keys: readonly string[],
): Readonly<Record<string, ComparedKind>> | undefined {
  if (!isOfCondition(keys)) return undefined;
  const calls = callsOf(product, screen);
  return Object.fromEntries(
    comparedPaths(calls).map((path) => [
      path,
      { ...comparedKind(product, calls, path), title: fieldTitle(product, path) },
    ]),
  );
}

/** What a field is called, in words: `author_id` -> `Author`. */
export const fieldTitle = ({ declarations }: LinkedProduct, path: string): string =>
  labelOf(path.replace(/(?<=.)_id$/, ''), namingOf(declarations.app.value));

/** A condition that compiles, to begin with: of the first field that has a few values, else of one that is filled. */
export function firstCondition(
  product: LinkedProduct,
  screen: unknown,
  keys: readonly string[],
): object | undefined {
  // What decides about itself never comes back.
  const kinds = Object.entries(comparedKinds(product, screen, keys) ?? {}).filter(
    ([path]) => path !== keys.at(-2),
  );
  const [field, kind] = kinds.find(([, { choices }]) => choices.length > 0) ?? kinds[0] ?? [];
  if (field === undefined) return undefined;
  const [choice] = kind?.choices ?? [];
  return choice ? { field, is: choice.value } : { field, exists: true };
}

function comparedKind(
  product: LinkedProduct,
  { item, body, submit }: ScreenCalls,
  path: string,
): ComparedKind {
  const schema = [body, item].map((whole) => schemaAt(whole, path)).find(isObject);
  const type = mainType(schema);
  const choices =
    type === 'boolean'
      ? [
          { value: true, title: 'yes (true)' },
          { value: false, title: 'no (false)' },
        ]
      : choicesIn(product, path, schema);
  if (choices.length > 0) return { kind: 'choice', choices };
  if (type === 'integer' || type === 'number') {
    const records = numberedRecords(product, { submit, item }, path);
    return { kind: 'number', choices, ...(records ? { records } : {}) };
  }
  if (type !== 'string') return { kind: 'any', choices };
  return { kind: schema?.format === 'date' ? 'date' : 'text', choices };
}

/** The records that a number is one of, where a call lists them. */
function numberedRecords(
  product: LinkedProduct,
  { submit, item }: Pick<ScreenCalls, 'submit' | 'item'>,
  path: string,
): ComparedKind['records'] {
  const { declarations, base } = product;
  const resolver = { declarations, fieldOf: base.symbols.fieldOf };
  const key =
    (submit && namedByParameter(resolver, submit, path)) || namedByValue(resolver, schemaAt(item, path));
  const picked = pickedBy(product, key);
  const list = product.endpoints.find(({ id }) => id === picked?.source);
  return picked && list ? { path: list.endpoint.path, value: picked.value, label: picked.label } : undefined;
}

/** The values of an enum, each with its name where the noun, or else a filter by it, has one. */
function choicesIn(
  product: LinkedProduct,
  path: string,
  schema: JsonSchema | undefined,
): ComparedKind['choices'] {
  const values: readonly unknown[] = Array.isArray(schema?.enum) ? schema.enum : [];
  const names = (schema && choicesOf(product.base.symbols, schema)) ?? filterNames(product, path, values);
  return values.flatMap((value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
    const choice = childOf(names, String(value));
    const name = typeof choice === 'string' ? choice : childOf(choice, 'label');
    return [{ value, title: typeof name === 'string' ? `${name} (${value})` : String(value) }];
  });
}

/** What a filter of the same name calls exactly these values. */
function filterNames({ declarations }: LinkedProduct, path: string, values: readonly unknown[]): unknown {
  const named = [...declarations.screens.values()]
    .map(({ value }) => childOf(childOf(childOf(value, 'filters'), path), 'choices'))
    .filter(isObject);
  return named.find((names) => Object.keys(names).sort().join() === values.map(String).sort().join());
}

/** The cells or fields that take a value, each with what it is; `current` is among them whatever it takes. */
function partsThatTake(
  parts: ReadonlyMap<string, Part>,
  schema: JsonSchema | 'open' | undefined,
  current: unknown,
): JsonSchema {
  const valueSchema = isObject(schema) ? schema : undefined;
  return {
    type: 'string',
    oneOf: [...parts]
      .filter(([name, { takes }]) => name === current || refusedKinds(takes, valueSchema).length === 0)
      .map(([name, { description }]) => ({ const: name, title: `${name}: ${inShort(description)}` }))
      .sort((a, b) => (a.const < b.const ? -1 : 1)),
  };
}

/** The sets of roles, each with those who are in it. */
export function roleSetChoice({ declarations }: LinkedProduct): JsonSchema {
  const { access, roles } = declarations.app.value;
  return {
    type: 'string',
    oneOf: Object.entries(access).map(([name, members]) => {
      const names = members.map((role) => roles[role]).join(', ');
      return { const: name, title: `${name} (${names})` };
    }),
  };
}

/** What the noun says of the value that a column or field shows or takes, such as its unit; '' where it says nothing. */
export function meaningAt(product: LinkedProduct, screen: unknown, keys: readonly string[]): string {
  const [holder = '', name = ''] = keys.slice(-2);
  if (holder !== 'columns' && holder !== 'fields') return '';
  const { item, body } = callsOf(product, screen);
  const schema = [body, item].map((whole) => schemaAt(whole, name)).find(isObject);
  return typeof schema?.description === 'string' ? schema.description : '';
}

/** The filters that a list may have, with what each begins: the query parameters that it does not use itself. */
export function filterAdditions(product: LinkedProduct, screen: unknown): NodeAddition[] {
  const source = endpointOf(product, screen, 'source');
  const { paging, search, sort } = source?.endpoint ?? {};
  const ownNames = [paging?.page, paging?.size, search, sort?.field, sort?.dir];
  return Object.entries(propertiesOf(source?.query))
    .filter(([name]) => !ownNames.includes(name))
    .map(([key, schema]) => ({ key, description: '', empty: filterOf(product, source, key, schema) }));
}

/** A filter that compiles: one of a few values by their names, else what fits the parameter. */
function filterOf(
  product: LinkedProduct,
  source: LinkedEndpoint | undefined,
  param: string,
  schema: JsonSchema,
): object {
  const type = mainType(schema);
  if (type === 'string' && schema.format === 'date') return { field: 'date' };
  if (type === 'boolean') return { field: 'select', choices: { true: 'Yes', false: 'No' } };
  if (!Array.isArray(schema.enum))
    return type === 'integer' || type === 'number'
      ? filterOfNumber(product, source, param)
      : { field: 'text' };
  const { symbols } = product.base;
  const schemas = [schema, ...attributesOfParam(symbols, source, param)];
  if (schemas.some((candidate) => candidate && choicesOf(symbols, candidate))) return { field: 'select' };
  return {
    field: 'select',
    choices: Object.fromEntries(schema.enum.map((value) => [String(value), String(value)])),
  };
}

/** One record, where the number is that of another noun with a list; else one of the numbers that are named. */
function filterOfNumber(product: LinkedProduct, source: LinkedEndpoint | undefined, param: string): object {
  const { declarations, base } = product;
  const resolver = { declarations, fieldOf: base.symbols.fieldOf };
  const picked = pickedBy(product, source && namedByParameter(resolver, source, param));
  return picked
    ? { field: 'picker', source: picked.source, options: { value: picked.value, label: picked.label } }
    : { field: 'select', choices: { 1: '1' } };
}

/** The records whose key a column is, as `books.id`: the call that lists them, their key, and what each is called. */
function pickedBy(product: LinkedProduct, key: string | undefined) {
  const [table, value] = key?.split('.') ?? [];
  const entities = [...product.declarations.entities];
  const noun = entities.find(([, entity]) => table && entity.value.table === table)?.[0];
  const picked = noun === undefined ? undefined : pickedFrom(product, noun);
  return picked && value ? { ...picked, value } : undefined;
}

/** The call that lists the records of a noun, and the text that each is chosen by. */
export function pickedFrom(
  { declarations, endpoints }: LinkedProduct,
  noun: string,
): { readonly source: string; readonly label: string } | undefined {
  const list = endpoints.find(({ pathParams, declared: { value } }) => {
    const { resource } = value;
    return resource?.do === 'list' && resource.entity === noun && pathParams.length === 0;
  });
  const texts = Object.entries(propertiesOf(list?.item)).flatMap(([name, schema]) =>
    mainType(schema) === 'string' ? [name] : [],
  );
  const named = declarations.entities.get(noun)?.value.label;
  const label = texts.find((name) => name === named) ?? texts[0];
  return list && label !== undefined ? { source: list.id, label } : undefined;
}
