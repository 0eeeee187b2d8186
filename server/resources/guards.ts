import { type RawBuilder, sql } from 'kysely';
import type { DeclaredEntity } from '../../core/declared.ts';
import type { Lifecycle } from '../../core/model.ts';
import type { Db } from '../store/index.ts';

interface Guarded {
  readonly lifecycle: Lifecycle;
  readonly entity: DeclaredEntity;
  /** Column of the state. */
  readonly column: string;
}

/** Prefix of our triggers' names; the lifecycle follows. */
const PREFIX = 'lifecycle of ';

/**
 * Creates the trigger that protects each lifecycle's state column, and drops those of removed lifecycles. Unchanged triggers are
 * left alone, so that a start locks no table.
 */
export async function installGuards(db: Db, guarded: Iterable<Guarded>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two servers may start concurrently.
    await sql`select pg_advisory_xact_lock(hashtext('lifecycle guards'))`.execute(tx);
    const installedGuards = await readGuards(tx);
    const declaredGuards = [...guarded].flatMap(guardsOf);
    for (const { name, table, is: triggerSource } of installedGuards) {
      if (
        declaredGuards.some(
          (guard) => guard.name === name && guard.table === table && guard.is === triggerSource,
        )
      )
        continue;
      await sql`drop trigger ${sql.id(name)} on ${sql.table(table)}`.execute(tx);
    }
    for (const { name, table, is: triggerSource, statement } of declaredGuards) {
      if (
        installedGuards.some(
          (guard) => guard.name === name && guard.table === table && guard.is === triggerSource,
        )
      )
        continue;
      await statement.execute(tx);
      await sql`comment on trigger ${sql.id(name)} on ${sql.table(table)} is ${sql.lit(triggerSource)}`.execute(
        tx,
      );
    }
  });
}

interface Guard {
  readonly name: string;
  readonly table: string;
  /** The trigger's source, stored in its comment. */
  readonly is: string;
}

async function readGuards(db: Db): Promise<Guard[]> {
  const { rows } = await sql<Guard>`
    select t.tgname as name, c.relname as "table", coalesce(obj_description(t.oid, 'pg_trigger'), '') as "is"
    from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
      join pg_namespace as n on n.oid = c.relnamespace
    where not t.tgisinternal and starts_with(t.tgname::text, ${PREFIX})
      and n.nspname = current_schema()`.execute(db);
  return rows;
}

/** An AFTER trigger, so that no other trigger can change the state later. */
function guardsOf({ lifecycle, entity, column }: Guarded): (Guard & { statement: RawBuilder<unknown> })[] {
  const initial = Object.keys(lifecycle.states).filter((state) => lifecycle.states[state]?.initial);
  const begins = sql.join(initial.map((state) => sql.lit(state)));
  const [state, previousState] = [sql.ref(`new.${column}`), sql.ref(`old.${column}`)];
  const conditions = {
    insert: sql`coalesce(${state}::text, '') <> all (array[${begins}])`,
    update: sql`${state} is distinct from ${previousState}`,
  };
  return (['insert', 'update'] as const).map((event) => {
    const name = `${PREFIX}${lifecycle.id}, ${event}`;
    return {
      name,
      table: entity.table,
      is: event === 'insert' ? `${column}: ${initial.join(', ')}` : column,
      statement: sql`
        create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(entity.table)}
        for each row when (${conditions[event]})
        execute function guard_lifecycle(${sql.lit(lifecycle.id)}, ${sql.lit(column)})`,
    };
  });
}
