import { renameKey } from './change-members.ts';
import { type EditedFile, holderAround, type Keys, keysIn } from './edited-file.ts';
import type { EditedFiles } from './edited-files.ts';
import { layoutAt } from './layout.ts';
import type { DuplicateOperation, MoveOperation } from './operations.ts';
import { Refused } from './refused.ts';
import { addLayout, checkFree, indexOf, readPointer, removeAt } from './values.ts';

export function move(files: EditedFiles, operation: MoveOperation): void {
  const { file: path, pointer, toFile = path, before: sibling } = operation;
  const keys = readPointer(path, pointer);
  if (keys.length === 0) {
    files.rename(path, otherFile(operation));
    return;
  }
  const file = files.file(path);
  const node = file.at(keys);
  const to = destination(file, operation, operation.to ?? (isKey(file, keys) ? pointer : undefined));
  const isHere = toFile === path;
  if (isHere && isAround(keys, to) && to.length > keys.length)
    throw file.refused('no-destination', keys, `${pointer} cannot stand in itself.`);
  if (isHere && isKey(file, keys) && isAround(keys.slice(0, -1), to) && to.length === keys.length) {
    moveKey(file, keys, to.at(-1) ?? '', sibling, operation.to === undefined);
    return;
  }
  if (isHere && isAround(keys, to)) return;
  const layout = layoutAt(file.text, node);
  removeAt(file, keys);
  addLayout(files.file(toFile), to, layout, sibling);
}

/** Moves a key within its object. */
function moveKey(
  file: EditedFile,
  keys: Keys,
  name: string,
  sibling: string | undefined,
  isToEnd: boolean,
): void {
  const holderKeys = keys.slice(0, -1);
  const renamed = [...holderKeys, name];
  if (sibling !== undefined) file.at([...holderKeys, sibling]);
  if (name !== keys.at(-1)) {
    checkFree(file, renamed);
    renameKey(file, keys, name);
  }
  if (sibling === keys.at(-1) || (sibling === undefined && !isToEnd)) return;
  const names = keysIn(file.at(holderKeys));
  const otherNames = names.filter((key) => key !== name);
  const index = sibling === undefined ? otherNames.length : otherNames.indexOf(sibling);
  if (index === names.indexOf(name)) return;
  const layout = layoutAt(file.text, file.at(renamed));
  removeAt(file, renamed);
  addLayout(file, renamed, layout, sibling);
}

export function duplicate(files: EditedFiles, operation: DuplicateOperation): void {
  const { file: path, pointer, toFile = path } = operation;
  const keys = readPointer(path, pointer);
  const file = files.file(path);
  if (keys.length === 0) {
    files.create(otherFile(operation), file.text);
    return;
  }
  const layout = layoutAt(file.text, file.at(keys));
  const index = indexOf(file, keys);
  const holderKeys = keys.slice(0, -1);
  const nextEntry = isKey(file, keys)
    ? undefined
    : `${pointer.slice(0, pointer.lastIndexOf('/'))}/${index + 1}`;
  const to = destination(file, operation, operation.to ?? nextEntry);
  const isBeside =
    toFile === path && isKey(file, keys) && to.length === keys.length && isAround(holderKeys, to);
  const nextKey = isBeside ? keysIn(file.at(holderKeys))[index + 1] : undefined;
  addLayout(files.file(toFile), to, layout, operation.before ?? nextKey);
}

/** The keys of where a value should stand. Throws Refused. */
function destination(
  file: EditedFile,
  { file: path, pointer, toFile = path }: MoveOperation | DuplicateOperation,
  to: string | undefined,
): string[] {
  const keys = to === undefined ? [] : readPointer(toFile, to);
  if (keys.length > 0) return keys;
  throw file.refused('no-destination', readPointer(path, pointer), 'It is not said where it should stand.');
}

function otherFile({ file, pointer, toFile, to }: MoveOperation | DuplicateOperation): string {
  if (toFile !== undefined && !to) return toFile;
  throw new Refused('A whole file needs "toFile", and no place in it.', 'no-destination', { file, pointer });
}

function isKey(file: EditedFile, keys: Keys): boolean {
  return holderAround(file.at(keys))?.type === 'object';
}

function isAround(keys: Keys, innerKeys: Keys): boolean {
  return keys.every((key, index) => innerKeys[index] === key);
}
