import type { Endpoint } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';

/** The cache key of a read: endpoint id and input. Inputs that are equal on the wire, in any order, have the same key. */
export function keyOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  return `${endpoint.id} ${JSON.stringify(canonical(input))}`;
}

/** The endpoint id in a key. */
export function endpointOfKey(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (isRecord(value)) {
    const names = Object.keys(value)
      .filter((name) => value[name] !== undefined && value[name] !== null && value[name] !== '')
      .sort();
    return Object.fromEntries(names.map((name) => [name, canonical(value[name])]));
  }
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null || value === undefined ? '' : String(value);
}
