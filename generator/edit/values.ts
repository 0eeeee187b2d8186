import { keysOf } from '../diagnostics/pointer.ts';
import { insertMember, removeMember, renameKey } from './change-members.ts';
import { type EditedFile, holderAround, isIndex, type Keys, keysIn, memberAround } from './edited-file.ts';
import type { EditedFiles } from './edited-files.ts';
import { type Layout, layoutOf, printJson } from './layout.ts';
import type { AddOperation, RemoveOperation, RenameKeyOperation, SetOperation } from './operations.ts';
import { Refused } from './refused.ts';
import { setValue } from './set-value.ts';

export function add(files: EditedFiles, { file: path, pointer, value, before: sibling }: AddOperation): void {
  const keys = readPointer(path, pointer);
  const json = jsonOf(path, pointer, value);
  if (keys.length === 0) files.create(path, printJson(json));
  else addLayout(files.file(path), keys, layoutOf(json), sibling);
}

export function set(files: EditedFiles, { file: path, pointer, value }: SetOperation): void {
  const keys = readPointer(path, pointer);
  const json = jsonOf(path, pointer, value);
  const file = files.file(path);
  const holder = keys.length > 0 ? file.holderAt(keys.slice(0, -1)) : undefined;
  if (holder?.type === 'object' && !file.find(keys)) addLayout(file, keys, layoutOf(json));
  else setValue(file, keys, json);
}

export function remove(files: EditedFiles, { file: path, pointer }: RemoveOperation): void {
  const keys = readPointer(path, pointer);
  const file = files.file(path);
  if (keys.length === 0) files.put(path, undefined);
  else removeAt(file, keys);
}

export function removeAt(file: EditedFile, keys: Keys): void {
  removeMember(file, keys.slice(0, -1), indexOf(file, keys));
}

/** The index of a value among the members of its holder. Throws Refused. */
export function indexOf(file: EditedFile, keys: Keys): number {
  const node = file.at(keys);
  return holderAround(node)?.children?.indexOf(memberAround(node)) ?? 0;
}

export function renameKeyAt(files: EditedFiles, { file: path, pointer, to }: RenameKeyOperation): void {
  const file = files.file(path);
  const keys = readPointer(path, pointer);
  const holder = holderAround(file.at(keys));
  if (holder?.type !== 'object')
    throw file.refused('no-such-place', keys, `${pointer || path} has no key that could be renamed.`);
  if (keys.at(-1) === to) return;
  checkFree(file, [...keys.slice(0, -1), to]);
  renameKey(file, keys, to);
}

/** Adds a value at a place that is free, or in a list. Throws Refused. */
export function addLayout(file: EditedFile, keys: Keys, layout: Layout, sibling?: string): void {
  const [holderKeys, key = ''] = [keys.slice(0, -1), keys.at(-1)];
  const holder = file.holderAt(holderKeys);
  const length = holder.children?.length ?? 0;
  if (holder.type === 'object') {
    checkFree(file, keys);
    const index = sibling === undefined ? length : keysIn(holder).indexOf(sibling);
    if (index < 0) throw missing(file, holderKeys, String(sibling));
    insertMember(file, holderKeys, { index, key, layout });
    return;
  }
  const index = key === '-' ? length : Number(key);
  if (sibling !== undefined)
    throw file.refused('no-destination', keys, 'In a list the index says the place, not "before".');
  if (!(key === '-' || isIndex(key)) || index > length)
    throw file.refused(
      'no-such-place',
      keys,
      `The list has ${length} entries: ${JSON.stringify(key)} is no place in it.`,
    );
  insertMember(file, holderKeys, { index, layout });
}

function missing(file: EditedFile, holderKeys: Keys, key: string): Refused {
  try {
    file.at([...holderKeys, key]);
  } catch (error) {
    if (error instanceof Refused) return error;
  }
  return file.refused('no-such-place', holderKeys, `There is no ${JSON.stringify(key)}.`);
}

export function checkFree(file: EditedFile, keys: Keys): void {
  if (file.find(keys))
    throw file.refused('key-exists', keys, `There is a key ${JSON.stringify(keys.at(-1))} already.`);
}

/** The keys of a pointer. Throws Refused. */
export function readPointer(file: string, pointer: string): string[] {
  if (pointer === '' || pointer.startsWith('/')) return keysOf(pointer);
  throw new Refused(`A pointer begins with "/": ${JSON.stringify(pointer)}.`, 'no-such-place', {
    file,
    pointer,
  });
}

/** The value as JSON holds it. Throws Refused. */
function jsonOf(file: string, pointer: string, value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Refused('There is no value.', 'no-value', { file, pointer });
  return JSON.parse(text) as unknown;
}
