import type { Row } from '../../core/scope.ts';

/** Writes `value` at a dotted path, making the objects on the way. `target` is changed. */
export function writePath(target: Record<string, unknown>, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? path;
  let at = target;
  for (const key of keys) {
    const next = at[key];
    if (typeof next === 'object' && next !== null && !Array.isArray(next)) {
      at = next as Record<string, unknown>;
    } else {
      const made: Record<string, unknown> = {};
      at[key] = made;
      at = made;
    }
  }
  at[last] = value;
}

/** Flat values by dotted name as the nested object that conditions and bodies are about. */
export function nested(flat: Row): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(flat)) writePath(result, name, value);
  return result;
}

/** The schema of the property at a dotted name, or undefined. A number leads into the items of an array. */
export function propertyAt(schema: unknown, name: string): Row | undefined {
  let at: unknown = schema;
  for (const key of name.split('.')) {
    if (!isRow(at)) return undefined;
    at =
      /^\d+$/.test(key) && isRow(at.items) ? at.items : isRow(at.properties) ? at.properties[key] : undefined;
  }
  return isRow(at) ? at : undefined;
}

/** Whether the object that holds a dotted name requires it. */
export function isRequiredAt(schema: unknown, name: string): boolean {
  const dot = name.lastIndexOf('.');
  const holder = dot < 0 ? schema : propertyAt(schema, name.slice(0, dot));
  const required = isRow(holder) ? holder.required : undefined;
  return Array.isArray(required) && required.includes(name.slice(dot + 1));
}

/** Whether a property's schema says that a type is welcome. A property without a type welcomes every type. */
export function allowsType(property: Row | undefined, type: string): boolean {
  const declared = property?.type;
  if (declared === undefined) return true;
  return Array.isArray(declared) ? declared.includes(type) : declared === type;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
