import type { Sources } from '../load/load-product.ts';
import { EditedFiles } from './edited-files.ts';
import type { FileChange, Operation, Renamer, TextOperation } from './operations.ts';
import { duplicate, move } from './place.ts';
import { type Refusal, Refused } from './refused.ts';
import { add, remove, renameKeyAt, set } from './values.ts';

/** What operations make of files. Nothing is written. */
export interface Applied {
  /** All files afterwards. */
  readonly files: Sources;
  /** The files that change, sorted by their paths. */
  readonly changes: readonly FileChange[];
  /** Operations that give every byte back. */
  readonly undo: readonly Operation[];
}

/**
 * Applies operations one after another: all, or none if one is refused.
 * @param renamer renames what has a name; without it `rename` is refused
 */
export function apply(
  files: Sources,
  operations: readonly Operation[],
  renamer?: Renamer,
): Applied | { readonly refusal: Refusal } {
  try {
    return applied(files, operations, renamer);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refusal: error.refusal };
  }
}

/** The same for tools. Throws Refused. */
export function applied(files: Sources, operations: readonly Operation[], renamer?: Renamer): Applied {
  const state = new EditedFiles(files);
  for (const operation of operations) {
    if (operation.op !== 'rename') applyOne(state, operation);
    else if (renamer) for (const step of renamer(state.files(), operation)) applyOne(state, step);
    else throw new Refused('Names cannot be renamed here.');
  }
  const changes = state.changes();
  // What operations wrote is JSON; texts may have been given by hand.
  for (const { file, newText } of changes)
    if (newText !== undefined && file.endsWith('.json')) state.file(file).tree();
  return { files: state.files(), changes, undo: undoOf(changes) };
}

/** Operations that all mean the files as they are now, in an order in which they do not touch each other's places. */
export function inOrder(operations: readonly Operation[]): Operation[] {
  const unique = [...new Map(operations.map((operation) => [JSON.stringify(operation), operation])).values()];
  const depth = (operation: Operation) => {
    if (operation.op === 'move' && operation.pointer === '') return 0;
    return operation.op === 'rename-key' ? operation.pointer.split('/').length : Number.MAX_SAFE_INTEGER;
  };
  return unique.sort((a, b) => depth(b) - depth(a));
}

function applyOne(files: EditedFiles, operation: Operation): void {
  switch (operation.op) {
    case 'add':
      add(files, operation);
      break;
    case 'set':
      set(files, operation);
      break;
    case 'remove':
      remove(files, operation);
      break;
    case 'move':
      move(files, operation);
      break;
    case 'duplicate':
      duplicate(files, operation);
      break;
    case 'rename-key':
      renameKeyAt(files, operation);
      break;
    case 'text':
      replaceText(files, operation);
      break;
    default:
      throw new Refused(`There is no operation ${JSON.stringify(operation.op)} here.`);
  }
}

function replaceText(state: EditedFiles, { file, offset, oldText, newText }: TextOperation): void {
  const current = state.textOf(file);
  const isThere = oldText === null ? current === undefined : current?.startsWith(oldText, offset) === true;
  if (!isThere || (newText === null && current !== oldText))
    throw new Refused(`${file} is not what it was.`, 'changed-since', { file });
  if (oldText === null || newText === null) state.put(file, newText ?? undefined);
  else state.file(file).replace(offset, oldText.length, newText);
}

/** For each edit one that takes it back, from the last to the first, so that the offsets of the others hold. */
function undoOf(changes: readonly FileChange[]): Operation[] {
  const whole = changes.filter(
    ({ from, oldText, newText }) => oldText === undefined || newText === undefined || from !== undefined,
  );
  const gone = whole.flatMap(({ file, newText }) =>
    newText === undefined ? [] : swap(file, 0, newText, null),
  );
  const back = whole.flatMap(({ file, from, oldText }) =>
    oldText === undefined ? [] : swap(from ?? file, 0, null, oldText),
  );
  const inside = changes.flatMap((change) => (whole.includes(change) ? [] : inverse(change)));
  return [...gone, ...back, ...inside];
}

function inverse({ file, oldText = '', edits }: FileChange): Operation[] {
  let shift = 0;
  const forwards = edits.map(({ offset, length, text }) => {
    const operation = swap(file, offset + shift, text, oldText.slice(offset, offset + length));
    shift += text.length - length;
    return operation;
  });
  return forwards.reverse();
}

function swap(file: string, offset: number, oldText: string | null, newText: string | null): TextOperation {
  return { op: 'text', file, offset, oldText, newText };
}
