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
  const others = db
    .selectFrom('admin_users as u')
    .select(['u.id', 'u.username'])
    .where('u.id', 'is distinct from', submitter)
    .orderBy('u.username');
  const named = await others
    .innerJoin('approvals as a', 'a.user_id', 'u.id')
    .where('a.role', '=', turn)
    .where('u.role', 'in', roles)
    .execute();
  if (named.length > 0) return { approvers: named, isNamed: true };
  return { approvers: await others.where('u.role', 'in', SUPERADMINS).execute(), isNamed: false };
}

export async function levelName(db: Db, level: number | null): Promise<string> {
  const levelQuery = db
    .selectFrom('approval_levels')
    .select('level_name')
    .where('level', '=', level ?? 0);
  return (await levelQuery.executeTakeFirst())?.level_name ?? '';
}
