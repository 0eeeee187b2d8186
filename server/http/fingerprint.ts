import { createHmac } from 'node:crypto';
import { Upload } from '../files/upload.ts';

/** A keyed hash of the content; uploads count by their bytes. */
export function fingerprint(key: string, content: unknown): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(content, inOrder)).digest();
}

function inOrder(_name: string, value: unknown): unknown {
  if (value instanceof Upload) return { ...value, sha256: value.sha256 };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
