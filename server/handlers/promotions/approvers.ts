import { sql } from 'kysely';
import { access } from '../../generated/access.ts';
import type { Db } from '../../store/index.ts';

export interface Approver {
  readonly id: number;
  readonly username: string;
}

/** Who may see promotions at all: only they can decide. */
const roles = access.promotions ?? [];
const SUPERADMINS = access.superadministration ?? [];

/** The next level of Master Approval that has an approver; null where there is none. */
export async function levelAfter(db: Db, level: number | null): Promise<number | null> {
  const { rows } = await sql<{ level: number | null }>`
    select min(a.role) as level from approvals as a join admin_users as u on u.id = a.user_id
    where u.role = any(${roles}::int[]) and (${level}::int is null or a.role > ${level})`.execute(db);
  return rows[0]?.level ?? null;
}

/** Who decides at a level, the submitter excepted: the approvers named there, else the Superadmins. */
export async function decidersAt(
  db: Db,
  turn: number | null,
  submitter: number | null,
): Promise<{ readonly approvers: readonly Approver[]; readonly isNamed: boolean }> {
  const { rows: named } = await sql<Approver>`
    select u.id, u.username from approvals as a join admin_users as u on u.id = a.user_id
    where a.role = ${turn} and u.role = any(${roles}::int[]) and u.id is distinct from ${submitter}
    order by u.username`.execute(db);
  if (named.length > 0) return { approvers: named, isNamed: true };
  const { rows } = await sql<Approver>`
    select id, username from admin_users
    where role = any(${SUPERADMINS}::int[]) and id is distinct from ${submitter} order by username`.execute(
    db,
  );
  return { approvers: rows, isNamed: false };
}

export async function levelName(db: Db, level: number | null): Promise<string> {
  const found = db
    .selectFrom('approval_levels')
    .select('level_name')
    .where('level', '=', level ?? 0);
  return (await found.executeTakeFirst())?.level_name ?? '';
}
