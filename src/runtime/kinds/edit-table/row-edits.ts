import type { Row, Scope } from '../../core/scope.ts';
import { Attempt } from '../../form/state/attempt.ts';
import { versionOf } from '../../form/state/conflict.ts';
import type { FormApi } from '../../form/state/form-api.ts';
import { layoutOf } from '../../form/state/form-layout.ts';
import { FormStore } from '../../form/state/form-store.ts';
import { startingValues } from '../../form/state/starting-values.ts';
import type { GridScreen } from '../../model.ts';
import { asForm } from './as-list.ts';
import { errorsOfRow } from './row-body.ts';

/** A row that is being edited: what is typed lives here, whether or not the row is on the screen. */
export interface RowEdit {
  readonly key: string;
  readonly form: FormApi;
  readonly attempt: Attempt;
  /** The focus has not been led into it yet. */
  fresh: boolean;
  /** Where the focus stood in a control that is just being drawn anew, since the row has changed its place. */
  held?: HeldFocus | undefined;
  /** It is being saved. */
  busy: boolean;
}

export interface HeldFocus {
  /** Of the control. */
  readonly id: string;
  /** From and to in its text; null in a control without a selection, as those for numbers and dates. */
  readonly selection: readonly [number | null, number | null];
}

let count = 0;

/**
 * The rows of one grid that are being edited, several at a time, and those just saved whose new values the source
 * has not answered yet. It outlives searching, sorting and paging.
 */
export class RowEdits {
  readonly #open = new Map<string, RowEdit>();
  readonly #saved = new Map<string, Row>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(readonly screen: GridScreen) {}

  /** Grows with every change of which rows are open, busy or saved; not with what is typed. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get(key: string): RowEdit | undefined {
    return this.#open.get(key);
  }

  /** Keys of the rows that are being edited. */
  keys(): string[] {
    return [...this.#open.keys()];
  }

  open(key: string, row: Row, around: Scope): void {
    const screen = asForm(this.screen);
    count += 1;
    const prefix = `row-${count}`;
    const form: FormApi = {
      screen,
      layout: layoutOf(screen),
      store: new FormStore(startingValues(screen, row)),
      record: row,
      scope: { ...around, row },
      idOf: (name) => `${prefix}-${name}`,
      recheck: (name) => recheck(form, name),
    };
    form.store.basedOn = versionOf(screen, row);
    this.#open.set(key, { key, form, attempt: new Attempt(), fresh: true, busy: false });
    this.#tell();
  }

  setBusy(edit: RowEdit, busy: boolean): void {
    edit.busy = busy;
    this.#tell();
  }

  /** Gives up what is typed, or has it saved: `values` are then shown until the source answers again. */
  close(edit: RowEdit, values?: Row): void {
    if (this.#open.get(edit.key) !== edit) return;
    this.#open.delete(edit.key);
    if (values) this.#saved.set(edit.key, values);
    this.#tell();
  }

  /** The row as it is now. */
  shown(key: string, row: Row): Row {
    const saved = this.#saved.get(key);
    return saved ? { ...row, ...saved } : row;
  }

  /** The source has answered. */
  forgetSaved(): void {
    if (this.#saved.size === 0) return;
    this.#saved.clear();
    this.#tell();
  }

  isDirty(): boolean {
    return [...this.#open.values()].some(({ form }) => form.store.isDirty());
  }

  settle(): void {
    for (const { form } of this.#open.values()) form.store.settle();
  }

  #tell(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A message that stands at a field goes as soon as it is not true any more. */
function recheck(form: FormApi, name: string): void {
  if (form.store.error(name) === undefined) return;
  form.store.setError(name, errorsOfRow(form).find(({ field }) => field === name)?.message);
}
