import type { FileRule } from '../../core/declared.ts';
import { isRecord } from '../../core/record.ts';
import { Upload } from '../files/upload.ts';

type Body = Record<string, unknown>;

/**
 * The body with normalized files: an upload, null for a file that the body's flag removes, absent for an unchanged one (sent as
 * '', null or not at all). An upload takes precedence over the flag.
 */
export function withRemovals(body: Body, files: readonly FileRule[]): Body {
  const changed = { ...body };
  for (const { name, remove, many: isMultiple } of files) {
    if (isMultiple) continue;
    const keys = name.split('.');
    const key = keys.pop() ?? name;
    const owner = ownerAt(changed, keys);
    if (!owner || owner[key] instanceof Upload) continue;
    if (remove && owner[remove] === 1) owner[key] = null;
    else delete owner[key];
  }
  return changed;
}

/** The object at these keys; the objects on the path are copied. */
function ownerAt(body: Body, keys: readonly string[]): Body | undefined {
  return keys.reduce<Body | undefined>((branch, key) => {
    const nestedBody = branch?.[key];
    if (!branch || !isRecord(nestedBody)) return undefined;
    const copy: Body = { ...nestedBody };
    branch[key] = copy;
    return copy;
  }, body);
}
