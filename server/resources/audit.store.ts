import { sql } from 'kysely';
import { type Actor, actorName } from '../rules/actor.ts';
import type { Db } from '../store/index.ts';
import type { Row } from './row.ts';

/** One write to one row; `before` is null for a new row, `after` for a deleted one. */
export interface RowChange {
  readonly entity: string | null;
  readonly id: string | number | null;
  readonly before?: Row | null | undefined;
  readonly after?: Row | null | undefined;
}

export interface AuditNote extends RowChange {
  /** Owned rows changed with it: they share its entry; each is published as a live event. */
  readonly owned?: readonly RowChange[] | undefined;
  /** Who did it, when the call started without an account: a sign-in. */
  readonly by?: { readonly id: number };
  /** The lifecycle action: `<lifecycle>.<action>`. */
  readonly action?: string;
  /** The actor, when it differs from the entry's origin. */
  readonly actor?: Actor | null;
}

export interface AuditOrigin {
  readonly user: { readonly id: number } | null;
  readonly requestId: string;
  readonly endpoint: string;
  /** The actor's name when it is not a person. */
  readonly actor?: string;
}

/** Whether a field of this name holds a secret. */
export const isSecret = (name: string): boolean => /password|secret|token|hash/i.test(name);

/** Adds audit entries in the transaction of the change. Columns with secrets are left out. */
export async function writeAudit(db: Db, origin: AuditOrigin, ...notes: readonly AuditNote[]): Promise<void> {
  const entries = notes.map((note) => ({
    ...whoOf(origin, note),
    action: note.action ?? null,
    request_id: origin.requestId,
    endpoint: origin.endpoint,
    entity: note.entity,
    entity_id: note.id === null ? null : String(note.id),
    before: asJson(note.before),
    after: asJson(note.after),
  }));
  if (entries.length > 0) await db.insertInto('audit_entries').values(entries).execute();
}

function whoOf({ user, actor }: AuditOrigin, note: AuditNote) {
  if (note.actor) {
    const id = note.actor.kind === 'person' ? note.actor.id : null;
    return { admin_user_id: id, actor: actorName(note.actor) };
  }
  return { admin_user_id: user?.id ?? null, actor: user ? 'person' : (actor ?? null) };
}

/** Who changed a row, and when (ISO 8601). */
export interface Change {
  readonly by: string | null;
  readonly at: string;
}

/**
 * The entry of the transaction that last wrote the row; null when there is none, e.g. after an import. A table may belong to
 * several entities.
 */
export async function changeOf(
  db: Db,
  entities: readonly string[],
  id: string,
  version: string,
): Promise<Change | null> {
  const { rows } = await sql<Change>`
    select ${NAME} as by, a.at
    from audit_entries as a left join admin_users as u on u.id = a.admin_user_id
    where a.entity in (${sql.join(entities)}) and a.entity_id = ${id} and a.xmin::text = ${version}
    order by a.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** An action that was taken: by whom, when, and what it wrote. */
export interface Taken extends Change {
  readonly account: number | null;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Who last took this action of the record, when, and what it wrote. */
export async function takenBy(db: Db, entity: string, id: string, action: string): Promise<Taken | null> {
  const { rows } = await sql<Taken>`
    select ${NAME} as by, a.at, a.admin_user_id as account, a.before, a.after
    from audit_entries as a left join admin_users as u on u.id = a.admin_user_id
    where a.entity = ${entity} and a.entity_id = ${id} and a.action = ${action}
    order by a.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The person's name, else the non-human actor's; entries are `a`, accounts `u`. */
const NAME = sql`coalesce(nullif(u.name, ''), u.username, nullif(a.actor, 'person'))`;

function asJson(row: Row | null | undefined): string | null {
  if (!row) return null;
  return JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !isSecret(name))));
}
