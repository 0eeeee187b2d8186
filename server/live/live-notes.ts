import type { AuditNote, RowChange } from '../resources/audit.store.ts';
import type { Entities } from '../resources/row.ts';
import type { Db } from '../store/index.ts';
import { type LiveKind, publish, publishOwned } from './live-log.store.ts';

interface Noted {
  readonly table: string;
  readonly kind: LiveKind;
  readonly keys: Set<string>;
  /** Owner of the rows; null: none. Absent: to be looked up. */
  readonly owner: number | null | undefined;
}

/** Collects the events of one transaction and writes them at its end: each row once, many rows as one event. */
export class LiveNotes {
  readonly #entities: Entities;
  /** Tables with live events. */
  readonly #tables: ReadonlySet<string>;
  /** Table -> its key, and its owner column. */
  readonly #owned: ReadonlyMap<string, { readonly key: string; readonly column: string }>;
  readonly #noted = new Map<string, Noted>();

  constructor(entities: Entities) {
    this.#entities = entities;
    this.#tables = new Set(Object.values(entities).flatMap(({ live, table }) => (live ? table : [])));
    this.#owned = new Map(
      Object.values(entities).flatMap(({ table, key, liveOf }) =>
        liveOf ? [[table, { key, column: liveOf.column }] as const] : [],
      ),
    );
  }

  /** An audit entry is an event of the row and of the rows that it owns. */
  written({ owned = [], ...note }: AuditNote): void {
    for (const rowChange of [note, ...owned]) this.#write(rowChange);
  }

  #write({ entity, id, before: oldRow, after: newRow }: RowChange): void {
    const table = entity === null ? undefined : this.#entities[entity]?.table;
    if (table === undefined || id === null || !this.#tables.has(table)) return;
    const kind = !oldRow && newRow ? 'created' : oldRow && !newRow ? 'deleted' : 'changed';
    const column = this.#owned.get(table)?.column;
    const owners = column === undefined ? [] : [oldRow?.[column], newRow?.[column]].filter(isOwner);
    for (const owner of owners.length > 0 ? new Set(owners) : [undefined])
      this.#note({ table, kind, owner }, String(id));
  }

  /** An event that a handler publishes. Throws when the entity is not live. */
  publish(entity: string, kind: LiveKind, key: string | number): void {
    const declared = this.#entities[entity];
    if (!declared?.live) throw new Error(`Nobody hears of "${entity}": its entity does not say "live".`);
    this.#note({ table: declared.table, kind, owner: undefined }, String(key));
  }

  /** Call it last in the transaction. */
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
