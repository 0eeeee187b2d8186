import type { FormField, ValueProblem } from '../../../../core/model.ts';
import { type Row, readPath } from '../../../../core/scope.ts';
import { PendingFiles } from '../../base/files/pending-files.ts';
import { Listeners } from '../../base/store.ts';
import type { ErrorReport, FieldError } from './error-report.ts';
import { entryPath, withAt } from './paths.ts';
import { isEmpty } from './payload.ts';

/** A field whose saved value was changed by another user to something else than the form shows or showed. */
export interface Difference {
  readonly field: FormField;
  readonly theirs: unknown;
  /** The value in this form: typed, else loaded. */
  readonly yours: unknown;
  /** It was changed in this form as well. */
  readonly typed: boolean;
}

export type Conflict =
  | {
      readonly kind: 'changed';
      readonly differences: readonly Difference[];
      readonly by?: string;
      readonly at?: string;
    }
  | { readonly kind: 'gone' };

/** A number that may be another than was meant. */
export interface Doubt {
  readonly label: string;
  /** As it stands in its input. */
  readonly text: string;
  /** Whether it is still the value. */
  stands(): boolean;
}

type Check = (value: unknown) => readonly (ValueProblem & Pick<FieldError, 'own'>)[];

const noErrors: readonly FieldError[] = [];

/**
 * The values, buffers and errors of one form, outside React: a key press renders nothing, a change renders only the dependent
 * fields, an error renders only its field. Values and errors are keyed by dotted field name.
 */
export class FormStore {
  readonly files = new PendingFiles();
  readonly #values: Map<string, unknown>;
  readonly #start: Map<string, unknown>;
  /** Controls with uncommitted input, and how to read it. */
  readonly #pending = new Map<string, () => unknown>();
  readonly #checks = new Map<string, Check>();
  readonly #questions = new Map<string, () => readonly string[]>();
  /** What was asked and agreed to, by field. */
  readonly #agreed = new Map<string, string>();
  readonly #doubts = new Map<string, Doubt>();
  readonly #listeners = new Map<string, Listeners>();
  #errors: ReadonlyMap<string, string> = new Map();
  #fieldErrors = noErrors;
  #version = 0;
  /** Version of the record that the initial values come from; absent when the record has none. */
  basedOn: string | undefined;
  #conflict: Conflict | undefined;
  readonly #labels = new Map<string, string>();

  constructor(start: Row) {
    this.#start = new Map(Object.entries(start));
    this.#values = new Map(this.#start);
  }

  /** The committed value of a field; `name` may point into an entry of a list. */
  value(name: string): unknown {
    const entry = entryPath(name);
    return entry ? readPath(this.#values.get(entry.list), entry.path) : this.#values.get(name);
  }

  /** All committed values by dotted name. */
  values(): Row {
    return Object.fromEntries(this.#values);
  }

  /** What is wrong with the values of this field beyond its declaration. Returns how it is asked no more. */
  setCheck(name: string, find: Check): () => void {
    this.#checks.set(name, find);
    return () => void (this.#checks.get(name) === find && this.#checks.delete(name));
  }

  /** What of this field has to be asked about before it is saved. Returns how it is asked no more. */
  setQuestion(name: string, find: () => readonly string[]): () => void {
    this.#questions.set(name, find);
    return () => void (this.#questions.get(name) === find && this.#questions.delete(name));
  }

  /** What nobody has agreed to yet. */
  questions(): string[] {
    return [...this.#questions].flatMap(([name, find]) => {
      const lines = find();
      return this.#agreed.get(name) === lines.join('\n') ? [] : lines;
    });
  }

  /** What the checks say of the committed value of a field. */
  checked(name: string): FieldError[] {
    const problems = this.#checks.get(name)?.(this.value(name)) ?? [];
    return problems.map(({ path, ...problem }) => ({
      field: path === '' ? name : `${name}.${path}`,
      ...problem,
    }));
  }

  /** Remembers a doubtful number until it is asked about, by the name of its control. */
  setDoubt(control: string, doubt: Doubt | undefined): void {
    if (doubt) this.#doubts.set(control, doubt);
    else this.#doubts.delete(control);
  }

  doubts(): Doubt[] {
    return [...this.#doubts.values()].filter((doubt) => doubt.stands());
  }

  /** Nothing of what stands now is asked about again. */
  agree(): void {
    this.#doubts.clear();
    for (const [name, find] of this.#questions) this.#agreed.set(name, find().join('\n'));
  }

  /** Increases with every committed change. */
  get version(): number {
    return this.#version;
  }

  /** Marks the control of `name` as newer than the committed value: `read` returns its value on demand. */
  note(name: string, read: () => unknown): void {
    const isFirst = this.#pending.size === 0;
    this.#pending.set(name, read);
    if (isFirst) this.#tell('typing');
  }

  /** Whether any control has uncommitted input. */
  readonly isTyping = (): boolean => this.#pending.size > 0;

  isPending(name: string): boolean {
    return this.#pending.has(name);
  }

  /** Returns whether the value changed. */
  commit(name: string, value: unknown): boolean {
    const wasPending = this.#pending.delete(name);
    const previousValue = this.value(name);
    if (!Object.is(previousValue, value)) this.#set(name, value);
    if (wasPending) this.#tell('typing');
    return !same(previousValue, value);
  }

  /** Commits all uncommitted input; Enter submits without a blur. Returns the changed fields. */
  flush(): string[] {
    return [...this.#pending].flatMap(([name, read]) => (this.commit(name, read()) ? [name] : []));
  }

  /** Takes later values (a reloaded record) for the fields that the user has not changed. */
  adopt(values: Row): void {
    const names = new Set([...this.#start.keys(), ...Object.keys(values)]);
    for (const name of names) {
      const untouched = !this.#isTyped(name) && same(this.#values.get(name), this.#start.get(name));
      this.#start.set(name, values[name]);
      if (!untouched || same(this.#values.get(name), values[name])) continue;
      this.#set(name, values[name]);
      this.#tell(`adopted:${name}`);
    }
  }

  /** Sets a value from outside its control, which then shows it. */
  put(name: string, value: unknown): void {
    const wasPending = this.#pending.delete(name);
    if (!same(this.value(name), value)) this.#set(name, value);
    if (wasPending) this.#tell('typing');
    this.#tell(`adopted:${name}`);
  }

  /** The values that the user has not changed. */
  start(): Row {
    return Object.fromEntries(this.#start);
  }

  /** Uses these values as the base for changes from now on; the shown values stay. */
  rebase(values: Row): void {
    for (const [name, value] of Object.entries(values)) this.#start.set(name, value);
  }

  /** The label of a value that is a key, where a control has loaded it. */
  label(name: string, value: unknown): string | undefined {
    return this.#labels.get(`${name} ${String(value)}`);
  }

  setLabel(name: string, value: unknown, label: string): void {
    this.#labels.set(`${name} ${String(value)}`, label);
  }

  /** Conflicts that are not decided yet. */
  conflict(): Conflict | undefined {
    return this.#conflict;
  }

  setConflict(conflict: Conflict | undefined): void {
    if (this.#conflict === conflict) return;
    this.#conflict = conflict;
    this.#tell('conflict');
  }

  /** The values that differ from the initial ones, by name. */
  changes(): Row {
    this.flush();
    return Object.fromEntries(
      [...this.#values].filter(([name, value]) => !same(value, this.#start.get(name))),
    );
  }

  /** Whether anything differs from the initial values, including uncommitted input. */
  isDirty(): boolean {
    return Object.keys(this.changes()).length > 0;
  }

  /** Makes the present values the initial ones: after a successful save nothing is unsaved. */
  settle(): void {
    this.flush();
    for (const [name, value] of this.#values) this.#start.set(name, value);
  }

  error(name: string): string | undefined {
    return this.#errors.get(name);
  }

  /** The messages at a field and at the paths below its value, by path; '' is the field itself. */
  errorsAt(name: string): ReadonlyMap<string, string> {
    const below = [...this.#errors].filter(
      ([errorPath]) => errorPath === name || errorPath.startsWith(`${name}.`),
    );
    return new Map(below.map(([errorPath, message]) => [errorPath.slice(name.length + 1), message]));
  }

  /** The errors that the summary lists. */
  fieldErrors(): readonly FieldError[] {
    return this.#fieldErrors;
  }

  setReport(report: ErrorReport): void {
    const names = new Set([...this.#errors.keys(), ...report.atFields.keys()]);
    this.#errors = report.atFields;
    this.#fieldErrors = report.list;
    for (const name of names) this.#tell(`error:${name}`);
    this.#tell('field-errors');
  }

  /** Sets or clears the message of one field. */
  setError(name: string, message: string | undefined): void {
    this.setErrors(new Map([[name, message]]));
  }

  /** The same for several fields at once. */
  setErrors(messages: ReadonlyMap<string, string | undefined>): void {
    const changed = [...messages].filter(([name, message]) => this.#errors.get(name) !== message);
    if (changed.length === 0) return;
    const errors = new Map(this.#errors);
    for (const [name, message] of changed) {
      if (message === undefined) errors.delete(name);
      else errors.set(name, message);
      this.#fieldErrors = this.#fieldErrors.map((fieldError) => settled(fieldError, name, message));
    }
    this.#errors = errors;
    for (const [name] of changed) this.#tell(`error:${name}`);
    this.#tell('field-errors');
  }

  /** The messages inside the entries of a list, by full field name. */
  errorsIn(list: string): [name: string, message: string][] {
    return [...this.#errors].filter(([name]) => name.startsWith(`${list}.`));
  }

  /** Moves the errors of a list's entries. `to` maps to the new index, or undefined for a removed entry. */
  moveErrors(list: string, to: (index: number) => number | undefined): void {
    const renamed = (name: string | undefined) => {
      const entry = name?.startsWith(`${list}.`) ? entryPath(name) : undefined;
      if (entry?.list !== list) return name;
      const index = to(entry.index);
      return index === undefined
        ? null
        : `${list}.${[index, entry.inner].filter((part) => part !== '').join('.')}`;
    };
    if (this.errorsIn(list).length === 0 && !this.#fieldErrors.some(({ field }) => renamed(field) !== field))
      return;
    this.#errors = new Map(
      [...this.#errors].flatMap(([name, message]) => {
        const movedName = renamed(name);
        return typeof movedName === 'string' ? [[movedName, message] as const] : [];
      }),
    );
    this.#fieldErrors = this.#fieldErrors.flatMap(({ field, ...rest }) => {
      const movedName = renamed(field);
      return movedName === null
        ? []
        : [{ ...rest, ...(movedName === undefined ? {} : { field: movedName }) }];
    });
    this.#tell('field-errors');
  }

  /**
   * `topic`: `values`, `typing`, `field-errors`, `value:<name>`, `error:<name>`, `adopted:<name>` or `conflict`. Returns the function that
   * unsubscribes.
   */
  subscribe(topic: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Listeners();
    this.#listeners.set(topic, listeners);
    return listeners.subscribe(listener);
  }

  /** Whether a control of the field, or inside its entries, has uncommitted input. */
  #isTyped(name: string): boolean {
    return [...this.#pending.keys()].some(
      (controlName) => controlName === name || entryPath(controlName)?.list === name,
    );
  }

  #set(name: string, value: unknown): void {
    const entry = entryPath(name);
    if (entry) {
      const list = this.#values.get(entry.list);
      // An entry that was removed has no changes.
      if (!Array.isArray(list) || entry.index >= list.length) return;
      this.#values.set(entry.list, withAt(list, entry.path, value));
      this.#tell(`value:${entry.list}`);
    } else {
      this.#values.set(name, value);
      if (Array.isArray(value)) this.#tellEntries(name);
    }
    this.#version += 1;
    this.#tell(`value:${name}`);
    this.#tell('values');
  }

  /** The order of a list's entries has changed: each control shows the value at its index. */
  #tellEntries(list: string): void {
    for (const topic of [...this.#listeners.keys()]) {
      const [kind, name = ''] = topic.split(':');
      if ((kind === 'value' || kind === 'adopted') && entryPath(name)?.list === list) this.#tell(topic);
    }
  }

  #tell(topic: string): void {
    this.#listeners.get(topic)?.notify();
  }
}

/** Corrected errors stay in the summary, crossed out, so that the page does not jump. */
function settled(fieldError: FieldError, name: string, message: string | undefined): FieldError {
  if (fieldError.field !== name) return fieldError;
  const { done: _, ...open } = fieldError;
  return message === undefined ? { ...fieldError, done: true } : { ...open, message };
}

/** Whether two values are equal to the user. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
