import type { SourceFile } from '../diagnostics/source-file.ts';
import type { FileKind, ProductFile } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { expandOne, expandProduct } from './expand.ts';
import { mapValues, objectAt } from './json.ts';
import { isSame, spreadOf, valueAt, without } from './paths.ts';
import { type Fresh, shorterForms } from './shorter-forms.ts';

/** Declarations to be written in their shortest equivalent form. */
export interface Draft {
  readonly kind: FileKind;
  readonly path: string;
  readonly value: unknown;
}

/**
 * Converts declarations from the time before defaults: writes out what they leave out (null for none), so that no
 * default is added to them.
 */
export function withoutNewDefaults(drafts: readonly Draft[]): Draft[] {
  const files = drafts.map(({ kind, path, value }) => ({ kind, file: fileOf(path, value) }));
  const full = expandProduct(files);
  return drafts.map((draft, index) => ({ ...draft, value: withNulls(draft.value, full[index]?.file.value) }));
}

/** Keys that had a default in the old version too, or that belong to such a value. */
const KNOWN_BEFORE = ['encoding', 'with', 'id', 'options', 'width', 'key', 'column', 'source'];
/** The values that were used before there were defaults: key -> new default -> old value. */
const OLD_DEFAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cell: {},
  field: { image: 'file', file: 'file', picker: 'number' },
  place: { primary: 'inline', inline: 'inline' },
};

function withNulls(declared: unknown, full: unknown): unknown {
  if (Array.isArray(declared) && Array.isArray(full))
    return declared.map((element, index) => withNulls(element, full[index]));
  if (!isObject(declared) || !isObject(full)) return declared;
  const declaredEntries = Object.entries(declared).map(([key, value]) => [key, withNulls(value, full[key])]);
  const added = Object.keys(full).filter((key) => !(key in declared) && !KNOWN_BEFORE.includes(key));
  return Object.fromEntries([...declaredEntries, ...added.map((key) => [key, oldDefault(key, full[key])])]);
}

function oldDefault(key: string, value: unknown): string | null {
  const oldValues = OLD_DEFAULTS[key];
  return oldValues ? (oldValues[String(value)] ?? 'text') : null;
}

/**
 * The same declarations without their defaults: leaves out or shortens everything that does not change the completed
 * file. Used to migrate long forms, and to prove that they are equivalent.
 * @param only selects the paths of the files to shorten; the others are only read
 * @param accepts whether the shortened file is valid: the meaning of some keys depends on what other files leave out
 * @param oldValue what a file said: what it still says stays as it is written
 */
export function shorten(
  drafts: readonly Draft[],
  only: (path: string) => boolean,
  accepts: (file: ProductFile) => boolean = () => true,
  oldValue: (path: string) => unknown = () => undefined,
): Draft[] {
  const files = drafts.map(({ kind, path, value }) => ({ kind, file: fileOf(path, value) }));
  drafts.forEach(({ path, kind }, index) => {
    if (!only(path) || !['entity', 'endpoints', 'screen'].includes(kind)) return;
    const short = new Shortener(files, index, accepts, oldValue(path)).run();
    files[index] = { kind, file: fileOf(path, short) };
  });
  return files.map(({ kind, file }) => ({ kind, path: file.path, value: file.value }));
}

/** Incremental cache: what is the same value is the same file. */
const files = new WeakMap<object, SourceFile>();

function fileOf(path: string, value: unknown): SourceFile {
  const key = isObject(value) ? value : {};
  const known = files.get(key);
  if (known?.path === path) return known;
  const file = { path, text: '', value, tree: undefined };
  files.set(key, file);
  return file;
}

class Shortener {
  readonly #files: readonly ProductFile[];
  readonly #index: number;
  readonly #accepts: (file: ProductFile) => boolean;
  readonly #oldValue: unknown;
  readonly #full: unknown;
  readonly #fresh: Fresh = {
    isNew: (path) => valueAt(this.#oldValue, path) === undefined,
    isChanged: (path) => !isSame(valueAt(this.#oldValue, path), valueAt(this.#value, path)),
  };
  #value: unknown;

  constructor(
    files: readonly ProductFile[],
    index: number,
    accepts: (file: ProductFile) => boolean,
    oldValue: unknown,
  ) {
    this.#files = files;
    this.#index = index;
    this.#accepts = accepts;
    this.#oldValue = oldValue;
    this.#value = files[index]?.file.value;
    this.#full = this.#expanded(this.#value);
  }

  run(): unknown {
    for (let turn = 0; turn < 2; turn += 1) {
      for (const form of shorterForms(this.#value, this.#fresh)) this.#try(form(this.#value));
      for (const path of spreadOf(this.#value).filter(this.#fresh.isChanged))
        this.#try(without(this.#value, path));
    }
    return this.#value;
  }

  /** Keeps the candidate if its completed form is the same. */
  #try(candidate: unknown): void {
    if (candidate === undefined || JSON.stringify(candidate).length >= JSON.stringify(this.#value).length)
      return;
    if (!isSame(this.#expanded(candidate), this.#full)) return;
    const productFile = this.#files[this.#index];
    if (productFile && this.#accepts({ ...productFile, file: fileOf(productFile.file.path, candidate) }))
      this.#value = candidate;
  }

  #expanded(value: unknown): unknown {
    const productFile = this.#files[this.#index];
    if (!productFile) return undefined;
    const file = fileOf(productFile.file.path, value);
    const files = this.#files.map((listedFile) =>
      listedFile === productFile ? { ...productFile, file } : listedFile,
    );
    return withoutExtends(expandOne(files, file).value);
  }
}

/** Where values are inherited from is not part of the result. */
function withoutExtends(value: unknown): unknown {
  const endpoints = objectAt(value, 'endpoints');
  if (!endpoints || !isObject(value)) return value;
  const bare = mapValues(endpoints, (call) => {
    const { extends: _, ...rest } = isObject(call) ? call : {};
    return rest;
  });
  return { ...value, endpoints: bare };
}
