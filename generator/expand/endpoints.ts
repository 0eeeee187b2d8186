import { isObject } from '../schema/json-schema.ts';
import { expandBody } from './body.ts';
import { keyOf, labelFieldOf } from './entity.ts';
import { expandShortForms, mergeBases, NONE } from './extended-calls.ts';
import { type Json, mapValues, objectAt, textAt, withDefaults, withoutNulls } from './json.ts';
import { capital, pluralOf, wordsOf } from './words.ts';
import type { World } from './world.ts';

/** Completes a file of endpoints: what the file says of all, and the defaults of each call. */
export function expandEndpoints({ roles, path, extension, ...declared }: Json, world: World): Json {
  const endpoints = objectAt(declared, 'endpoints') ?? {};
  return {
    ...declared,
    endpoints: mapValues(endpoints, (call, id) =>
      isObject(call)
        ? expandCall(withDefaults(call, { path: pathOf(id, path, world), extension }), id, roles, world)
        : call,
    ),
  };
}

/** Verb -> method, and whether the path names the record. */
const USUAL_PATHS: Readonly<Record<string, readonly [method: string, ofOne: boolean]>> = {
  list: ['GET', false],
  get: ['GET', true],
  create: ['POST', false],
  update: ['PUT', true],
  delete: ['DELETE', true],
};

/** The method and the path of a call by its verb, below the path of its file: `PUT /api/books/{id}`. */
export function pathOf(id: string, home: unknown, world: World): string | undefined {
  const [noun = id, verb = ''] = id.split('.');
  const [method, ofOne] = USUAL_PATHS[verb] ?? [];
  if (typeof home !== 'string' || method === undefined) return undefined;
  const entity = ofOne ? world.entity(noun) : undefined;
  return `${method} ${home}${ofOne ? `/{${entity ? keyOf(entity) : 'id'}}` : ''}`;
}

interface Call {
  readonly declared: Json;
  readonly id: string;
  readonly noun: string;
  readonly verb: string;
  /** The operation of the generic resource (`do`), if that performs the call. */
  readonly does: string | undefined;
  readonly entity: Json | undefined;
  readonly entityId: string;
  readonly world: World;
}

function expandCall(written: Json, id: string, roles: unknown, world: World): Json {
  const declared = expandShortForms(mergeBases(written, world, id));
  const [noun = id] = id.split('.');
  const does = textAt(declared, 'resource', 'do');
  const entityId = textAt(declared, 'resource', 'entity') ?? noun;
  const entity = world.fullEntity(entityId);
  const call: Call = { declared, id, noun, verb: id.slice(noun.length + 1), does, entity, entityId, world };
  const withBody = objectAt(declared, 'body')
    ? {
        ...declared,
        body: expandBody(objectAt(declared, 'body') ?? {}, { ...call, key: entity && bodyKey(call) }),
      }
    : declared;
  const params = paramsOf(withBody, entity);
  const answered = withAnswer({ ...call, declared: withDefaults({ ...withBody, ...params }, { roles }) });
  const resourced = withResource({ ...call, declared: answered });
  const paged = withList({ ...call, declared: resourced });
  const job = objectAt(paged, 'job') ? { job: expandJob(objectAt(paged, 'job') ?? {}, id) } : {};
  const filled = withDefaults({ ...paged, ...job }, { effect: writesByGet(paged) ? 'write' : undefined });
  return withoutNulls(
    withDefaults(filled, { ...consequences({ ...call, declared: filled }), method: 'GET' }),
    NONE,
  );
}

/** Parameters that are the key of the entity get its type. */
function paramsOf(declared: Json, entity: Json | undefined): Json {
  const key = entity && keyOf(entity);
  const type = key === undefined ? undefined : objectAt(entity, 'fields', key)?.type;
  if (key === undefined || key === 'id' || type === undefined || !parametersOf(declared).includes(key))
    return {};
  return { params: { [key]: { type }, ...objectAt(declared, 'params') } };
}

/** The property of the body that identifies the row of an update; undefined where something else does. */
function bodyKey({ declared, does, entity }: Call): string | undefined {
  const key = entity ? keyOf(entity) : 'id';
  if (does !== 'update' || declared.selection || objectAt(declared, 'resource')?.key !== undefined)
    return undefined;
  return parametersOf(declared).length > 0 ? undefined : key;
}

function parametersOf(declared: Json): string[] {
  return [...(textAt(declared, 'path') ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function withAnswer(call: Call): Json {
  const { declared, does, entityId } = call;
  const declaredAnswer = objectAt(declared, 'answer') ?? {};
  const envelope = textAt(declaredAnswer, 'envelope') ?? envelopeOf(call);
  const hasItem =
    does !== undefined && !['delete', 'actions', 'file', 'report'].includes(does) && !declared.selection;
  const filled = withDefaults(declaredAnswer, {
    envelope,
    item: hasItem && envelope !== 'file' ? entityId : undefined,
  });
  const item = Array.isArray(filled.item) ? { item: { entity: entityId, pick: filled.item } } : {};
  const answer = withoutNulls({ ...filled, ...item }, ['item']);
  return answer.envelope === undefined ? declared : { ...declared, answer };
}

function envelopeOf({ declared, does }: Call): string | undefined {
  if (does === 'list') return 'page';
  if (does === 'get') return 'item';
  if (does === 'actions' || does === 'report') return 'list';
  if (does === 'file') return 'file';
  return does !== undefined ||
    declared.job !== undefined ||
    declared.method !== 'GET' ||
    declared.effect === 'write'
    ? 'alert'
    : undefined;
}

function withResource(call: Call): Json {
  const { declared, does, entity, entityId } = call;
  const declaredResource = objectAt(declared, 'resource');
  if (!declaredResource || does === undefined) return declared;
  const named = entity ? keyOf(entity) : 'id';
  const isOne =
    !['list', 'create', 'actions', 'file', 'report'].includes(does) && !declared.selection && named !== 'id';
  const toggled = does === 'toggle' && objectAt(entity, 'fields', 'active') ? 'active' : undefined;
  const isActive =
    entity !== undefined && !declared.selection && (declaredResource.toggle ?? toggled) === 'active';
  const label = entity && `{${labelFieldOf(entity)}}`;
  const resource = withDefaults(declaredResource, {
    entity: entityId,
    key: isOne && parametersOf(declared).includes(named) ? `$path.${named}` : undefined,
    toggle: toggled,
    message: isActive ? `${label} is active.` : entity && messageOf(call, entity),
    off: isActive && declaredResource.message === undefined ? `${label} is inactive.` : undefined,
  });
  return { ...declared, resource };
}

const DONE: Readonly<Record<string, string>> = {
  create: 'saved',
  update: 'saved',
  toggle: 'updated',
  delete: 'deleted',
};

/** The success message: `Book {name} saved.`, for a selection `Books updated: {count}.` */
function messageOf({ declared, does = '', entityId, world }: Call, entity: Json): string | undefined {
  const done = DONE[does];
  if (done === undefined) return undefined;
  const name = (key: string, fallback: string) => capital(textAt(entity, key) ?? fallback);
  const words = wordsOf(entityId, world.naming);
  if (declared.selection)
    return `${name('plural', pluralOf(words))} ${done === 'saved' ? 'updated' : done}: {count}.`;
  return `${name('singular', words)} {${labelFieldOf(entity)}} ${done}.`;
}

/** Adds the parameters of a paged call, with this product's names. */
function withList({ declared, does, entity, world, noun }: Call): Json {
  const envelope = textAt(declared, 'answer', 'envelope');
  const names = objectAt(world.app, 'defaults', 'list') ?? {};
  const { page = 'page', size = 'perPage', search = 'search', sort = 'sort', dir = 'dir' } = names;
  const isPaged = envelope === 'page' || envelope === 'page-meta';
  const isFound = isPaged && does === 'list' && Array.isArray(entity?.search);
  const order = Array.isArray(declared.sort) ? { sort: { field: sort, dir, fields: declared.sort } } : {};
  const selectionDefault = declared.selection === true ? { selection: { of: `${noun}.list` } } : {};
  const paging = isPaged ? { page, size } : undefined;
  return withDefaults(
    { ...declared, ...order, ...selectionDefault },
    { paging, search: isFound ? search : undefined },
  );
}

function expandJob(job: Json, id: string): Json {
  const { kind = id, title, ...rest } = job;
  return { kind, title, ...withDefaults(rest, { message: `${title} has started.` }) };
}

/** A GET that starts a job or toggles a value changes state. */
function writesByGet(declared: Json): boolean {
  if (declared.method !== 'GET') return false;
  return declared.job !== undefined || textAt(declared, 'resource', 'do') === 'toggle';
}

/** Defaults that depend on the rest: encoding, invalidated endpoints, and the fallback list. */
function consequences({ declared, noun, verb, does, world }: Call): Json {
  const isWrite = declared.method !== 'GET' || declared.effect === 'write';
  const calls = world.callsOf(noun);
  const [list, get, report] = [`${noun}.list`, `${noun}.get`, `${noun}.report`];
  const read = ['create', 'delete'].includes(does ?? verb) ? [list, report] : [list, get, report];
  const stale = read.filter((endpointId) => calls.includes(endpointId));
  const [key] = parametersOf(declared);
  // A server without the extension has no list that is an extension either.
  const isFound =
    declared.extension === true &&
    does === 'get' &&
    key !== undefined &&
    calls.includes(list) &&
    world.writtenCall(list)?.extension !== true;
  return {
    invalidates: isWrite && stale.length > 0 ? stale : undefined,
    fallback: isFound ? { list, match: key } : undefined,
    encoding: encodingOf(declared),
  };
}

function encodingOf(declared: Json): string | undefined {
  if (declared.selection) return 'form';
  if (declared.method === 'POST') return 'multipart';
  return declared.method === 'PUT' || declared.body ? 'form' : undefined;
}
