import type { Resource } from '../../../core/declared.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, mainType, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import type {
  CoreDeclarations,
  Declared,
  EndpointDeclaration,
  EntityDeclaration,
} from '../context/declarations.ts';
import type { Reporter, Resolver } from '../context/linker.ts';
import { asked } from '../context/reads.ts';
import { parametersOf } from '../context/routes.ts';
import { isMark } from './inputs.ts';
import { selectionNames } from './selection.ts';

type ResourceDeclaration = NonNullable<EndpointDeclaration['resource']>;
type Call = Pick<Declared<EndpointDeclaration>, 'value' | 'place'>;

/** The linked parts of the resource. */
interface Used extends Pick<Resource, 'set' | 'key' | 'where' | 'owned'> {
  readonly entity: EntityDeclaration;
  readonly body: JsonSchema | undefined;
}

/** Reports columns, keys, parameters and answers of a resource that do not fit its entity. */
export function checkResource(linker: Resolver, { value, place }: Call, used: Used): void {
  const declared = value.resource;
  if (!declared) return;
  const resourcePlace = place.child('resource');
  checkColumns(linker, used.entity, declared, resourcePlace);
  checkKeySet(linker, used.entity, declared, resourcePlace.child('set'));
  if (used.key || !needsKey(declared)) checkRead(linker, { value, place }, used);
  checkAnswered(linker, { value, place });
  checkKept(linker, { value, place }, used);
  checkCompleteness(linker, declared, resourcePlace);
  checkEffect(linker, declared, { value, place });
  if (declared.check && declared.do !== 'delete' && !isWriteOfColumns(declared))
    linker.report(
      'CHK-01',
      resourcePlace.child('check'),
      `"${declared.do}" is not checked: only a create, update or delete is.`,
    );
}

export function needsKey({ do: verb }: ResourceDeclaration): boolean {
  return !['list', 'create', 'actions', 'file', 'report'].includes(verb);
}

/** Whether it changes nothing. */
function isRead({ do: verb }: ResourceDeclaration): boolean {
  return ['list', 'get', 'actions', 'file', 'report'].includes(verb);
}

export function isWriteOfColumns({ do: verb }: ResourceDeclaration): boolean {
  return verb === 'create' || verb === 'update';
}

/** Whether the server sets the field (computed, or the version), so that no body writes it. */
export function isMade(store: NonNullable<EntityDeclaration['fields'][string]['store']>): boolean {
  return store.computed === true || store.version === true;
}

/** Reports unknown columns, and columns that are set from, or compared with, a value named like another column. */
function checkColumns(
  linker: Resolver,
  entity: EntityDeclaration,
  declared: ResourceDeclaration,
  place: Place,
): void {
  const columns = columnsOf(linker, entity);
  const describeUnknown = (name: string) =>
    columns.includes(name)
      ? undefined
      : `entity "${entity.entity}" has no column "${name}".${didYouMean(name, columns)}`;
  for (const key of ['set', 'where'] as const) {
    const assignments = declared[key] ?? {};
    for (const [column, value] of Object.entries(assignments)) {
      const columnPlace = place.child(key, column);
      const text = describeUnknown(column);
      if (text) linker.report('RES-01', columnPlace.key, text);
      // A column of ours may be what a stated parameter means here.
      const field = entity.fields[column];
      if (key === 'where' && field && 'extension' in field) continue;
      const name = otherColumn(entity, column, value);
      if (name === undefined || !columns.includes(name) || name in assignments) continue;
      linker.report('RES-01', columnPlace, `"${name}" is a column of its own.`, {
        remedy: `Say "${name}" on the left, or call what is given otherwise.`,
      });
    }
  }
  if (declared.toggle) {
    const isSwitched = declared.do === 'toggle' || declared.do === 'update';
    const text = isSwitched ? describeUnknown(declared.toggle) : `"${declared.do}" switches no column.`;
    if (text) linker.report('RES-01', place.child('toggle'), text);
  }
  for (const [index, order] of (declared.file?.sort ?? []).entries()) {
    const unknown = describeUnknown(order.replace(/^-/, ''));
    if (unknown) linker.report('RES-01', place.child('file', 'sort', index), unknown);
  }
}

/** The name of the value if another field of the entity has that name; undefined otherwise. */
function otherColumn(entity: EntityDeclaration, column: string, value: unknown): string | undefined {
  const { fields, key = 'id' } = entity;
  const field =
    column in fields
      ? column
      : (Object.keys(fields).find((name) => fields[name]?.store?.column === column) ?? column);
  const [, name] = typeof value === 'string' ? (/^\$(?:body|query|path)\.(\w+)$/.exec(value) ?? []) : [];
  if (name === undefined || [column, field].includes(name) || [name, column].includes(key)) return undefined;
  // A value of another type is reported where the types of columns are checked.
  return mainType(fields[name]) === mainType(fields[field]) ? name : undefined;
}

/** Reports properties of the body that the resource neither stores nor reads, and that would be lost silently. */
function checkKept(linker: Reporter, { value, place }: Call, used: Used): void {
  checkAsked(linker, { value, place }, used.where);
  // A custom check may read the whole body, and a reading call has none.
  if ((value.resource && isRead(value.resource)) || value.resource?.check) return;
  const sources = [used.key, ...Object.values(used.set ?? {}), ...Object.values(used.where ?? {})];
  const text = JSON.stringify([sources, used.body, value.whenFields, Object.keys(used.owned ?? {})]);
  const names = Object.keys(propertiesOf(used.body));
  if (asksUnknown(text, 'body', names)) return;
  for (const name of names) {
    // Used as a source, in a comparison of another property, or as owned rows.
    const isNamed =
      text.includes(`:"${name}"`) || text.includes(`"path":"${name}.`) || name in (used.owned ?? {});
    const isVersion = name === 'version' && value.resource?.do !== 'create';
    if (isNamed || value.whenFields?.includes(name) || isVersion) continue;
    if (value.selection && selectionNames.includes(name)) continue;
    const propertyPath = schemaAt(value.body as JsonSchema | undefined, name) ? ['properties', name] : [];
    linker.report('RES-11', place.child('body', ...propertyPath).key, `nothing keeps "${name}".`, {
      remedy: 'Give it a field of the entity, use it in "set" or "where", or take it out.',
    });
  }
}

/** Whether sources name something that is not there, and is reported: what nothing reads may be what was meant. */
function asksUnknown(sources: string, part: 'body' | 'query' | 'path', names: readonly string[]): boolean {
  const references = [...sources.matchAll(new RegExp(`"from":"${part}","path":"([^".]+)`, 'g'))];
  return references.some(([, name = '']) => !names.includes(name));
}

/** Reports query parameters that do not filter: with one of them the list would return all rows. */
function checkAsked(linker: Reporter, { value, place }: Call, where: Resource['where']): void {
  if (!value.resource || !['list', 'file', 'report'].includes(value.resource.do)) return;
  const text = JSON.stringify(where ?? {});
  const names = Object.keys(value.query ?? {});
  if (asksUnknown(text, 'query', names)) return;
  for (const name of names)
    if (!isMark(value, name) && !text.includes(`"from":"query","path":"${name}"`))
      linker.report('RES-11', place.child('query', name).key, `nothing is narrowed by "${name}".`, {
        remedy: 'Use it in "where", or take it out.',
      });
}

/** Reports a write to the key: the database assigns it, and it never changes. */
function checkKeySet(
  linker: Reporter,
  { key = 'id' }: EntityDeclaration,
  { do: verb, set }: ResourceDeclaration,
  place: Place,
): void {
  if (!(key in (set ?? {})) || (verb === 'create' && key !== 'id')) return;
  linker.report('RES-01', place.child(key).key, `"${key}" is the key of the row: no write sets it.`, {
    remedy: 'Say which row is meant with "key".',
  });
}

/** Reports path parameters that nothing reads: every value would have the same answer. */
function checkRead(linker: Reporter, { value, place }: Call, { key, set, where }: Used): void {
  const text = JSON.stringify({ key, set, where });
  const names = parametersOf(value.path);
  if (asksUnknown(text, 'path', names)) return;
  for (const name of names)
    if (!text.includes(`"from":"path","path":"${name}"`))
      linker.report('RES-11', place.child('path'), `nothing is narrowed by {${name}}.`, {
        remedy: 'Use it in "key" or "where", or take it out.',
      });
}

const READ_ENVELOPES: Readonly<Record<string, readonly string[]>> = {
  list: ['page', 'page-meta', 'list'],
  get: ['item'],
  file: ['file'],
  report: ['list'],
};

/** Reports an envelope that does not fit the operation: a write answers with success, or with the written row. */
function checkAnswered(linker: Reporter, { value, place }: Call): void {
  const { resource, answer } = value;
  if (!resource || resource.do === 'actions') return;
  const readEnvelopes = READ_ENVELOPES[resource.do];
  if (readEnvelopes && !readEnvelopes.includes(answer.envelope))
    linker.report(
      'CAL-04',
      place.child('answer', 'envelope'),
      `"${resource.do}" answers ${readEnvelopes.join(' or ')}.`,
    );
  if (readEnvelopes) return;
  if (['alert', 'item', 'none'].includes(answer.envelope)) return;
  linker.report('CAL-04', place.child('answer'), `"${resource.do}" answers no "${answer.envelope}".`, {
    remedy: 'Its envelope is "alert", which needs no saying.',
  });
}

/** The columns of the entity's table, as declared. */
function columnsOf(linker: Pick<Resolver, 'declarations'>, entity: EntityDeclaration): string[] {
  const fieldColumns = Object.entries(entity.fields).flatMap(([name, { store = {} }]) => {
    if (store.many || isMade(store)) return [];
    return [store.column ?? (store.ref ? `${name}_id` : name)];
  });
  const pointing = asked(linker.declarations.entities, `columns of ${entity.entity}`, (entities) => [
    ...(pointingColumns(entities).get(entity.entity) ?? []),
  ]);
  return [...new Set([...fieldColumns, ...pointing, ...(entity.touched ? [entity.touched] : [])])];
}

const pointingOf = new WeakMap<Entities, ReadonlyMap<string, readonly string[]>>();

type Entities = CoreDeclarations['entities'];

/** Entity -> foreign key columns of its table that other entities declare (`many`, `by`). */
function pointingColumns(entities: Entities): ReadonlyMap<string, readonly string[]> {
  const cachedColumns = pointingOf.get(entities);
  if (cachedColumns) return cachedColumns;
  const columns = new Map<string, string[]>();
  for (const { value } of entities.values()) {
    for (const { store } of Object.values(value.fields)) {
      if (store?.many && store.by) columns.set(store.many, [...(columns.get(store.many) ?? []), store.by]);
    }
  }
  pointingOf.set(entities, columns);
  return columns;
}

function checkCompleteness(linker: Reporter, declared: ResourceDeclaration, place: Place): void {
  const missing = [
    ...(isRead(declared) || declared.message ? [] : ['message']),
    ...(declared.do === 'file' && !declared.file ? ['file'] : []),
    ...(declared.do === 'report' && !declared.by ? ['by'] : []),
    ...((declared.do === 'toggle' || declared.off) && !declared.toggle ? ['toggle'] : []),
  ];
  for (const key of missing)
    linker.report('RES-03', place, `"${declared.do}" needs "${key}": ${needs[key]}.`);
  if (declared.file && declared.do !== 'file')
    linker.report('RES-12', place.child('file').key, `"${declared.do}" answers no file.`);
}

/**
 * Reports an operation whose effect does not match the call: a write needs a transaction, and a read may be repeated at
 * any time.
 */
function checkEffect(linker: Reporter, declared: ResourceDeclaration, { value, place }: Call): void {
  const { do: verb } = declared;
  if (isRead(declared) && effectOf(value) === 'write')
    linker.report(
      'RES-10',
      place.child(value.effect === 'write' ? 'effect' : 'path'),
      `"${verb}" changes nothing, and the call says that it writes.`,
    );
  if (isRead(declared) || effectOf(value) === 'write') return;
  const text =
    value.effect === 'read'
      ? `"${verb}" changes the table, and the call says that it reads.`
      : `"${verb}" changes the table, and a GET reads.`;
  linker.report('RES-10', place.child(value.effect === 'read' ? 'effect' : 'path'), text, {
    remedy:
      'Begin the path with "POST", "PUT" or "DELETE" (without a method it is a GET), or say "effect": "write".',
  });
}

/** Whether the call changes state: as declared, else by its method. */
export function effectOf({ effect, method }: EndpointDeclaration): 'read' | 'write' {
  return effect ?? (method === 'GET' ? 'read' : 'write');
}

const needs: Record<string, string> = {
  message: 'what the user is told when it worked',
  toggle: 'the column that is 0 or 1',
  file: 'what it is called, and its columns',
  by: 'the fields that its rows are grouped by',
};
