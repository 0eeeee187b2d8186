/**
 * A change of declarations as plain JSON. `file` is a path from the product's root, `pointer` a JSON pointer (RFC
 * 6901) into that file as it is when the operation's turn comes; the empty pointer means the whole file.
 */
export type Operation =
  | AddOperation
  | SetOperation
  | RemoveOperation
  | MoveOperation
  | DuplicateOperation
  | RenameKeyOperation
  | RenameOperation
  | TextOperation;

interface Located {
  readonly file: string;
  readonly pointer: string;
}

interface Destination {
  /** The pointer of the new place, as it is afterwards. A list is continued by the index `-`. */
  readonly to?: string | undefined;
  /** Another file that the new place is in. */
  readonly toFile?: string | undefined;
  /** The key of an object that the new key stands before. */
  readonly before?: string | undefined;
}

/** Adds a key (`before` another, else as the last), an entry of a list (at its index, or `-`), or a file. */
export interface AddOperation extends Located {
  readonly op: 'add';
  readonly value: unknown;
  readonly before?: string | undefined;
}

/** Gives a place a value. Of an object or list only what differs is changed; a key that is missing is added. */
export interface SetOperation extends Located {
  readonly op: 'set';
  readonly value: unknown;
}

export interface RemoveOperation extends Located {
  readonly op: 'remove';
}

/**
 * Moves a value with its layout. A key without `to` stays in its object, and becomes the last without `before`; under
 * another key of the same object it stays where it stands.
 */
export interface MoveOperation extends Located, Destination {
  readonly op: 'move';
}

/** Copies a value with its layout: without `to` an entry of a list, beside it; a key needs another. */
export interface DuplicateOperation extends Located, Destination {
  readonly op: 'duplicate';
}

/** Renames one key, and nothing that names it. */
export interface RenameKeyOperation extends Located {
  readonly op: 'rename-key';
  readonly to: string;
}

/** Renames something that has a name wherever it is named, as `npm run rename` does. */
export interface RenameOperation {
  readonly op: 'rename';
  readonly kind: RenamedKind;
  readonly from: string;
  readonly to: string;
}

export type RenamedKind = 'screen' | 'endpoint' | 'entity' | 'field' | 'choice' | 'roles' | 'text';

/**
 * Replaces a part of a text, if it is still what it was. This is what an undo consists of. A file that is not there has
 * the text null.
 */
export interface TextOperation {
  readonly op: 'text';
  readonly file: string;
  readonly offset: number;
  readonly oldText: string | null;
  readonly newText: string | null;
}

/** The operations that rename something wherever it is named. Throws Refused. */
export type Renamer = (
  files: ReadonlyMap<string, string>,
  renaming: Pick<RenameOperation, 'kind' | 'from' | 'to'>,
) => readonly Operation[];

/** Replaces a part of a file's text and leaves the rest unchanged. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** What becomes of one file. */
export interface FileChange {
  readonly file: string;
  /** The path that it had before, if it moves. */
  readonly from?: string | undefined;
  /** Undefined: it is new. */
  readonly oldText?: string | undefined;
  /** Undefined: it goes. */
  readonly newText?: string | undefined;
  /** What makes the new text of the old one, from the first to the last; offsets in the old one. */
  readonly edits: readonly TextEdit[];
}
