import type { AuditNote, RowChange } from '../resources/audit.store.ts';
import type { Entities } from '../resources/row.ts';
import type { Db } from '../store/index.ts';
import { type LiveKind, publish, publishOwned } from './live-log.store.ts';

/** Tables with live events: those of entities with `live`. */
export function liveTables(entities: Entities): ReadonlySet<string> {
  return new Set(Object.values(entities).flatMap(({ live, table }) => (live ? [table] : [])));
}

interface Noted {
  readonly table: string;
  readonly kind: LiveKind;
  readonly keys: Set<string>;
  /** Whose rows they are; null: nobody's. Absent: to be looked up. */
  readonly owner: number | null | undefined;
}

/** Gathers what one transaction has to tell, and writes it at its end: each row once, many rows as one. */
export class LiveNotes {
  readonly #entities: Entities;
  readonly #tables: ReadonlySet<string>;
  /** Table -> its key, and the column that says whose a row is. */
  readonly #owned: ReadonlyMap<string, { readonly key: string; readonly column: string }>;
  readonly #noted = new Map<string, Noted>();

  constructor(entities: Entities) {
    this.#entities = entities;
    this.#tables = liveTables(entities);
    this.#owned = new Map(
      Object.values(entities).flatMap(({ table, key, liveOf }) =>
        liveOf ? [[table, { key, column: liveOf.column }] as const] : [],
      ),
    );
  }

  /** An entry of the trail: whoever looks at rows of the same table hears of it, and so of the rows that it owns. */
  written({ owned = [], ...note }: AuditNote): void {
    for (const one of [note, ...owned]) this.#write(one);
  }

  #write({ entity, id, before, after }: RowChange): void {
    const table = entity === null ? undefined : this.#entities[entity]?.table;
    if (table === undefined || id === null || !this.#tables.has(table)) return;
    const isNew = !before && !!after;
    const kind = isNew ? 'created' : before && !after ? 'deleted' : 'changed';
    const column = this.#owned.get(table)?.column;
    const owners = column === undefined ? [] : [before?.[column], after?.[column]].filter(isOwner);
    for (const owner of owners.length > 0 ? new Set(owners) : [undefined])
      this.#note({ table, kind, owner }, String(id));
  }

  /** An event that a handler publishes. Throws where the entity is not live. */
  publish(entity: string, kind: LiveKind, key: string | number): void {
    const declared = this.#entities[entity];
    if (!declared?.live) throw new Error(`Nobody hears of "${entity}": its entity does not say "live".`);
    this.#note({ table: declared.table, kind, owner: undefined }, String(key));
  }

  /** To be called last in the transaction. */
  async flush(db: Db): Promise<void> {
    for (const { table, kind, keys, owner } of this.#noted.values()) {
      const owned = this.#owned.get(table);
      if (owner !== undefined || !owned) await publish(db, table, kind, [...keys], owner);
      else await publishOwned(db, { table, kind, ...owned }, [...keys]);
    }
    this.#noted.clear();
  }

  #note({ table, kind, owner }: Omit<Noted, 'keys'>, key: string): void {
    const name = `${kind} ${table} ${owner}`;
    const noted = this.#noted.get(name) ?? { table, kind, owner, keys: new Set<string>() };
    noted.keys.add(key);
    this.#noted.set(name, noted);
  }
}

function isOwner(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}
