import type { FormField } from '../../../../../core/model.ts';
import { type Row, readPath } from '../../../../../core/scope.ts';
import { Listeners, Store } from '../../../base/store.ts';
import { linesOf, newLine, orNull } from '../../state/line-values.ts';
import { entryPath, writePath } from '../../state/paths.ts';

/** One row. Its key is stable when the row moves; its values are mutated in place, since no render depends on them. */
export interface Line {
  readonly key: number;
  readonly values: Record<string, unknown>;
}

/** The errors of a row, by column name. */
export type LineErrors = ReadonlyMap<string, string>;

let last = 0;
const keyed = (values: Row): Line => ({ key: ++last, values: values as Record<string, unknown> });

/**
 * The rows of one field, outside React: a key press changes a value and renders nothing. The form's store reads the rows on
 * demand. Errors come from there by index and are kept here by row.
 */
export class LineStore {
  readonly lines: Store<readonly Line[]>;
  readonly #field: FormField;
  /** Schema of the list. */
  readonly #property: Row;
  readonly #byKey = new Map<number, Line>();
  readonly #listeners = new Map<string, Listeners>();
  #errors: ReadonlyMap<number, LineErrors> = new Map();

  constructor(field: FormField, property: Row, rows: unknown) {
    this.#field = field;
    this.#property = property;
    const lines = linesOf(field, property, rows, false).map(keyed);
    for (const line of lines) this.#byKey.set(line.key, line);
    this.lines = new Store(lines);
  }

  line(key: number): Line | undefined {
    return this.#byKey.get(key);
  }

  indexOf(key: number): number {
    return this.lines.get().findIndex((line) => line.key === key);
  }

  /** The rows as a value of the form. */
  read(): Row[] {
    return this.lines.get().map(({ values }) => structuredClone(values));
  }

  /** Replaces the rows. A row whose values are unchanged keeps its identity and its focus. */
  load(rows: unknown): void {
    const previousLines = this.lines.get();
    const lines = linesOf(this.#field, this.#property, rows, false).map((row, index) => {
      const line = previousLines[index];
      if (!line || !this.#isShownAlike(line.values, row)) return keyed(row);
      Object.assign(line.values, row);
      return line;
    });
    this.#put(lines);
  }

  #isShownAlike(leftRow: Row, rightRow: Row): boolean {
    const texts = (row: Row) => this.#field.fields?.map(({ name }) => readPath(row, name));
    return JSON.stringify(texts(leftRow)) === JSON.stringify(texts(rightRow));
  }

  /** Sets the value of a cell. */
  set(key: number, column: string, value: unknown): void {
    const line = this.#byKey.get(key);
    if (line) writePath(line.values, column, orNull(value));
  }

  /** Inserts new rows at an index, with the columns' initial values. */
  add(count: number, insertIndex = this.lines.get().length): readonly Line[] {
    const newLines = Array.from({ length: count }, () => keyed(newLine(this.#field, this.#property)));
    this.#put([
      ...this.lines.get().slice(0, insertIndex),
      ...newLines,
      ...this.lines.get().slice(insertIndex),
    ]);
    return newLines;
  }

  /** Appends a row for each record, with the values that it takes from the record. */
  append(records: readonly (readonly (readonly [path: string, value: unknown])[])[]): readonly Line[] {
    const newLines = records.map((cells) => {
      const values = newLine(this.#field, this.#property);
      for (const [path, value] of cells) writePath(values, path, orNull(value));
      return keyed(values);
    });
    this.#put([...this.lines.get(), ...newLines]);
    return newLines;
  }

  remove(key: number): void {
    this.#put(this.lines.get().filter((line) => line.key !== key));
  }

  /** Moves a row to another index, clamped to the ends. */
  move(key: number, to: number): void {
    const line = this.#byKey.get(key);
    const others = this.lines.get().filter((otherLine) => otherLine.key !== key);
    if (!line) return;
    others.splice(Math.max(0, Math.min(others.length, to)), 0, line);
    this.#put(others);
  }

  #put(lines: readonly Line[]): void {
    this.#byKey.clear();
    for (const line of lines) this.#byKey.set(line.key, line);
    this.lines.set(lines);
  }

  errorsOf(key: number): LineErrors | undefined {
    return this.#errors.get(key);
  }

  /** Sets the errors by full name (`items.3.qty`); only rows whose errors differ are notified. */
  showErrors(errors: readonly (readonly [name: string, message: string])[]): void {
    const errorsByKey = new Map<number, Map<string, string>>();
    for (const [name, message] of errors) {
      const entry = entryPath(name);
      const line = entry && this.lines.get()[entry.index];
      if (line) errorsByKey.set(line.key, (errorsByKey.get(line.key) ?? new Map()).set(entry.inner, message));
    }
    const previousErrors = this.#errors;
    const isSame = (key: number) => text(previousErrors.get(key)) === text(errorsByKey.get(key));
    const keys = [...new Set([...previousErrors.keys(), ...errorsByKey.keys()])];
    this.#errors = new Map(
      [...errorsByKey].map(([key, lineErrors]) => [
        key,
        isSame(key) ? (previousErrors.get(key) ?? lineErrors) : lineErrors,
      ]),
    );
    for (const key of keys) if (!isSame(key)) this.#tell(`error:${key}`);
  }

  /** `topic`: `error:<key>`. Returns the function that unsubscribes. */
  subscribe(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Listeners();
    this.#listeners.set(topic, listeners);
    const leave = listeners.subscribe(listener);
    return () => {
      leave();
      this.#listeners.delete(topic);
    };
  }

  #tell(topic: string): void {
    this.#listeners.get(topic)?.notify();
  }
}

function text(errors: LineErrors | undefined): string {
  return errors ? JSON.stringify([...errors]) : '';
}
