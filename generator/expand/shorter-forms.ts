import type { JsonPath } from '../diagnostics/source-file.ts';
import { isObject } from '../schema/json-schema.ts';
import { type Json, mergePatch, objectAt, textAt } from './json.ts';
import { spreadOf, valueAt, withValue } from './paths.ts';

/** Rewrites a whole file into a shorter form that may be equivalent; undefined where it does not apply. */
export type Form = (value: unknown) => unknown;

/** What of a file may be written anew: what somebody wrote before in a longer form stays as it is. */
export interface Fresh {
  isNew(path: JsonPath): boolean;
  isChanged(path: JsonPath): boolean;
}

/** All rewrites that are worth trying for a file. */
export function shorterForms(value: unknown, fresh: Fresh): Form[] {
  return [
    ...(fresh.isNew([]) ? [fileRoles, filePath, fileExtension] : []),
    ...spreadOf(value).flatMap((path) => [
      ...(fresh.isChanged(path) ? formsAt(path, valueAt(value, path)) : []),
      ...(fresh.isNew(path) ? wideFormsAt(path, valueAt(value, path)) : []),
    ]),
  ];
}

/** The roles that most calls of the file have. */
function fileRoles(value: unknown): unknown {
  const calls = Object.values(objectAt(value, 'endpoints') ?? {});
  const roles = calls.flatMap((call) => textAt(call, 'roles') ?? []);
  if (!isObject(value) || 'roles' in value || roles.length < 2) return undefined;
  const count = (candidateRole: string) => roles.filter((role) => role === candidateRole).length;
  const most = [...new Set(roles)].sort((a, b) => count(b) - count(a))[0] ?? '';
  const { endpoints, ...rest } = value;
  const kept = Object.entries(objectAt({ endpoints }, 'endpoints') ?? {}).map(([id, call]) => {
    const { roles: callRoles, ...others } = isObject(call) ? call : {};
    return [id, callRoles === most ? others : call];
  });
  return { ...rest, roles: most, endpoints: Object.fromEntries(kept) };
}

/** The path that the calls of the file stand below, in place of that of each. */
function filePath(value: unknown): unknown {
  const endpoints = objectAt(value, 'endpoints');
  const list = Object.entries(endpoints ?? {}).find(([id]) => id.endsWith('.list'))?.[1];
  const home = textAt(list, 'path');
  if (!isObject(value) || !endpoints || 'path' in value || home === undefined) return undefined;
  const USUAL = ['list', 'get', 'create', 'update', 'delete'];
  const kept = Object.entries(endpoints).map(([id, call]) => {
    const { method: _, path: __, ...rest } = isObject(call) ? call : {};
    return [id, USUAL.includes(id.split('.')[1] ?? '') ? rest : call];
  });
  return afterRoles(value, { path: home, endpoints: Object.fromEntries(kept) });
}

/** Said once, where all calls are extensions. */
function fileExtension(value: unknown): unknown {
  const calls = Object.entries(objectAt(value, 'endpoints') ?? {});
  const areOurs = calls.every(([, call]) => isObject(call) && call.extension === true);
  if (!isObject(value) || 'extension' in value || calls.length < 2 || !areOurs) return undefined;
  const kept = calls.map(([id, call]) => {
    const { extension: _, ...rest } = isObject(call) ? call : {};
    return [id, rest];
  });
  return afterRoles(value, { extension: true, endpoints: Object.fromEntries(kept) });
}

/** The calls stand last in their file. */
function afterRoles({ endpoints: _, ...value }: Json, said: Json): Json {
  return { ...value, ...said };
}

function formsAt(path: JsonPath, value: unknown): Form[] {
  const key = path.at(-1);
  // A label that equals the default for its name.
  if (typeof value === 'string' && HOLDERS.includes(String(path.at(-2))))
    return [(file) => withValue(file, path, {})];
  if (!isObject(value)) return [];
  const replaceWith =
    (short: unknown): Form =>
    (file) =>
      valueAt(file, path) === undefined ? undefined : withValue(file, path, short);
  // What remains of the object is known only when the form is tried.
  const unwrapSingle =
    (name: string, change = (member: unknown) => member): Form =>
    (file) => {
      const currentObject = valueAt(file, path);
      if (!isObject(currentObject) || Object.keys(currentObject).join() !== name) return undefined;
      return withValue(file, path, change(currentObject[name]));
    };
  if (key === 'resource') return [replaceWith(value.do), unwrapSingle('do')];
  if (key === 'answer') return [unwrapSingle('envelope'), shortenPick(path)];
  if (key === 'sort') return [replaceWith(value.fields)];
  if (key === 'selection') return [replaceWith(true)];
  if (key === 'job') return [replaceWith(value.title), unwrapSingle('title')];
  if (key === 'empty') return [replaceWith(value.hint), unwrapSingle('hint')];
  if (key === 'load' || key === 'source') return [replaceWith(value.call), unwrapSingle('call')];
  if (path.at(-2) === 'properties') return [dropType(path)];
  if (path.length === 2 && path[0] === 'fields') return [asMessage(path)];
  if (path.at(-2) === 'columns') return [unwrapSingle('priority'), unwrapSingle('label')];
  return [];
}

/** Forms that rewrite what is further inside. */
function wideFormsAt(path: JsonPath, value: unknown): Form[] {
  if (!isObject(value)) return [];
  if (path.at(-2) === 'endpoints') return [joinMethod(path), extendCreateCall(path)];
  const key = path.at(-1);
  return key === 'row' || key === 'bulk' ? toggles(path) : [];
}

/** Keys of objects that map paths to shown values. */
const HOLDERS = ['columns', 'fields', 'summary', 'badges', 'subtitle'];

/** `{ "method": "POST", "path": "/x" }` -> `POST /x` */
function joinMethod(path: JsonPath): Form {
  return (file) => {
    const call = valueAt(file, path);
    if (!isObject(call) || call.method === undefined) return undefined;
    const { method, ...rest } = call;
    return withValue(file, path, { ...rest, path: method === 'GET' ? call.path : `${method} ${call.path}` });
  };
}

/** Removes the type of a property, for those with the same type as the entity's field. */
function dropType(path: JsonPath): Form {
  return (file) => {
    const property = valueAt(file, path);
    if (!isObject(property)) return undefined;
    const { type: _, format: __, enum: ___, html: ____, ...rest } = property;
    return withValue(file, path, rest);
  };
}

/** Shortens a text with the values of its placeholders to the type `message`. */
function asMessage(path: JsonPath): Form {
  return (file) => {
    const field = valueAt(file, path);
    if (!isObject(field)) return undefined;
    const { required: _, properties: __, store: ___, ...rest } = field;
    const types = [field.type].flat().map((typeName) => (typeName === 'object' ? 'message' : typeName));
    return withValue(file, path, { ...rest, type: Array.isArray(field.type) ? types : types[0] });
  };
}

function shortenPick(path: JsonPath): Form {
  return (file) => {
    const pick = objectAt(valueAt(file, path), 'item')?.pick;
    return pick === undefined ? undefined : withValue(file, [...path, 'item'], pick);
  };
}

/** Makes an update extend the create call of the same noun. */
function extendCreateCall(path: JsonPath): Form {
  return (file) => {
    const id = String(path.at(-1));
    const base = id.replace(/(^|\.)update(?=[-.]|$)/, '$1create');
    const [updateCall, createCall] = [valueAt(file, path), valueAt(file, [...path.slice(0, -1), base])];
    if (base === id || !isObject(updateCall) || !isObject(createCall) || 'extends' in updateCall)
      return undefined;
    const { summary, ...updateRest } = updateCall;
    const { summary: _, unused: __, ...inheritedCall } = createCall;
    const named = { ...(summary === undefined ? {} : { summary }), extends: base };
    const resource = expandResource(updateRest.resource);
    const patch = difference(
      { ...inheritedCall, resource: expandResource(inheritedCall.resource) },
      { ...updateRest, resource },
    );
    return withValue(file, path, { ...named, ...objectAt({ patch }, 'patch') });
  };
}

function expandResource(resource: unknown): unknown {
  return typeof resource === 'string' ? { do: resource } : resource;
}

/** The JSON merge patch that turns `before` into `after`. */
function difference(before: Json, after: Json): Json {
  const changed = Object.entries(after).flatMap(([key, value]): [string, unknown][] => {
    const old = before[key];
    if (JSON.stringify(old) === JSON.stringify(value)) return [];
    return [[key, isObject(old) && isObject(value) ? difference(old, value) : value]];
  });
  const dropped = Object.keys(before).flatMap((key): [string, unknown][] =>
    key in after ? [] : [[key, null]],
  );
  return Object.fromEntries([...changed, ...dropped]);
}

/** Replaces two actions that switch a value by one `toggle`; what differs from the pair's defaults is kept. */
function toggles(path: JsonPath): Form[] {
  const tries: ((on: Json) => Json)[] = [
    () => ({}),
    (on) => ({ place: on.place }),
    (on) => ({ call: on.call, place: on.place }),
  ];
  return tries.map((form) => (file) => {
    const actions = valueAt(file, path);
    const { activate, deactivate } = objectAt({ actions }, 'actions') ?? {};
    if (!isObject(actions) || !isObject(activate) || !isObject(deactivate)) return undefined;
    const toggle = mergePatch({}, JSON.parse(JSON.stringify(form(activate))));
    const entries = Object.entries(actions).flatMap(([id, action]) =>
      id === 'activate' ? [['toggle', toggle]] : id === 'deactivate' ? [] : [[id, action]],
    );
    return withValue(file, path, Object.fromEntries(entries));
  });
}
