import { createHash, createHmac } from 'node:crypto';
import { Upload } from '../files/upload.ts';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/index.ts';
import { insertKey, type Repeatable, readCall } from './idempotency.store.ts';

/** Idempotency keys: a write that is repeated because its answer was lost counts once. */
export function makeRepeatable(key: string, user: number, endpoint: string, content: unknown): Repeatable {
  const hashed = createHash('sha256').update(key).digest('hex');
  return { key: hashed, user, endpoint, fingerprint: fingerprint(key, content) };
}

/** Claims the key for this transaction, or returns the stored answer; refuses the key for other content. */
export async function claimKey(db: Db, call: Repeatable): Promise<{ answer: unknown } | null> {
  if (await insertKey(db, call)) return null;
  const storedCall = await readCall(db, call);
  if (storedCall?.endpoint !== call.endpoint || storedCall.fingerprint?.equals(call.fingerprint) === false) {
    throw new Refusal('invalid', 'This Idempotency-Key was already used for another call.');
  }
  return { answer: storedCall.answer };
}

/** A keyed hash of the content; uploads count by their bytes. */
export function fingerprint(key: string, content: unknown): Buffer {
  return createHmac('sha256', key).update(JSON.stringify(content, inOrder)).digest();
}

function inOrder(_name: string, value: unknown): unknown {
  if (value instanceof Upload) return { ...value, sha256: value.sha256 };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
