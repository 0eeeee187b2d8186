import type { Row } from '../../../../core/scope.ts';

/** Writes `value` at a dotted path and creates objects on the way. Mutates `target`. */
export function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let parentObject = target;
  for (const key of keys) {
    const childValue = parentObject[key];
    if (typeof childValue === 'object' && childValue !== null && !Array.isArray(childValue)) {
      parentObject = childValue as Record<string, unknown>;
    } else {
      const newObject: Record<string, unknown> = {};
      parentObject[key] = newObject;
      parentObject = newObject;
    }
  }
  parentObject[last] = value;
}

/** A value inside an entry of a list: `contacts.0.place.city` is at `0.place.city` of `contacts`. */
export interface EntryPath {
  readonly list: string;
  readonly path: string;
  readonly index: number;
  /** Name within the entry; '' for the entry itself. */
  readonly inner: string;
}

export function entryPath(name: string): EntryPath | undefined {
  const match = /^(.+?)\.((\d+)(?:\.(.+))?)$/.exec(name);
  if (!match) return undefined;
  const [, list = '', path = '', index = '', inner = ''] = match;
  return { list, path, index: Number(index), inner };
}

/** A copy of `value` with `next` at a dotted path; a number is a place in a list. */
export function withAt(value: unknown, path: string, newValue: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const list = Array.isArray(value) ? [...value] : undefined;
  const copy: Record<string, unknown> = { ...(isRow(value) ? value : {}) };
  const inside = list ? list[Number(key)] : copy[key];
  const changed = rest.length > 0 ? withAt(inside, rest.join('.'), newValue) : newValue;
  if (!list) return { ...copy, [key]: changed };
  list[Number(key)] = changed;
  return list;
}

/** Builds the nested object of flat values by dotted name, for conditions and bodies. */
export function nested(flat: Row): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) writePath(result, name, value);
  return result;
}

/** The schema of the property at a dotted name, or undefined. A number leads into the items of an array. */
export function propertyAt(schema: unknown, name: string): Row | undefined {
  let schemaNode: unknown = schema;
  for (const key of name.split('.')) {
    if (!isRow(schemaNode)) return undefined;
    schemaNode =
      /^\d+$/.test(key) && isRow(schemaNode.items)
        ? schemaNode.items
        : isRow(schemaNode.properties)
          ? schemaNode.properties[key]
          : undefined;
  }
  return isRow(schemaNode) ? schemaNode : undefined;
}

/** Whether the parent object of a dotted name requires it. */
export function isRequiredAt(schema: unknown, name: string): boolean {
  const dot = name.lastIndexOf('.');
  const holder = dot < 0 ? schema : propertyAt(schema, name.slice(0, dot));
  const required = isRow(holder) ? holder.required : undefined;
  return Array.isArray(required) && required.includes(name.slice(dot + 1));
}

/** Whether a property's schema allows a type. A property without a type allows every type. */
export function allowsType(property: Row | undefined, type: string): boolean {
  const declared = property?.type;
  if (declared === undefined) return true;
  return Array.isArray(declared) ? declared.includes(type) : declared === type;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
