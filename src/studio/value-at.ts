import { isRecord } from '../../core/record.ts';

/** The value at a pointer; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>((holder, key) => {
    if (Array.isArray(holder)) return holder[Number(key)];
    return isRecord(holder) ? holder[key] : undefined;
  }, value);
}
