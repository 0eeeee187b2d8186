import { Refused } from '../../edit/refused.ts';
import { wordsOf } from '../../expand/words.ts';
import type { EndpointDeclaration, Placed, ScreenDeclaration } from '../../link/context/declarations.ts';
import { choicesOf } from '../../link/data/choices.ts';
import type { LinkedProduct } from '../../link/product/link-product.ts';
import { isObject, type JsonSchema, mainType } from '../../schema/json-schema.ts';
import {
  columnOf,
  type EntityField,
  enumOf,
  kindOf,
  type Noun,
  nounOf,
} from '../../tools/new-screen/noun.ts';
import { childOf } from '../grammar-at.ts';
import { filterAdditions, pickedFrom } from '../names-at.ts';

/** Characters of a text whose field does not say how many there may be. */
const LONGEST = 200;

/** Something that a list may be filtered by. */
export interface Filterable {
  /** The field of the noun, or a parameter that the call takes. */
  readonly name: string;
  readonly param: string;
  /** What the call is given, where it does not take it yet. */
  readonly taken?: Taken;
  /** Values that have no name yet -> what another list calls them, else the value itself. */
  readonly unnamed: Readonly<Record<string, string>>;
  /** A server that has the stated contract alone does not take it. */
  readonly isExtension: boolean;
}

/** Query parameters, and the condition of the rows that they make. */
export interface Taken {
  readonly query: Readonly<Record<string, JsonSchema>>;
  readonly column: string;
  readonly where: unknown;
  /** The parameter of the last day, where the first one begins a range. */
  readonly end?: string;
}

/** A list, and the call that answers its rows. */
export interface FilteredList {
  readonly screen: Placed<ScreenDeclaration>;
  readonly id: string;
  readonly call: Placed<EndpointDeclaration>;
}

/** The list of a file, with its call. Throws Refused. */
export function filteredList({ declarations }: LinkedProduct, file: unknown): FilteredList {
  const screen = [...declarations.screens.values()].find(({ place }) => place.file.path === file);
  if (screen?.value.kind !== 'list') throw new Refused('Choose a list first.');
  const source: unknown = screen.value.source;
  const id = String(isObject(source) ? source.call : source);
  const call = declarations.endpoints.get(id);
  if (!call) throw new Refused('No call answers the rows of this list.');
  return { screen, id, call };
}

/** All that a list may be filtered by, and is not yet: fields of its noun, then other parameters of its call. */
export function filterables(product: LinkedProduct, list: FilteredList): Filterable[] {
  const call = list.call.value;
  const isNew = call.extension === true;
  const filters = Object(childOf(list.screen.value, 'filters'));
  const unfiltered = filterAdditions(product, list.screen.value).filter(({ key }) => !(key in filters));
  const parameters = unfiltered.map(({ key, empty }): Filterable => {
    const choices = childOf(empty, 'choices');
    const values = Object.entries(Object(choices)).flatMap(([value, name]) =>
      value === name ? [value] : [],
    );
    return {
      name: key,
      param: key,
      unnamed: namedElsewhere(product, key, values),
      isExtension: isNew || call.query?.[key]?.extension === true,
    };
  });
  const ofFields = takable(product, call).flatMap(({ name, noun, params }): Filterable[] => {
    if (isTaken(list, params)) return [];
    const [param = name] = Object.keys(params.query);
    const schema = schemaOf(product, noun, name);
    const isNamed = choicesOf(product.base.symbols, schema) !== undefined;
    const values = isNamed ? [] : (enumOf(schema) ?? []).map(String);
    const unnamed = namedElsewhere(product, param, values);
    return [{ name, param, taken: params, unnamed, isExtension: isNew || noun.usual.extension === true }];
  });
  return [...ofFields, ...parameters];
}

/** The fields by which a call could narrow its rows, with what it has to be given for each. */
export function takable(product: LinkedProduct, call: EndpointDeclaration) {
  const noun = nounOfCall(product, call);
  return Object.entries(noun?.entity.fields ?? {}).flatMap(([name, field]) => {
    const params = noun && takenFor(product, call, noun, [name, field]);
    return noun && params ? [{ name, noun, params }] : [];
  });
}

/** The noun whose rows the call lists by itself; a handler says by itself what it takes. */
function nounOfCall({ declarations }: LinkedProduct, call: EndpointDeclaration): Noun | undefined {
  const { resource } = call;
  if (resource?.do !== 'list' || !declarations.entities.get(resource.entity)?.value.table) return undefined;
  return nounOf(declarations, resource.entity, call.roles);
}

/** The linked schema of a field, which knows its lifecycle. */
const schemaOf = ({ base }: LinkedProduct, { id, entity }: Noun, name: string): JsonSchema => {
  const linked = childOf(base.symbols.entities.get(id)?.schema.properties, name);
  return isObject(linked) ? linked : (entity.fields[name] ?? {});
};

function isTaken({ call, screen }: FilteredList, { query, column }: Taken): boolean {
  const { query: takenNow = {}, resource, paging, search, sort, searchIn, searchBegin } = call.value;
  const ownNames = [paging?.page, paging?.size, search, searchIn, searchBegin, sort?.field, sort?.dir];
  const filters = Object(childOf(screen.value, 'filters'));
  return (
    column in (resource?.where ?? {}) ||
    Object.keys(query).some((name) => name in takenNow || name in filters || ownNames.includes(name))
  );
}

/** What the call has to be given for a field; undefined where a list is not filtered by such a one. */
function takenFor(
  product: LinkedProduct,
  call: EndpointDeclaration,
  noun: Noun,
  [name, field]: readonly [string, EntityField],
): Taken | undefined {
  const column = columnOf(name, field);
  const kind = kindOf(noun, name, field);
  const isPaged = Boolean(call.paging);
  if (kind === 'ref')
    return noun.references.get(name)?.type === 'integer' && pickedFrom(product, field.store?.ref ?? '')
      ? equal(noun, column, column, { type: 'integer' })
      : undefined;
  if (kind === 'instant' || (field.format === 'date' && isPaged))
    return isPaged ? rangeOf(noun, name, column) : undefined;
  if (kind !== 'plain' && kind !== 'flag' && kind !== 'state') return undefined;
  const schema = schemaFor(field);
  return schema && equal(noun, name, column, schema);
}

/** What a parameter may be that is equal to a field. */
function schemaFor(field: EntityField): JsonSchema | undefined {
  const type = mainType(field);
  const values = enumOf(field);
  if (values) return { type, enum: values };
  if (type === 'boolean') return { type };
  if (type !== 'string' || field.html) return undefined;
  return field.format === 'date' ? { type, format: 'date' } : { type, maxLength: field.maxLength ?? LONGEST };
}

const marked = ({ usual }: Noun, schema: JsonSchema): JsonSchema =>
  usual.extension ? { ...schema, extension: true } : schema;

const equal = (noun: Noun, param: string, column: string, schema: JsonSchema): Taken => ({
  query: { [param]: marked(noun, schema) },
  column,
  where: `$query.${param}`,
});

/** Days from a first one to a last one, both included. */
function rangeOf(noun: Noun, name: string, column: string): Taken {
  const stem = name.replace(/_(at|on|date)$/, '');
  const [start, end] = ['start', 'created'].includes(stem)
    ? ['start_date', 'end_date']
    : [`${stem}_from`, `${stem}_until`];
  const day = marked(noun, { type: 'string', format: 'date' });
  return {
    query: { [start]: day, [end]: day },
    column,
    where: { fromDay: `$query.${start}`, toDay: `$query.${end}` },
    end,
  };
}

/** What the last day of a range is called. */
export const labelOfEnd = (end: string) => wordsOf(end, { acronyms: [], labels: {} });

/** Values with the names that another list has for them; else the values. */
function namedElsewhere(
  { declarations }: LinkedProduct,
  param: string,
  values: readonly string[],
): Readonly<Record<string, string>> {
  const namedChoices = [...declarations.screens.values()]
    .map(({ value }) => childOf(childOf(childOf(value, 'filters'), param), 'choices'))
    .find((choices) => isObject(choices) && values.every((value) => typeof choices[value] === 'string'));
  return Object.fromEntries(values.map((value) => [value, String(childOf(namedChoices, value) ?? value)]));
}
