import type { Target, Value, Values } from './model.ts';
import { isRecord } from './record.ts';
import type { User } from './user.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The values that a reference or a condition may read. `answer` is the item of the call that just succeeded. */
export interface Scope {
  row?: Row;
  /** The parent record of a list's rows. */
  record?: Row;
  route: Record<string, string>;
  query: Record<string, string>;
  form?: Row;
  user?: User;
  answer?: unknown;
  /** Actions that the server refuses, by record key and action name (actions/explain.ts). */
  refused?: ReadonlyMap<string, RefusedAction>;
}

/** The reason: a source text with `params`. */
export interface RefusedAction {
  readonly message: string;
  readonly params?: Row;
}

/** Reads a dotted path (`author.name`, `images.0.url`); undefined when any step is missing. */
export function readPath(value: unknown, path: string): unknown {
  if (isRecord(value) && Object.hasOwn(value, path)) return value[path];
  let currentValue: unknown = value;
  for (const step of path.split('.')) {
    if ((!isRecord(currentValue) && !Array.isArray(currentValue)) || !Object.hasOwn(currentValue, step))
      return undefined;
    currentValue = (currentValue as Record<string, unknown>)[step];
  }
  return currentValue;
}

/** Resolves the references in `values` against the scope; a missing one becomes undefined. */
export function resolveValues(values: Values | undefined, scope: Scope): Record<string, unknown> {
  const resolved: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values ?? {})) resolved[name] = resolveValue(value, scope);
  return resolved;
}

function resolveValue(value: Value, scope: Scope): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('list' in value) return value.list.map((listItem) => resolveValue(listItem, scope));
  return readPath(scope[value.from], value.path);
}

/** Fills the `{name}` placeholders of a route, URL-encoded. One without a value stays, which `isFilled` detects. */
export function fillRoute(pattern: string, values: Record<string, unknown>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined || value === null || value === '' ? whole : encodeURIComponent(String(value));
  });
}

/** Whether every parameter of a filled route has a value. */
export function isFilled(route: string): boolean {
  return !route.includes('{');
}

/** The URL of a target in this scope; undefined when a parameter has no value. */
export function routeOf(target: Target, scope: Scope): string | undefined {
  const route = fillRoute(target.route, resolveValues(target.with, scope));
  return isFilled(route) ? route : undefined;
}
