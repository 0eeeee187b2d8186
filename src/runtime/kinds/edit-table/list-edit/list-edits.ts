import { type Row, readPath } from '../../../core/scope.ts';
import { numberText, wholeText } from '../../../form/fields/number-text.ts';
import type { EditedColumn, ListEdit } from '../../../model.ts';

/** A row with other values than it was loaded with. */
export interface Change {
  readonly key: string;
  readonly row: Row;
  /** Property of the body -> value, of all edited columns. */
  readonly values: Readonly<Record<string, unknown>>;
}
export interface Complaint {
  readonly key: string;
  readonly name: string;
  readonly message: string;
}

interface Typed {
  row: Row;
  readonly texts: Map<string, string>;
}

/** What is typed into the rows of one list, by their keys, so that it outlives paging, searching and sorting. */
export class ListEdits {
  #typed = new Map<string, Typed>();
  /** Just saved: shown until the list has answered again. */
  #saved = new Map<string, Typed>();
  #messages = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #busy = false;

  constructor(
    readonly edit: ListEdit,
    readonly keyField: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** Grows with every change. */
  readonly version = (): number => this.#version;

  get busy(): boolean {
    return this.#busy;
  }
  setBusy(busy: boolean): void {
    this.#busy = busy;
    this.#tell();
  }

  /** What stands in the cell; undefined: the row's own value. */
  text(key: string, name: string): string | undefined {
    return this.#typed.get(key)?.texts.get(name) ?? this.#saved.get(key)?.texts.get(name);
  }
  message(key: string, name: string): string | undefined {
    return this.#messages.get(`${key} ${name}`);
  }

  type(row: Row, name: string, text: string): void {
    const key = String(row[this.keyField]);
    const typed = this.#typed.get(key) ?? { row, texts: new Map<string, string>() };
    typed.row = row;
    typed.texts.set(name, text);
    this.#typed.set(key, typed);
    this.#messages.delete(`${key} ${name}`);
    this.#tell();
  }

  /** The cell is left: an empty one, and one that says what the row says, keeps the row's value. */
  leave(key: string, column: EditedColumn): void {
    const typed = this.#typed.get(key);
    const text = typed?.texts.get(column.name);
    if (!typed || text === undefined || isOther(typed.row, column, text)) return;
    this.forget(key, column.name);
  }
  forget(key: string, name: string): void {
    const typed = this.#typed.get(key);
    typed?.texts.delete(name);
    if (typed?.texts.size === 0) this.#typed.delete(key);
    this.#messages.delete(`${key} ${name}`);
    this.#tell();
  }

  /** The row is no more: what was typed into it goes with it. */
  forgetRow(key: string): void {
    if (!this.#typed.delete(key)) return;
    for (const { name } of this.edit.columns) this.#messages.delete(`${key} ${name}`);
    this.#tell();
  }
  /** These are all rows that there are. */
  keepOnly(rows: readonly Row[]): void {
    const keys = new Set(rows.map((row) => String(row[this.keyField])));
    for (const key of [...this.#typed.keys()]) if (!keys.has(key)) this.forgetRow(key);
  }

  changes(): Change[] {
    const { columns } = this.edit;
    return [...this.#typed].flatMap(([key, { row, texts }]) => {
      const isChanged = columns.some((column) => isOther(row, column, texts.get(column.name)));
      if (!isChanged) return [];
      const values = columns.map((column) => [column.name, editedValue(row, column, texts.get(column.name))]);
      return [{ key, row, values: Object.fromEntries(values) }];
    });
  }

  complain(complaints: readonly Complaint[]): void {
    this.#messages = new Map(complaints.map(({ key, name, message }) => [`${key} ${name}`, message]));
    this.#tell();
  }

  discard(): void {
    this.#typed.clear();
    this.complain([]);
  }
  /** All is saved. */
  keep(): void {
    this.#saved = this.#typed;
    this.#typed = new Map();
    this.complain([]);
  }
  /** The list has answered. */
  forgetSaved(): void {
    if (this.#saved.size === 0) return;
    this.#saved = new Map();
    this.#tell();
  }

  readonly isDirty = (): boolean => this.changes().length > 0;
  readonly settle = (): void => this.discard();

  #tell(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The value of a row in an edited column: what is typed, unless that is nothing. */
export function editedValue(row: Row, { path, type }: EditedColumn, text: string | undefined): unknown {
  const value = text === undefined || text.trim() === '' ? null : codecs[type](text);
  return value ?? readPath(row, path);
}

function isOther(row: Row, column: EditedColumn, text: string | undefined): boolean {
  return editedValue(row, column, text) !== readPath(row, column.path);
}

const codecs = { integer: wholeText.parse, number: numberText.parse, string: (text: string) => text.trim() };
