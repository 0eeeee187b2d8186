import type { SourceFile } from '../../diagnostics/source-file.ts';
import { isSameData } from '../../schema/same-data.ts';
import type { AppDeclaration, CoreDeclarations, Declarations } from './declarations.ts';
import type { Symbols } from './symbols.ts';

/** Everything that a step may read of the rest of the product. */
export interface World {
  readonly tables: Readonly<Record<string, ReadonlyMap<string, unknown>>>;
  readonly app: CoreDeclarations['app'];
  readonly database: CoreDeclarations['tables'];
  /** Path -> completed file. */
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** What one run made anew, though it says what that of an earlier run said -> what stands for both. */
const versions = new WeakMap<object, object>();

export function isSame(first: unknown, second: unknown): boolean {
  return first === second || (isHeld(first) && isHeld(second) && versionOf(first) === versionOf(second));
}

/** Says that the later value stands for the earlier one: whoever read that need not read again. */
export function keepVersion<T extends object>(later: T, earlier: object): T {
  versions.set(later, versionOf(earlier));
  return later;
}

const versionOf = (value: object): object => versions.get(value) ?? value;
const isHeld = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Ask = (world: World) => unknown;

/** The reads of one step, with their answers. */
export class Reads {
  readonly #reads = new Map<string, { readonly ask: Ask; readonly answer: unknown }>();

  note(key: string, ask: Ask, answer: unknown): void {
    if (!this.#reads.has(key)) this.#reads.set(key, { ask, answer });
  }

  /** Whether each read has the same answer still. */
  hold(world: World): boolean {
    for (const { ask, answer } of this.#reads.values()) if (!isAnswer(ask(world), answer)) return false;
    return true;
  }
}

function isAnswer(current: unknown, answer: unknown): boolean {
  if (isSame(current, answer)) return true;
  const areLists = Array.isArray(current) && Array.isArray(answer) && current.length === answer.length;
  return (
    (areLists && current.every((entry, index) => isSame(entry, answer[index]))) || isSameData(current, answer)
  );
}

/** A table of the world whose reads are recorded. */
class RecordedTable<T> extends Map<string, T> {
  readonly #name: string;
  readonly #table: Map<string, T>;
  readonly #reads: Reads;

  constructor(name: string, world: World, reads: Reads) {
    super();
    this.#name = name;
    this.#table = world.tables[name] as Map<string, T>;
    this.#reads = reads;
  }

  override get(id: string): T | undefined {
    const entry = this.#table.get(id);
    this.#reads.note(`${this.#name} ${id}`, ({ tables }) => tables[this.#name]?.get(id), entry);
    return entry;
  }

  override has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  override get size(): number {
    return this.#all().size;
  }

  override keys() {
    return this.#all().keys();
  }

  override values() {
    return this.#all().values();
  }

  override entries() {
    return this.#all().entries();
  }

  override [Symbol.iterator]() {
    return this.#all()[Symbol.iterator]();
  }

  override forEach(call: (value: T, id: string, table: Map<string, T>) => void): void {
    this.#all().forEach(call);
  }

  /** The answer to a question about the whole table, which is all that the step depends on. */
  ask<A>(key: string, question: (table: ReadonlyMap<string, T>) => A): A {
    const answer = question(this.#table);
    this.#reads.note(
      `${this.#name}? ${key}`,
      ({ tables }) => question(tables[this.#name] as Map<string, T>),
      answer,
    );
    return answer;
  }

  /** The step depends on each entry. */
  #all(): Map<string, T> {
    const entriesOf = ({ tables }: World) => [...(tables[this.#name] ?? [])].flat();
    this.#reads.note(`${this.#name} *`, entriesOf, [...this.#table].flat());
    return this.#table;
  }
}

/** Asks about a whole table so that a step depends on the answer alone. It is plain data, and the question names nothing else. */
export function asked<T, A>(
  table: ReadonlyMap<string, T>,
  key: string,
  question: (table: ReadonlyMap<string, T>) => A,
): A {
  return table instanceof RecordedTable ? table.ask(key, question) : question(table);
}

/** The symbols, each read of which is recorded. */
export function recordedSymbols(world: World, reads: Reads, { fieldOf }: Pick<Symbols, 'fieldOf'>): Symbols {
  const table = <T>(name: keyof Symbols) => new RecordedTable<T>(name, world, reads);
  return {
    entities: table('entities'),
    endpoints: table('endpoints'),
    lifecycles: table('lifecycles'),
    contracts: table('contracts'),
    fieldOf,
  };
}

/** The declarations, each read of which is recorded; of app.json each of its keys. */
export function recordedDeclarations(world: World, reads: Reads): Declarations {
  const table = <T>(name: keyof Declarations) => new RecordedTable<T>(`declared ${name}`, world, reads);
  const { app } = world;
  return {
    app: { ...app, value: recordedApp(app.value, reads) },
    entities: table('entities'),
    endpoints: table('endpoints'),
    lifecycles: table('lifecycles'),
    widgets: table('widgets'),
    cells: table('cells'),
    fields: table('fields'),
    filters: table('filters'),
    screens: table('screens'),
    locales: new Map(),
    get tables() {
      reads.note('database', ({ database }) => database?.value, world.database?.value);
      reads.note('database is fresh', ({ database }) => database?.isFresh, world.database?.isFresh);
      return world.database;
    },
  };
}

function recordedApp(value: AppDeclaration, reads: Reads): AppDeclaration {
  const read = (key: PropertyKey) => {
    const answer = ({ app }: Pick<World, 'app'>) => Reflect.get(app.value, key) as unknown;
    reads.note(`app ${String(key)}`, answer, Reflect.get(value, key));
    return Reflect.get(value, key) as unknown;
  };
  return new Proxy(value, {
    get: (_, key) => read(key),
    has: (_, key) => read(key) !== undefined,
    ownKeys: () => {
      reads.note('app *', ({ app }) => app.value, value);
      return Reflect.ownKeys(value);
    },
  });
}

/** The world of a run; tables that are filled later are read as they are then. */
export function worldOf(declarations: Declarations, symbols: Symbols): World {
  const { app, tables: database, locales: _, ...declared } = declarations;
  const { fieldOf: __, ...linked } = symbols;
  const tables = {
    ...Object.fromEntries(Object.entries(declared).map(([name, table]) => [`declared ${name}`, table])),
    ...linked,
  };
  const files = Object.values(declared).flatMap((table) =>
    [...table.values()].map(({ place }) => place.file),
  );
  return {
    tables,
    app,
    database,
    files: new Map([app.place.file, ...files].map((file) => [file.path, file])),
  };
}
