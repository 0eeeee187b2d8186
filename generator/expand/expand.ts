import type { SourceFile } from '../diagnostics/source-file.ts';
import type { ProductFile } from '../load/load-product.ts';
import { isObject } from '../schema/json-schema.ts';
import { isSameData } from '../schema/same-data.ts';
import { expandEndpoints } from './endpoints.ts';
import { expandEntity } from './entity.ts';
import { type Json, objectAt, textAt } from './json.ts';
import { expandScreen } from './screen.ts';
import { type Asked, answerTo, type Declared, type World, worldOf } from './world.ts';

/**
 * Completes every declaration with its defaults. Positions refer to the source: a default has the position of its
 * nearest written parent. Call it only after checkShape.
 */
export function expandProduct(files: readonly ProductFile[]): ProductFile[] {
  const declared = new Catalogue(files);
  return files.map(({ kind, file }) => ({ kind, file: declared.full(file) }));
}

/** Completes one file; it may depend on the others. */
export function expandOne(files: readonly ProductFile[], file: SourceFile): SourceFile {
  return new Catalogue(files).full(file);
}

type Expand = (declared: Json, name: string, world: World) => Json;

const stages: Readonly<Record<string, Expand>> = {
  entity: expandEntity,
  endpoints: (declared, _name, world) => expandEndpoints(declared, world),
  screen: expandScreen,
};

interface Kept {
  readonly reads: readonly Asked[];
  readonly full: SourceFile;
}

/** Both actions of a pair come from one declared key. */
const STAND_INS = { activate: 'toggle', deactivate: 'toggle' };

/**
 * Incremental cache: a completed file is reused while it and everything it has read are unchanged. The last two states are
 * kept, so that a mistake in what it has read, made and mended, leads back to the first.
 */
const kept = new WeakMap<SourceFile, readonly Kept[]>();

/** All declarations by id. */
class Catalogue implements Declared {
  readonly app: SourceFile | undefined;
  readonly entities = new Map<string, SourceFile>();
  readonly endpoints = new Map<string, SourceFile>();
  readonly screens = new Map<string, SourceFile>();
  readonly calls = new Map<string, string>();
  readonly #kinds = new Map<SourceFile, string>();
  readonly #full = new Map<SourceFile, SourceFile>();

  constructor(files: readonly ProductFile[]) {
    this.app = files.find(({ kind }) => kind === 'app')?.file;
    for (const { kind, file } of files) {
      this.#kinds.set(file, kind);
      if (kind === 'entity') this.entities.set(namesOf(file, kind)[0] ?? '', file);
      if (kind === 'screen') this.screens.set(namesOf(file, kind)[0] ?? '', file);
      if (kind === 'endpoints') for (const id of namesOf(file, kind)) this.#addCall(id, file);
    }
  }

  #addCall(id: string, file: SourceFile): void {
    const end = id.indexOf('.');
    const noun = end < 0 ? id : id.slice(0, end);
    const nounCalls = this.calls.get(noun);
    this.calls.set(noun, nounCalls === undefined ? id : `${nounCalls} ${id}`);
    this.endpoints.set(id, file);
  }

  full(file: SourceFile): SourceFile {
    const completedFile = this.#full.get(file);
    if (completedFile) return completedFile;
    const full = kept.get(file)?.find((state) => this.#isFresh(state))?.full ?? this.#make(file);
    this.#full.set(file, full);
    return full;
  }

  #isFresh({ reads }: Kept): boolean {
    return reads.every(({ kind, id, answer }) => isSameData(answerTo(this, kind, id), answer));
  }

  #make(file: SourceFile): SourceFile {
    const stage = stages[this.#kinds.get(file) ?? ''];
    if (!stage || !isObject(file.value)) return file;
    const reads: Asked[] = [];
    const value = stage(file.value, nameOf(file), worldOf(this, reads));
    const states = kept.get(file) ?? [];
    // What was read may be another and lead to the same.
    const same = states.find((state) => isSameData(state.full.value, value))?.full;
    const full: SourceFile = same ?? { ...file, value, written: file, standIns: STAND_INS };
    kept.set(file, [{ reads, full }, ...states].slice(0, 2));
    return full;
  }
}

/** Incremental cache of what files declare. */
const names = new WeakMap<SourceFile, readonly string[]>();

/** The ids that a file declares. */
function namesOf(file: SourceFile, kind: 'entity' | 'screen' | 'endpoints'): readonly string[] {
  const known = names.get(file);
  if (known) return known;
  const { value } = file;
  const found =
    kind === 'endpoints'
      ? Object.keys(objectAt(value, 'endpoints') ?? {})
      : [textAt(value, kind) ?? nameOf(file)];
  names.set(file, found);
  return found;
}

/** `schemas/book/book-list.screen.json` -> `book-list` */
function nameOf(file: SourceFile): string {
  return (file.path.split('/').pop() ?? '').split('.')[0] ?? '';
}
