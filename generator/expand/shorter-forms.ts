import type { JsonPath } from '../diagnostics/source-file.ts';
import { isObject } from '../schema/json-schema.ts';
import { type Json, mergePatch, objectAt, textAt } from './json.ts';
import { spreadOf, valueAt, withValue } from './paths.ts';

/** Rewrites a whole file into a shorter form that may be equivalent; undefined where it does not apply. */
export type Form = (value: unknown) => unknown;

/** All rewrites that are worth trying for a file. */
export function shorterForms(value: unknown): Form[] {
  return [fileRoles, ...spreadOf(value).flatMap((path) => formsAt(path, valueAt(value, path)))];
}

/** The roles that most calls of the file have. */
function fileRoles(value: unknown): unknown {
  const calls = Object.values(objectAt(value, 'endpoints') ?? {});
  const roles = calls.flatMap((call) => textAt(call, 'roles') ?? []);
  if (!isObject(value) || 'roles' in value || roles.length < 2) return undefined;
  const count = (one: string) => roles.filter((role) => role === one).length;
  const most = [...new Set(roles)].sort((a, b) => count(b) - count(a))[0] ?? '';
  const { endpoints, ...rest } = value;
  const kept = Object.entries(objectAt({ endpoints }, 'endpoints') ?? {}).map(([id, call]) => {
    const { roles: own, ...others } = isObject(call) ? call : {};
    return [id, own === most ? others : call];
  });
  return { ...rest, roles: most, endpoints: Object.fromEntries(kept) };
}

function formsAt(path: JsonPath, value: unknown): Form[] {
  const key = path.at(-1);
  // A label that equals the default for its name.
  if (typeof value === 'string' && HOLDERS.includes(String(path.at(-2))))
    return [(file) => withValue(file, path, {})];
  if (!isObject(value)) return [];
  const to =
    (short: unknown): Form =>
    (file) =>
      valueAt(file, path) === undefined ? undefined : withValue(file, path, short);
  // What remains of the object is known only when the form is tried.
  const only =
    (name: string, change = (one: unknown) => one): Form =>
    (file) => {
      const now = valueAt(file, path);
      if (!isObject(now) || Object.keys(now).join() !== name) return undefined;
      return withValue(file, path, change(now[name]));
    };
  if (key === 'resource') return [to(value.do), only('do')];
  if (key === 'answer') return [only('envelope'), picked(path)];
  if (key === 'sort') return [to(value.fields)];
  if (key === 'selection') return [to(true)];
  if (key === 'job') return [to(value.title), only('title')];
  if (key === 'empty') return [to(value.hint), only('hint')];
  if (key === 'load' || key === 'source') return [to(value.call), only('call')];
  if (path.at(-2) === 'endpoints') return [joined(path), taken(path)];
  if (path.at(-2) === 'properties') return [untyped(path)];
  if (path.length === 2 && path[0] === 'fields') return [asMessage(path)];
  if (path.at(-2) === 'columns') return [only('priority'), only('label')];
  if (key === 'row' || key === 'bulk') return toggles(path);
  return [];
}

/** Keys of objects that map paths to shown values. */
const HOLDERS = ['columns', 'fields', 'summary', 'badges', 'subtitle'];

/** `{ "method": "POST", "path": "/x" }` -> `POST /x` */
function joined(path: JsonPath): Form {
  return (file) => {
    const call = valueAt(file, path);
    if (!isObject(call) || call.method === undefined) return undefined;
    const { method, ...rest } = call;
    return withValue(file, path, { ...rest, path: method === 'GET' ? call.path : `${method} ${call.path}` });
  };
}

/** Removes the type of a property, for those with the same type as the entity's field. */
function untyped(path: JsonPath): Form {
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
    const types = [field.type].flat().map((one) => (one === 'object' ? 'message' : one));
    return withValue(file, path, { ...rest, type: Array.isArray(field.type) ? types : types[0] });
  };
}

function picked(path: JsonPath): Form {
  return (file) => {
    const pick = objectAt(valueAt(file, path), 'item')?.pick;
    return pick === undefined ? undefined : withValue(file, [...path, 'item'], pick);
  };
}

/** Makes an update extend the create call of the same noun. */
function taken(path: JsonPath): Form {
  return (file) => {
    const id = String(path.at(-1));
    const base = id.replace(/(^|\.)update(?=[-.]|$)/, '$1create');
    const [own, other] = [valueAt(file, path), valueAt(file, [...path.slice(0, -1), base])];
    if (base === id || !isObject(own) || !isObject(other) || 'extends' in own) return undefined;
    const { summary, ...rest } = own;
    const { summary: _, unused: __, ...all } = other;
    const named = { ...(summary === undefined ? {} : { summary }), extends: base };
    const resource = spelled(rest.resource);
    const patch = difference({ ...all, resource: spelled(all.resource) }, { ...rest, resource });
    return withValue(file, path, { ...named, ...objectAt({ patch }, 'patch') });
  };
}

function spelled(resource: unknown): unknown {
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
  const tries: ((on: Json, off: Json) => Json)[] = [
    () => ({}),
    (on) => ({ place: on.place }),
    (on, off) => ({ place: on.place, activate: own(on), deactivate: own(off) }),
    (on) => ({ call: on.call, place: on.place }),
    (on, off) => ({ call: on.call, place: on.place, activate: own(on), deactivate: own(off) }),
    (on, off) => ({ each: textAt(on.each, 'call'), activate: own(on), deactivate: own(off) }),
  ];
  return tries.map((form) => (file) => {
    const actions = valueAt(file, path);
    const { activate, deactivate } = objectAt({ actions }, 'actions') ?? {};
    if (!isObject(actions) || !isObject(activate) || !isObject(deactivate)) return undefined;
    const toggle = mergePatch({}, JSON.parse(JSON.stringify(form(activate, deactivate))));
    const entries = Object.entries(actions).flatMap(([id, action]) =>
      id === 'activate' ? [['toggle', toggle]] : id === 'deactivate' ? [] : [[id, action]],
    );
    return withValue(file, path, Object.fromEntries(entries));
  });
}

function own({ label, confirm }: Json): Json {
  return { label, confirm };
}
