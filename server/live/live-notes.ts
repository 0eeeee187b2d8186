import type { Entities } from '../resources/row.ts';
import type { Db } from '../store/index.ts';
import { type LiveKind, publish } from './live-log.store.ts';

/** What a write did to one row, as its trail has it. */
interface Written {
  readonly entity: string | null;
  readonly id: string | number | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Tables with live events: those of entities with `live`. */
export function liveTables(entities: Entities): ReadonlySet<string> {
  return new Set(Object.values(entities).flatMap(({ live, table }) => (live ? [table] : [])));
}

/** Collects the events of one transaction, and writes them at its end: each row once, many rows as one. */
export class LiveNotes {
  readonly #entities: Entities;
  readonly #tables: ReadonlySet<string>;
  readonly #noted = new Map<string, { table: string; kind: LiveKind; keys: Set<string> }>();

  constructor(entities: Entities) {
    this.#entities = entities;
    this.#tables = liveTables(entities);
  }

  /** An entry of the trail: whoever looks at rows of the same table hears of it. */
  written({ entity, id, before, after }: Written): void {
    const table = entity === null ? undefined : this.#entities[entity]?.table;
    if (table === undefined || id === null || !this.#tables.has(table)) return;
    const isNew = !before && !!after;
    this.#note(table, isNew ? 'created' : before && !after ? 'deleted' : 'changed', String(id));
  }

  /** An event that a handler publishes. Throws where the entity is not live. */
  publish(entity: string, kind: LiveKind, key: string | number): void {
    const declared = this.#entities[entity];
    if (!declared?.live) throw new Error(`Nobody hears of "${entity}": its entity does not say "live".`);
    this.#note(declared.table, kind, String(key));
  }

  /** To be called last in the transaction. */
  async flush(db: Db): Promise<void> {
    for (const { table, kind, keys } of this.#noted.values()) await publish(db, table, kind, [...keys]);
    this.#noted.clear();
  }

  #note(table: string, kind: LiveKind, key: string): void {
    const name = `${kind} ${table}`;
    const noted = this.#noted.get(name) ?? { table, kind, keys: new Set<string>() };
    noted.keys.add(key);
    this.#noted.set(name, noted);
  }
}
