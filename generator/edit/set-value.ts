import { isObject } from '../schema/json-schema.ts';
import { insertMember, removeMember, replaceValue } from './change-members.ts';
import { type EditedFile, type Keys, keysIn } from './edited-file.ts';
import { layoutOf } from './layout.ts';

type Json = Readonly<Record<string, unknown>>;

/** Makes the value at a place another one, and changes only what differs. */
export function setValue(file: EditedFile, keys: Keys, value: unknown): void {
  const old = file.valueOf(file.at(keys));
  if (isSame(old, value)) return;
  if (isObject(old) && isObject(value) && haveOneOrder(old, value)) setKeys(file, keys, old, value);
  else if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    setEntries(file, keys, old, value);
  else replaceValue(file, keys, layoutOf(value));
}

const isSame = (first: unknown, second: unknown) => JSON.stringify(first) === JSON.stringify(second);

/** Whether both have keys in common, in the same order. */
function haveOneOrder(old: Json, value: Json): boolean {
  const [oldKeys, newKeys] = [
    Object.keys(old).filter((key) => Object.hasOwn(value, key)),
    Object.keys(value).filter((key) => Object.hasOwn(old, key)),
  ];
  return oldKeys.length > 0 && isSame(oldKeys, newKeys);
}

function setKeys(file: EditedFile, keys: Keys, old: Json, value: Json): void {
  for (const key of Object.keys(old))
    if (!Object.hasOwn(value, key)) removeMember(file, keys, keysIn(file.at(keys)).indexOf(key));
  for (const key of Object.keys(value))
    if (Object.hasOwn(old, key)) setValue(file, [...keys, key], value[key]);
  const backwards = Object.keys(value).reverse();
  backwards.forEach((key, index) => {
    if (Object.hasOwn(old, key)) return;
    const written = keysIn(file.at(keys));
    const nextKey = backwards[index - 1];
    const place = nextKey === undefined ? written.length : written.indexOf(nextKey);
    insertMember(file, keys, { index: place, key, layout: layoutOf(value[key]) });
  });
}

function setEntries(file: EditedFile, keys: Keys, old: readonly unknown[], value: readonly unknown[]): void {
  const most = Math.min(old.length, value.length);
  let start = 0;
  while (start < most && isSame(old[start], value[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(old.at(-1 - end), value.at(-1 - end))) end += 1;
  const [oldCount, count] = [old.length - start - end, value.length - start - end];
  const common = Math.min(oldCount, count);
  for (let index = start; index < start + common; index += 1)
    setValue(file, [...keys, String(index)], value[index]);
  for (let index = start + oldCount - 1; index >= start + common; index -= 1) removeMember(file, keys, index);
  for (let index = start + common; index < start + count; index += 1)
    insertMember(file, keys, { index, layout: layoutOf(value[index]) });
}
