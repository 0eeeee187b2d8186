import type { Resource, Source } from '../../../server/http/declared.ts';
import { didYouMean } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { type JsonSchema, mainType, propertiesOf, schemaAt } from '../../schema/json-schema.ts';
import type {
  CoreDeclarations,
  Declared,
  EndpointDeclaration,
  EntityDeclaration,
} from '../context/declarations.ts';
import type { Reporter, Resolver, Texts } from '../context/linker.ts';
import { parametersOf } from '../context/routes.ts';
import { checkPlaceholders } from '../expressions/paths.ts';
import type { DeclaredValue } from '../expressions/values.ts';
import { linkOwned } from './owned.ts';
import { selectionNames } from './selection.ts';

type ResourceDeclaration = NonNullable<EndpointDeclaration['resource']>;
type Known = Readonly<Record<'body' | 'path' | 'query' | 'user', readonly string[]>>;

/** What the generic resource does for this endpoint; undefined when a handler answers it. */
export function linkResource(
  linker: Resolver & Texts,
  { value, place }: Declared<EndpointDeclaration>,
  body: JsonSchema | undefined,
): Resource | undefined {
  const declared = value.resource;
  if (!declared) return undefined;
  const at = place.child('resource');
  const entity = linker.entity(declared.entity, at.child('entity'));
  const declaration = linker.declarations.entities.get(declared.entity)?.value;
  if (!entity || !declaration) return undefined;
  if (!entity.stored) {
    linker.report(
      'RES-04',
      at.child('entity'),
      `entity "${declared.entity}" has no "table", so there is nothing to ${declared.do}.`,
    );
    return undefined;
  }
  const bodyNames = Object.keys(propertiesOf(body));
  const known: Known = {
    body: bodyNames,
    path: parametersOf(value.path),
    query: Object.keys(value.query ?? {}),
    user: ['id', 'role', 'username'],
  };
  const key =
    needsKey(declared) && !value.selection
      ? keySource(linker, declared, declaration.key ?? 'id', known, at)
      : undefined;
  const set = isWriteOfColumns(declared)
    ? { ...columnsOfBody(declaration, bodyNames), ...sources(linker, declared.set, known, at.child('set')) }
    : undefined;
  const owned = isWriteOfColumns(declared)
    ? linkOwned(linker, declaration, body, { value, place })
    : undefined;
  const where = whereOf(linker, declared, known, at.child('where'));
  checkColumns(linker, declaration, declared, at);
  checkSameNames(linker, declaration, declared, at);
  checkKeySet(linker, declaration, declared, at.child('set'));
  if (key || !needsKey(declared)) checkRead(linker, { value, place }, { key, where, set });
  checkAnswered(linker, { value, place });
  checkKept(linker, { value, place }, { set, key, where, owned, body });
  checkCompleteness(linker, declared, at);
  checkEffect(linker, declared, { value, place });
  if (declared.check && !isWriteOfColumns(declared))
    linker.report(
      'CHK-01',
      at.child('check'),
      `"${declared.do}" is not checked: only a create or update is.`,
    );
  const messages = { message: '', off: undefined as string | undefined };
  for (const key of ['message', 'off'] as const) {
    const text = declared[key];
    if (!text) continue;
    checkPlaceholders(linker, text, value.selection ? countOnly : entity.schema, at.child(key));
    messages[key] = linker.text(text, at.child(key));
  }
  return {
    do: declared.do,
    entity: declared.entity,
    ...(key ? { key } : {}),
    ...(set ? { set } : {}),
    ...(where ? { where } : {}),
    ...(declared.check ? { check: true as const } : {}),
    ...(owned ? { owned } : {}),
    ...(declared.toggle ? { toggle: declared.toggle } : {}),
    message: messages.message,
    ...(messages.off ? { off: messages.off } : {}),
  };
}

/** What the message of a bulk write may refer to. */
const countOnly: JsonSchema = { type: 'object', properties: { count: { type: 'integer' } } };

function needsKey({ do: verb }: ResourceDeclaration): boolean {
  return verb !== 'list' && verb !== 'create' && verb !== 'actions';
}

function isWriteOfColumns({ do: verb }: ResourceDeclaration): boolean {
  return verb === 'create' || verb === 'update';
}

function keySource(
  linker: Reporter,
  declared: ResourceDeclaration,
  key: string,
  known: Known,
  place: Place,
): Source | undefined {
  if (declared.key !== undefined) return sourceOf(linker, declared.key, known, place.child('key'));
  if (known.path.includes('id')) return { from: 'path', path: 'id' };
  for (const path of [key, 'id']) if (known.body.includes(path)) return { from: 'body', path };
  const example = known.path[0] ?? 'imageId';
  linker.report(
    'RES-02',
    place,
    `"${declared.do}" does not know which row is meant: neither the path nor the body has an "${key}".`,
    { remedy: `Say it with "key", for example "$path.${example}".` },
  );
  return undefined;
}

/** Maps body properties to the entity's columns (or files); the key is left out. */
function columnsOfBody(entity: EntityDeclaration, names: readonly string[]): Record<string, Source> {
  const entries = names.flatMap((name) => {
    const field = entity.fields[name];
    const store = field?.store ?? {};
    if (!field || name === (entity.key ?? 'id') || store.ref || store.many || isMade(store)) return [];
    return [[store.column ?? name, { from: 'body', path: name }] as const];
  });
  return Object.fromEntries(entries);
}

/** Computed or versioned: never written by a body. */
function isMade(store: NonNullable<EntityDeclaration['fields'][string]['store']>): boolean {
  return store.computed === true || store.version === true;
}

function sources(
  linker: Reporter,
  declared: ResourceDeclaration['set'],
  known: Known,
  place: Place,
): Record<string, Source> {
  const entries = Object.entries(declared ?? {}).map(
    ([name, value]) => [name, sourceOf(linker, value, known, place.child(name))] as const,
  );
  return Object.fromEntries(entries);
}

function whereOf(
  linker: Reporter,
  declared: ResourceDeclaration,
  known: Known,
  place: Place,
): Resource['where'] {
  if (!declared.where) return undefined;
  const entries = Object.entries(declared.where).map(
    ([name, value]) => [name, conditionOf(linker, value, known, place.child(name))] as const,
  );
  return Object.fromEntries(entries);
}

type Condition = NonNullable<ResourceDeclaration['where']>[string];

function conditionOf(linker: Reporter, value: Condition, known: Known, place: Place) {
  if (value === null) return { isNull: true as const };
  if (typeof value !== 'object') return sourceOf(linker, value, known, place);
  const { fromDay, toDay } = value;
  return {
    ...(fromDay === undefined ? {} : { fromDay: sourceOf(linker, fromDay, known, place.child('fromDay')) }),
    ...(toDay === undefined ? {} : { toDay: sourceOf(linker, toDay, known, place.child('toDay')) }),
  };
}

function sourceOf(linker: Reporter, value: DeclaredValue, known: Known, place: Place): Source {
  if (typeof value !== 'string' || !value.startsWith('$')) return { literal: value };
  const [head = '', ...rest] = value.slice(1).split('.');
  const path = rest.join('.');
  if (!(head in known) || path === '') {
    linker.report('VAL-01', place, `"${value}" is not a reference.${didYouMean(head, Object.keys(known))}`, {
      remedy: 'An endpoint refers to $body.x, $path.x, $query.x or $user.x.',
    });
    return { literal: null };
  }
  const from = head as keyof Known;
  if (!known[from].includes(rest[0] ?? '')) {
    linker.report('VAL-02', place, `the ${from} has no "${path}".${didYouMean(path, known[from])}`);
  }
  return { from, path };
}

function checkColumns(
  linker: Resolver,
  entity: EntityDeclaration,
  declared: ResourceDeclaration,
  place: Place,
): void {
  const columns = columnsOf(linker, entity);
  const check = (name: string, at: Place, part?: 'key') => {
    if (columns.includes(name)) return;
    linker.report(
      'RES-01',
      at,
      `entity "${entity.entity}" has no column "${name}".${didYouMean(name, columns)}`,
      part ? { part } : {},
    );
  };
  for (const key of ['set', 'where'] as const) {
    for (const name of Object.keys(declared[key] ?? {})) check(name, place.child(key, name), 'key');
  }
  if (declared.toggle) check(declared.toggle, place.child('toggle'));
}

/** Reports a column that is given, or compared with, what is called like another column of the entity. */
function checkSameNames(
  linker: Resolver,
  entity: EntityDeclaration,
  declared: ResourceDeclaration,
  place: Place,
): void {
  const columns = columnsOf(linker, entity);
  const own = entity.key ?? 'id';
  const names = Object.keys(entity.fields);
  const nameOf = (column: string) =>
    column in entity.fields
      ? column
      : (names.find((name) => entity.fields[name]?.store?.column === column) ?? column);
  for (const key of ['set', 'where'] as const) {
    const given = Object.entries(declared[key] ?? {});
    for (const [column, value] of given) {
      const [, name] = typeof value === 'string' ? (/^\$(?:body|query|path)\.(\w+)$/.exec(value) ?? []) : [];
      if (name === undefined || [column, nameOf(column)].includes(name) || [name, column].includes(own))
        continue;
      if (!columns.includes(name) || given.some(([other]) => other === name)) continue;
      // Of another type the database refuses it: that is said there.
      if (mainType(entity.fields[name]) !== mainType(entity.fields[nameOf(column)])) continue;
      linker.report('RES-01', place.child(key, column), `"${name}" is a column of its own.`, {
        remedy: `Say "${name}" on the left, or call what is given otherwise.`,
      });
    }
  }
}

/** Reports properties of the body that the resource neither stores nor reads: they would be dropped in silence. */
function checkKept(
  linker: Reporter,
  { value, place }: Pick<Declared<EndpointDeclaration>, 'value' | 'place'>,
  used: Pick<Resource, 'set' | 'key' | 'where' | 'owned'> & { readonly body: JsonSchema | undefined },
): void {
  checkAsked(linker, { value, place }, used.where);
  // A check of the server's own reads the whole body, and a read has none.
  if (['list', 'get', 'actions'].includes(value.resource?.do ?? '') || value.resource?.check) return;
  const sources = [used.key, ...Object.values(used.set ?? {}), ...Object.values(used.where ?? {})];
  const text = JSON.stringify([sources, used.body, value.whenFields, Object.keys(used.owned ?? {})]);
  for (const name of Object.keys(propertiesOf(used.body))) {
    // Named by a source, by a comparison of another property, or as rows that are owned.
    const isNamed =
      text.includes(`:"${name}"`) || text.includes(`"path":"${name}.`) || name in (used.owned ?? {});
    const isVersion = name === 'version' && value.resource?.do !== 'create';
    if (isNamed || value.whenFields?.includes(name) || isVersion) continue;
    if (value.selection && selectionNames.includes(name)) continue;
    const at = schemaAt(value.body as JsonSchema | undefined, name) ? ['properties', name] : [];
    linker.report('RES-11', place.child('body', ...at), `nothing keeps "${name}".`, {
      part: 'key',
      remedy: 'Give it a field of the entity, use it in "set" or "where", or take it out.',
    });
  }
}

/** Reports parameters that narrow nothing: whoever gives one gets all rows. */
function checkAsked(
  linker: Reporter,
  { value, place }: Pick<Declared<EndpointDeclaration>, 'value' | 'place'>,
  where: Resource['where'],
): void {
  if (value.resource?.do !== 'list') return;
  const text = JSON.stringify(where ?? {});
  for (const name of Object.keys(value.query ?? {}))
    if (!text.includes(`"from":"query","path":"${name}"`))
      linker.report('RES-11', place.child('query', name), `nothing is narrowed by "${name}".`, {
        part: 'key',
        remedy: 'Use it in "where", or take it out.',
      });
}

/** The key tells the rows apart: the database gives it, and nothing changes it. */
function checkKeySet(
  linker: Reporter,
  { key = 'id' }: EntityDeclaration,
  { do: verb, set }: ResourceDeclaration,
  place: Place,
): void {
  if (!(key in (set ?? {})) || (verb === 'create' && key !== 'id')) return;
  linker.report('RES-01', place.child(key), `"${key}" is the key of the row: no write sets it.`, {
    part: 'key',
    remedy: 'Say which row is meant with "key".',
  });
}

/** Reports parameters of the path that nothing reads: any value there would answer the same. */
function checkRead(
  linker: Reporter,
  { value, place }: Pick<Declared<EndpointDeclaration>, 'value' | 'place'>,
  used: Pick<Resource, 'set' | 'key' | 'where'>,
): void {
  const text = JSON.stringify(used);
  for (const name of parametersOf(value.path))
    if (!text.includes(`"from":"path","path":"${name}"`))
      linker.report('RES-11', place.child('path'), `nothing is narrowed by {${name}}.`, {
        remedy: 'Use it in "key" or "where", or take it out.',
      });
}

/** What is written is one row: the answer says that it worked, or is that row. */
function checkAnswered(
  linker: Reporter,
  { value, place }: Pick<Declared<EndpointDeclaration>, 'value' | 'place'>,
): void {
  const { resource, answer } = value;
  if (!resource || resource.do === 'actions') return;
  const wanted = { list: ['page', 'page-meta', 'list'], get: ['item'] }[String(resource.do)];
  if (wanted && !wanted.includes(answer.envelope))
    linker.report(
      'CAL-04',
      place.child('answer', 'envelope'),
      `"${resource.do}" answers ${wanted.join(' or ')}.`,
    );
  if (wanted) return;
  if (['alert', 'item', 'none'].includes(answer.envelope)) return;
  linker.report('CAL-04', place.child('answer'), `"${resource.do}" answers no "${answer.envelope}".`, {
    remedy: 'Its envelope is "alert", which needs no saying.',
  });
}

/** The declared columns of the entity's table. */
function columnsOf(linker: Pick<Resolver, 'declarations'>, entity: EntityDeclaration): string[] {
  const own = Object.entries(entity.fields).flatMap(([name, { store = {} }]) => {
    if (store.many || isMade(store)) return [];
    return [store.column ?? (store.ref ? `${name}_id` : name)];
  });
  const pointing = pointingColumns(linker.declarations.entities).get(entity.entity) ?? [];
  return [...new Set([...own, ...pointing, ...(entity.touched ? [entity.touched] : [])])];
}

const pointingOf = new WeakMap<Entities, ReadonlyMap<string, readonly string[]>>();

type Entities = CoreDeclarations['entities'];

/** Entity -> its foreign keys that other entities declare (`many`, `by`). */
function pointingColumns(entities: Entities): ReadonlyMap<string, readonly string[]> {
  const known = pointingOf.get(entities);
  if (known) return known;
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
  const isRead = ['list', 'get', 'actions'].includes(declared.do);
  const missing = [
    ...(isRead || declared.message ? [] : ['message']),
    ...((declared.do === 'toggle' || declared.off) && !declared.toggle ? ['toggle'] : []),
  ];
  for (const key of missing)
    linker.report('RES-03', place, `"${declared.do}" needs "${key}": ${needs[key]}.`);
}

/** What changes the table says so: a read gets no transaction, and the page makes it whenever it likes. */
function checkEffect(
  linker: Reporter,
  { do: verb }: ResourceDeclaration,
  { value, place }: Pick<Declared<EndpointDeclaration>, 'value' | 'place'>,
): void {
  const isRead = ['list', 'get', 'actions'].includes(verb);
  if (isRead && effectOf(value) === 'write')
    linker.report(
      'RES-10',
      place.child(value.effect === 'write' ? 'effect' : 'path'),
      `"${verb}" changes nothing, and the call says that it writes.`,
    );
  if (isRead || effectOf(value) === 'write') return;
  const text =
    value.effect === 'read'
      ? `"${verb}" changes the table, and the call says that it reads.`
      : `"${verb}" changes the table, and a GET reads.`;
  linker.report('RES-10', place.child(value.effect === 'read' ? 'effect' : 'path'), text, {
    remedy:
      'Begin the path with "POST", "PUT" or "DELETE" (without a method it is a GET), or say "effect": "write".',
  });
}

/** Whether the call changes anything: what it says, else what its method means. */
export function effectOf({ effect, method }: EndpointDeclaration): 'read' | 'write' {
  return effect ?? (method === 'GET' ? 'read' : 'write');
}

const needs: Record<string, string> = {
  message: 'what the user is told when it worked',
  toggle: 'the column that is 0 or 1',
};
