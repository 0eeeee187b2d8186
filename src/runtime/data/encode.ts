import { isRecord } from '../core/record.ts';

export type Files = ReadonlyMap<string, File | File[]>;

/**
 * Flat wire names of nested values: `a[]` for a list of plain values, `a[0][b]` for a list of records, `a[k]` for a
 * record. undefined is left out; null and the empty list are the empty string, true and false are 1 and 0. An empty
 * record is left out as well; inside another value, which is sent as a whole, it is the empty string.
 */
export function flatten(input: Record<string, unknown>): [string, string][] {
  return Object.entries(input).flatMap(([name, value]) => flattenValue(name, value));
}

function flattenValue(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (isEmptyInside(name, value)) return [[name, '']];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, '']];
    return value.flatMap((one, at) => flattenValue(isRecord(one) ? `${name}[${at}]` : `${name}[]`, one));
  }
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, one]) => flattenValue(`${name}[${key}]`, one));
  return [[name, plain(value)]];
}

function isEmptyInside(name: string, value: unknown): boolean {
  return name.endsWith(']') && isRecord(value) && Object.values(value).every((one) => one === undefined);
}

function plain(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return String(value);
}

/** A query string without its question mark; empty values are dropped. */
export function queryString(input: Record<string, unknown>): string {
  return new URLSearchParams(flatten(input).filter(([, value]) => value !== '')).toString();
}

/** A multipart body: the files under their field's name (`name[]` for several), everything else as text. */
export function toFormData(input: Record<string, unknown>, files: Files = new Map()): FormData {
  const data = new FormData();
  const texts = Object.fromEntries(Object.entries(input).filter(([name]) => !files.has(name)));
  for (const [name, value] of flatten(texts)) data.append(name, value);
  for (const [name, held] of files) {
    if (Array.isArray(held)) for (const file of held) data.append(`${name}[]`, file);
    else data.append(name, held);
  }
  return data;
}
