import { isRecord } from '../core/record.ts';
import type { Endpoint } from '../model.ts';

/**
 * The cache key of a read: endpoint id and canonical input. Order of names, numbers written as text, and names without
 * a value make no difference, since they make none on the wire either.
 */
export function keyOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  return `${endpoint.id} ${JSON.stringify(canonical(input))}`;
}

/** The endpoint a key belongs to. */
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
