import type { CompiledBody, FormScreen } from '../../../../core/model.ts';
import { type Row, readPath, type Scope } from '../../../../core/scope.ts';
import { Listeners } from '../../base/store.ts';
import { Attempt } from '../../form/state/attempt.ts';
import { versionOf } from '../../form/state/conflict.ts';
import { fieldErrorsOf } from '../../form/state/field-errors.ts';
import type { FormApi } from '../../form/state/form-api.ts';
import { layoutOf } from '../../form/state/form-layout.ts';
import { FormStore, same } from '../../form/state/form-store.ts';
import { isEmpty } from '../../form/state/payload.ts';
import { startingValues } from '../../form/state/starting-values.ts';
import { PlaceOrder } from './place-order.ts';
import { errorsOfRow } from './row-form.ts';

/** An edited row: its typed values are kept here, whether or not the row is rendered. */
export interface RowEdit {
  readonly key: string;
  readonly form: FormApi;
  readonly attempt: Attempt;
  /** The focus has not been moved into the row yet. */
  fresh: boolean;
  /** The focus position in a control that is being re-created because the row moved. */
  heldFocus?: HeldFocus | undefined;
  busy: boolean;
}

export interface HeldFocus {
  readonly id: string;
  /** Selection start and end in its text; null for inputs without a selection, such as number and date. */
  readonly selection: readonly [number | null, number | null];
}

/** `each`: a button opens a row, saved alone. `together`: all can be edited and are saved in one call; empty keeps the value. */
export type Saving = 'each' | 'together';

let count = 0;

/** What goes with the save, and what is asked before it. */
interface Carried {
  readonly values: Row;
  readonly refused?: (() => void) | undefined;
  readonly questions: readonly string[];
}

/** The typed values of a table's rows by key, over searching and paging; and saved rows that are not answered anew yet. */
export class RowEdits {
  readonly #open = new Map<string, RowEdit>();
  readonly #saved = new Map<string, Row>();
  readonly #changes = new Listeners();
  #version = 0;
  /** The version of the record that holds the rows, from when the first of them was edited. */
  basedOn: string | undefined;
  /** What a part beside the rows sends with them. */
  carried: Carried = { values: {}, questions: [] };
  readonly #places = new PlaceOrder();
  #answered: readonly Row[] = [];

  constructor(
    /** A row as a form. */
    readonly screen: FormScreen,
    readonly keyField: string,
    readonly saving: Saving,
    /** The field with a row's position, from 1: moving one row shifts the others. */
    readonly place?: string,
    /** The rules of the rows that are saved together, with a list of values for each field. */
    readonly body?: CompiledBody,
  ) {}

  /** Increases when rows are opened, closed, saved, answered or become busy; not while typing. */
  readonly version = (): number => this.#version;

  /** Called on every change, including each typed character. */
  readonly subscribe = this.#changes.subscribe;

  keyOf(row: Row): string {
    return String(row[this.keyField]);
  }

  get(row: Row): RowEdit | undefined {
    return this.#open.get(this.keyOf(row));
  }

  /** Whether its controls are shown. */
  isOpen(row: Row): boolean {
    return this.saving === 'together' || this.#open.has(this.keyOf(row));
  }

  /** Opens a row, where rows are opened by a button. The focus moves into the row. */
  open(row: Row, outerScope: Scope): void {
    this.at(row, outerScope).fresh = true;
    this.#tell();
  }

  /** The edit of a row; created if there is none yet. */
  at(row: Row, outerScope: Scope): RowEdit {
    const key = this.keyOf(row);
    const openEdit = this.#open.get(key);
    if (openEdit) return openEdit;
    this.#notePlace(row);
    const edit = {
      key,
      form: this.#formOf(row, outerScope),
      attempt: new Attempt(),
      fresh: false,
      busy: false,
    };
    this.#open.set(key, edit);
    for (const topic of ['values', 'typing', 'field-errors'])
      edit.form.store.subscribe(topic, () => this.#changes.notify());
    return edit;
  }

  /** Whether something is typed that is not committed yet. */
  readonly isTyping = (): boolean => [...this.#open.values()].some(({ form }) => form.store.isTyping());

  /** Rows with a changed value. Only committed values count: call `flush` first. */
  changes(): RowEdit[] {
    return [...this.#open.values()].filter(({ form }) =>
      form.layout.order.some((name) => this.isChanged(form, name)),
    );
  }

  /** Whether a control is empty that had a value: the row keeps that one. */
  readonly hasEmptied = (): boolean =>
    [...this.#open.values()].some(({ form: { layout, store } }) =>
      layout.order.some((name) => isEmpty(trimmed(store.value(name))) && !isEmpty(store.start()[name])),
    );

  /** The other rows that are loaded. */
  unchanged(): RowEdit[] {
    const changed = new Set(this.changes());
    return [...this.#open.values()].filter((edit) => !changed.has(edit));
  }

  isChanged({ store, record }: Pick<FormApi, 'store' | 'record'>, name: string): boolean {
    if (name === this.place && record && this.#places.isMoved(this.keyOf(record))) return true;
    const start = store.start()[name];
    if (this.saving === 'each') return !same(store.value(name), start);
    const value = trimmed(store.value(name));
    return !isEmpty(value) && !same(value, start);
  }

  /** Commits what the controls still hold. */
  flush(): void {
    for (const { form } of this.#open.values()) form.store.flush();
  }

  readonly isDirty = (): boolean => {
    this.flush();
    return this.changes().length > 0;
  };

  /** Resets all edits after the user chose to leave. */
  readonly settle = (): void => {
    for (const { form } of this.#open.values()) form.store.settle();
    this.#places.settle();
  };

  /** The position of a row, including moves. */
  placeOf(row: Row): number | undefined {
    return this.#places.placeOf(this.keyOf(row));
  }

  /** Moves a row to another position; the others shift. Not possible while rows are being saved. */
  moveTo(edit: RowEdit, to: number): void {
    const isSaving = [...this.#open.values()].some(({ busy }) => busy);
    if (this.place === undefined || isSaving) return;
    this.#places.move(edit.key, to);
    edit.form.store.put(this.place, to);
    edit.form.store.setError(this.place, undefined);
    this.#showPlaces();
  }

  /** Typed positions, each of another row, become moves. */
  moveTyped(): void {
    const { place } = this;
    if (place === undefined) return;
    const typed = this.changes().map(({ key, form }) => [key, form.store.value(place)] as const);
    const places = typed.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    this.restoreMoves(new Map([...this.moves(), ...places]));
  }

  /** A snapshot of the moves, for `restoreMoves`. */
  moves(): ReadonlyMap<string, number> {
    return this.#places.moves();
  }

  restoreMoves(moves: ReadonlyMap<string, number>): void {
    this.#places.restore(moves);
    this.#showPlaces();
  }

  discard(): void {
    this.restoreMoves(new Map());
    for (const edit of this.changes()) this.reset(edit);
  }

  /** Resets all values of a row, or one of them. */
  reset({ form: { store, layout } }: RowEdit, names: readonly string[] = layout.order): void {
    for (const name of names) {
      store.put(name, store.start()[name]);
      store.setError(name, undefined);
    }
  }

  /** Says what is wrong with a changed value whatever the other rows have: those are compared when all are saved. */
  checkAlone({ form }: RowEdit, name: string): void {
    const { body } = this;
    if (!body || !this.isChanged(form, name)) return;
    const field = form.layout.fields.get(name);
    const fields = new Map(field && [[`${name}.0`, field]]);
    const errors = fieldErrorsOf(body, { [name]: [trimmed(form.store.value(name))] }, fields);
    const error = errors.find((fieldError) => fieldError.field === `${name}.0`);
    if (error) form.store.setError(name, error.message);
  }

  setBusy(edits: readonly RowEdit[], busy: boolean): void {
    for (const edit of edits) edit.busy = busy;
    this.#tell();
  }

  /** Closes a row and discards its values. */
  close(edit: RowEdit | undefined): void {
    if (edit && this.#open.get(edit.key) === edit) {
      this.#open.delete(edit.key);
      this.#places.remove(edit.key);
      // The source may have answered without the row already, and its rows have moved up.
      this.#noteAnswered();
      this.#showPlaces();
    }
    this.#tell();
  }

  /** `values`, by field, are saved; `item` is the row as answered. Shown until the source answers again. */
  saved(edit: RowEdit, values: Row, item?: Row): void {
    if (this.saving === 'together') {
      edit.form.store.rebase(values);
      for (const name of Object.keys(values)) edit.form.store.setError(name, undefined);
      this.#places.settle();
    } else {
      const byPath = this.screen.fields.map(({ name, from }) => [from ?? name, values[name]] as const);
      this.#saved.set(edit.key, item ?? Object.fromEntries(byPath));
      this.close(edit);
    }
    this.#tell();
  }

  shown(row: Row): Row {
    const saved = this.#saved.get(this.keyOf(row));
    return saved ? { ...row, ...saved } : row;
  }

  /** The source has answered: untouched values follow, unless a version tracks them. `isComplete`: missing rows are gone. */
  answered(rows: readonly Row[], isComplete: boolean): void {
    if (this.#saved.size > 0) {
      this.#saved.clear();
      this.#tell();
    }
    if (this.saving === 'each') return;
    const answeredRows = new Map(rows.map((row) => [this.keyOf(row), row]));
    const changed = new Set(this.changes());
    for (const edit of [...this.#open.values()]) {
      if (answeredRows.has(edit.key)) continue;
      if (isComplete || !changed.has(edit)) this.#open.delete(edit.key);
    }
    if (isComplete) this.#places.keep(new Set(answeredRows.keys()));
    this.#answered = rows;
    this.#noteAnswered();
    for (const { key, form } of this.#open.values()) {
      const row = answeredRows.get(key);
      if (row) form.store.adopt(this.#startOf(row));
    }
    this.#tell();
  }

  #noteAnswered(): void {
    for (const row of this.#answered) this.#notePlace(row);
  }

  #notePlace(row: Row): void {
    const field = this.screen.fields.find(({ name }) => name === this.place);
    if (field) this.#places.note(this.keyOf(row), readPath(row, field.from ?? field.name));
  }

  #startOf(row: Row): Row {
    const start = startingValues(this.screen, row);
    return this.place === undefined ? start : { ...start, [this.place]: this.placeOf(row) };
  }

  /** Rows without a typed position show their present one. */
  #showPlaces(): void {
    if (this.place === undefined) return;
    for (const { key, form } of this.#open.values())
      form.store.adopt({ ...form.store.start(), [this.place]: this.#places.placeOf(key) });
    this.#tell();
  }

  #formOf(row: Row, outerScope: Scope): FormApi {
    const { screen } = this;
    count += 1;
    const prefix = `row-${count}`;
    const layout = layoutOf(screen);
    const form: FormApi = {
      screen,
      // Where the number of changed rows is shown, values are committed while typing.
      layout: this.saving === 'together' ? { ...layout, watched: new Set(layout.order) } : layout,
      store: new FormStore(this.#startOf(row)),
      record: row,
      scope: { ...outerScope, row },
      idOf: (name) => `${prefix}-${name}`,
      recheck: (name) => this.#recheck(form, name),
    };
    form.store.basedOn = versionOf(screen, row);
    return form;
  }

  /** A message disappears once the value is valid; a message of a cross-field rule when any of its fields changes. */
  #recheck(form: FormApi, name: string): void {
    if (form.store.error(name) === undefined) return;
    const fieldError =
      this.saving === 'each' ? errorsOfRow(form).find(({ field }) => field === name) : undefined;
    form.store.setError(name, fieldError?.message);
  }

  #tell(): void {
    this.#version += 1;
    this.#changes.notify();
  }
}

/** Surrounding spaces are ignored when values are compared within a column. */
export function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
