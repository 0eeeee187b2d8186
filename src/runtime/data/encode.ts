import { isRecord } from '../../../core/record.ts';

export type Files = ReadonlyMap<string, File | File[]>;

/**
 * Flattens nested values to wire names: `a[]` for a list of scalars, `a[0][b]` for a list of records, `a[k]` for a record.
 * undefined is omitted; null and the empty list become the empty string; true and false become 1 and 0. An empty record is
 * omitted at the top level and becomes the empty string inside another value.
 */
export function flatten(input: Record<string, unknown>): [string, string][] {
  return Object.entries(input).flatMap(([name, value]) => flattenValue(name, value));
}

function flattenValue(name: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  const isInside = name.endsWith(']');
  if (isInside && isRecord(value) && Object.values(value).every((inner) => inner === undefined))
    return [[name, '']];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, '']];
    return value.flatMap((listItem, itemIndex) =>
      flattenValue(isRecord(listItem) ? `${name}[${itemIndex}]` : `${name}[]`, listItem),
    );
  }
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, propertyValue]) =>
      flattenValue(`${name}[${key}]`, propertyValue),
    );
  return [[name, value === null ? '' : String(value)]];
}

/** A query string without the question mark; empty values are omitted. */
export function queryString(input: Record<string, unknown>): string {
  return new URLSearchParams(flatten(input).filter(([, value]) => value !== '')).toString();
}

/** A multipart body: the files under their field's name (`name[]` for several), everything else as text. */
export function toFormData(input: Record<string, unknown>, files: Files = new Map()): FormData {
  const data = new FormData();
  const texts = Object.fromEntries(Object.entries(input).filter(([name]) => !files.has(name)));
  for (const [name, value] of flatten(texts)) data.append(name, value);
  for (const [name, fieldFiles] of files) {
    if (Array.isArray(fieldFiles)) for (const file of fieldFiles) data.append(`${name}[]`, file);
    else data.append(name, fieldFiles);
  }
  return data;
}
