import { Upload } from '../files/upload.ts';
import type { FileRule } from './declared.ts';

type Body = Record<string, unknown>;

/**
 * The body with its files in one form: an upload, null for one that the body's flag takes away, and absent for one
 * that stays as it is (sent as '', as null or not at all). A file that is sent goes before the flag.
 */
export function withRemovals(body: Body, files: readonly FileRule[]): Body {
  const changed = { ...body };
  for (const { name, remove, many } of files) {
    if (many) continue;
    const keys = name.split('.');
    const key = keys.pop() ?? name;
    const owner = ownerAt(changed, keys);
    if (!owner || owner[key] instanceof Upload) continue;
    if (remove && owner[remove] === 1) owner[key] = null;
    else delete owner[key];
  }
  return changed;
}

/** The object at these keys, copied on the way there. */
function ownerAt(body: Body, keys: readonly string[]): Body | undefined {
  return keys.reduce<Body | undefined>((at, key) => {
    const next = at?.[key];
    if (!at || typeof next !== 'object' || next === null) return undefined;
    const copy = { ...next } as Body;
    at[key] = copy;
    return copy;
  }, body);
}
