import { isObject } from '../schema/json-schema.ts';
import { expandBody } from './body.ts';
import { keyOf, labelFieldOf } from './entity.ts';
import { type Json, mapValues, mergePatch, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { capital, pluralOf, wordsOf } from './words.ts';
import type { World } from './world.ts';

/** Completes a file of endpoints: the file's roles, and the defaults of each call. */
export function expandEndpoints({ roles, ...said }: Json, world: World): Json {
  const endpoints = objectAt(said, 'endpoints') ?? {};
  return {
    ...said,
    endpoints: mapValues(endpoints, (call, id) =>
      isObject(call) ? expandCall(call, id, roles, world) : call,
    ),
  };
}

interface Call {
  readonly said: Json;
  readonly id: string;
  readonly noun: string;
  readonly verb: string;
  /** The operation of the generic resource (`do`), if that performs the call. */
  readonly does: string | undefined;
  readonly entity: Json | undefined;
  readonly entityId: string;
  readonly world: World;
}

/** Keys whose null disables the default. */
const NONE = ['invalidates', 'fallback', 'paging', 'search'];

/**
 * Whether null is a value at this path, instead of removing the inherited value: no default, an empty column, or a
 * value in a data schema.
 */
function isSaidNull([first = '', ...rest]: readonly string[], before: unknown): boolean {
  const [second = '', third] = rest;
  if (rest.length === 0) return NONE.includes(first);
  if (first === 'answer') return rest.length === 1 && second === 'item';
  if (before !== undefined && before !== null) return false;
  if (first === 'resource') return ['where', 'set'].includes(second) && third !== undefined;
  return rest.length > 1 && rest.at(-2) !== 'properties' && ['const', 'default'].includes(rest.at(-1) ?? '');
}

function expandCall(written: Json, id: string, roles: unknown, world: World): Json {
  const said = spelledOut(inherited(written, world, [id]));
  const [noun = id] = id.split('.');
  const does = textAt(said, 'resource', 'do');
  const entityId = textAt(said, 'resource', 'entity') ?? noun;
  const entity = world.fullEntity(entityId);
  const call: Call = { said, id, noun, verb: id.slice(noun.length + 1), does, entity, entityId, world };
  const withBody = objectAt(said, 'body')
    ? { ...said, body: expandBody(objectAt(said, 'body') ?? {}, { ...call, key: entity && bodyKey(call) }) }
    : said;
  const params = paramsOf(withBody, entity);
  const answered = withAnswer({ ...call, said: withDefaults({ ...withBody, ...params }, { roles }) });
  const resourced = withResource({ ...call, said: answered });
  const paged = withList({ ...call, said: resourced });
  const job = objectAt(paged, 'job') ? { job: jobInFull(objectAt(paged, 'job') ?? {}, id) } : {};
  const filled = withDefaults({ ...paged, ...job }, { effect: writesByGet(paged) ? 'write' : undefined });
  return withoutNulls(withDefaults(filled, consequences({ ...call, said: filled })), NONE);
}

/** A call merged with those that it extends, all without short forms. */
function inherited(said: Json, world: World, seen: readonly string[]): Json {
  const bases = [said.extends ?? []].flat().map(String);
  let result: unknown = {};
  for (const base of bases) {
    const other = seen.includes(base) ? undefined : world.writtenCall(base);
    if (other) {
      const {
        unused: _,
        summary: __,
        roles: ___,
        extends: ____,
        ...taken
      } = spelledOut(inherited(other, world, [...seen, base]));
      result = mergePatch(result, taken, isSaidNull);
    }
  }
  if (bases.length === 0) return said;
  const { extends: named, ...own } = spelledOut(said);
  return { ...objectAt({ all: mergePatch(result, own, isSaidNull) }, 'all'), extends: named };
}

/** Expands the short forms of a call. */
function spelledOut(said: Json): Json {
  const path = textAt(said, 'path') ?? '';
  const [method, address] = /^[A-Z]+ /.test(path) ? path.split(' ', 2) : [undefined, path];
  const result: Record<string, unknown> = { ...said };
  if (address !== undefined && path !== '') result.path = address;
  if (method !== undefined) result.method ??= method;
  else if (path !== '') result.method ??= 'GET';
  if (typeof said.resource === 'string') result.resource = { do: said.resource };
  if (typeof said.answer === 'string') result.answer = { envelope: said.answer };
  if (typeof said.job === 'string') result.job = { title: said.job };
  return result;
}

/** Parameters that are the key of the entity get its type. */
function paramsOf(said: Json, entity: Json | undefined): Json {
  const key = entity && keyOf(entity);
  const type = key === undefined ? undefined : objectAt(entity, 'fields', key)?.type;
  if (key === undefined || key === 'id' || type === undefined || !parametersOf(said).includes(key)) return {};
  return { params: { [key]: { type }, ...objectAt(said, 'params') } };
}

/** The property of the body that identifies the row of an update; undefined where something else does. */
function bodyKey({ said, does, entity }: Call): string | undefined {
  const key = entity ? keyOf(entity) : 'id';
  if (does !== 'update' || said.selection || objectAt(said, 'resource')?.key !== undefined) return undefined;
  return parametersOf(said).length > 0 ? undefined : key;
}

function parametersOf(said: Json): string[] {
  return [...(textAt(said, 'path') ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function withAnswer(call: Call): Json {
  const { said, does, entityId } = call;
  const own = objectAt(said, 'answer') ?? {};
  const envelope = textAt(own, 'envelope') ?? envelopeOf(call);
  const hasItem = does !== undefined && !['delete', 'actions'].includes(does) && !said.selection;
  const filled = withDefaults(own, { envelope, item: hasItem && envelope !== 'file' ? entityId : undefined });
  const item = Array.isArray(filled.item) ? { item: { entity: entityId, pick: filled.item } } : {};
  const answer = withoutNulls({ ...filled, ...item }, ['item']);
  return answer.envelope === undefined ? said : { ...said, answer };
}

function envelopeOf({ said, does }: Call): string | undefined {
  if (does === 'list') return 'page';
  if (does === 'get') return 'item';
  if (does === 'actions') return 'list';
  return does !== undefined || said.job !== undefined || said.method !== 'GET' || said.effect === 'write'
    ? 'alert'
    : undefined;
}

function withResource(call: Call): Json {
  const { said, does, entity, entityId } = call;
  const own = objectAt(said, 'resource');
  if (!own || does === undefined) return said;
  const named = entity ? keyOf(entity) : 'id';
  const isOne = !['list', 'create', 'actions'].includes(does) && !said.selection && named !== 'id';
  const toggled = does === 'toggle' && objectAt(entity, 'fields', 'active') ? 'active' : undefined;
  const isActive = entity !== undefined && !said.selection && (own.toggle ?? toggled) === 'active';
  const label = entity && `{${labelFieldOf(entity)}}`;
  const resource = withDefaults(own, {
    entity: entityId,
    key: isOne && parametersOf(said).includes(named) ? `$path.${named}` : undefined,
    toggle: toggled,
    message: isActive ? `${label} is active.` : entity && messageOf(call, entity),
    off: isActive && own.message === undefined ? `${label} is inactive.` : undefined,
  });
  return { ...said, resource };
}

const DONE: Readonly<Record<string, string>> = {
  create: 'saved',
  update: 'saved',
  toggle: 'updated',
  delete: 'deleted',
};

/** The success message: `Book {name} saved.`, for a selection `Books updated: {count}.` */
function messageOf({ said, does = '', entityId, world }: Call, entity: Json): string | undefined {
  const done = DONE[does];
  if (done === undefined) return undefined;
  const name = (key: string, fallback: string) => capital(textAt(entity, key) ?? fallback);
  const words = wordsOf(entityId, world.naming);
  if (said.selection)
    return `${name('plural', pluralOf(words))} ${done === 'saved' ? 'updated' : done}: {count}.`;
  return `${name('singular', words)} {${labelFieldOf(entity)}} ${done}.`;
}

/** Adds the parameters of a paged call, with this product's names. */
function withList({ said, does, entity, world, noun }: Call): Json {
  const envelope = textAt(said, 'answer', 'envelope');
  const names = objectAt(world.app, 'defaults', 'list') ?? {};
  const { page = 'page', size = 'perPage', search = 'search', sort = 'sort', dir = 'dir' } = names;
  const isPaged = envelope === 'page' || envelope === 'page-meta';
  const isFound = isPaged && does === 'list' && Array.isArray(entity?.search);
  const order = Array.isArray(said.sort) ? { sort: { field: sort, dir, fields: said.sort } } : {};
  const of = said.selection === true ? { selection: { of: `${noun}.list` } } : {};
  const paging = isPaged ? { page, size } : undefined;
  return withDefaults({ ...said, ...order, ...of }, { paging, search: isFound ? search : undefined });
}

function jobInFull(job: Json, id: string): Json {
  const { kind = id, title, ...rest } = job;
  return { kind, title, ...withDefaults(rest, { message: `${title} has started.` }) };
}

/** A GET that starts a job or toggles a value changes state. */
function writesByGet(said: Json): boolean {
  if (said.method !== 'GET') return false;
  return said.job !== undefined || textAt(said, 'resource', 'do') === 'toggle';
}

/** Defaults that depend on the rest: encoding, invalidated endpoints, and the fallback list. */
function consequences({ said, noun, verb, does, world }: Call): Json {
  const isWrite = said.method !== 'GET' || said.effect === 'write';
  const calls = world.callsOf(noun);
  const [list, get] = [`${noun}.list`, `${noun}.get`];
  const stale = (['create', 'delete'].includes(does ?? verb) ? [list] : [list, get]).filter((one) =>
    calls.includes(one),
  );
  const [key] = parametersOf(said);
  // A server without the extension has no list that is an extension either.
  const isFound =
    said.extension === true &&
    does === 'get' &&
    key !== undefined &&
    calls.includes(list) &&
    world.writtenCall(list)?.extension !== true;
  return {
    invalidates: isWrite && stale.length > 0 ? stale : undefined,
    fallback: isFound ? { list, match: key } : undefined,
    encoding: encodingOf(said),
  };
}

function encodingOf(said: Json): string | undefined {
  if (said.selection) return 'form';
  if (said.method === 'POST') return 'multipart';
  return said.method === 'PUT' || said.body ? 'form' : undefined;
}
