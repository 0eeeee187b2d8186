import { sql } from 'kysely';
import type { Db } from '../../store/index.ts';

export interface Approver {
  readonly id: number;
  readonly name: string;
}

/** The lowest level above `level`, or of all, that has an approver with one of `roles`; null where there is none. */
export async function readLevelAfter(
  db: Db,
  level: number | null,
  roles: readonly number[],
): Promise<number | null> {
  const { rows } = await sql<{ level: number | null }>`
    select min(a.role) as level from approvals as a join admin_users as u on u.id = a.user_id
    where u.role = any(${roles}::int[]) and (${level}::int is null or a.role > ${level})`.execute(db);
  return rows[0]?.level ?? null;
}

/** The approvers named at a level who have one of `roles`, but not the person `except`. */
export function readNamedApprovers(
  db: Db,
  level: number | null,
  roles: readonly number[],
  except: number | null,
): Promise<Approver[]> {
  return staffExcept(db, except)
    .innerJoin('approvals as a', 'a.user_id', 'u.id')
    .where('a.role', '=', level)
    .where('u.role', 'in', roles)
    .execute();
}

/** The staff with one of `roles`, but not the person `except`. */
export function readStaff(db: Db, roles: readonly number[], except: number | null): Promise<Approver[]> {
  return staffExcept(db, except).where('u.role', 'in', roles).execute();
}

const staffExcept = (db: Db, except: number | null) =>
  db
    .selectFrom('admin_users as u')
    .select(['u.id', sql<string>`u.staff_name`.as('name')])
    .where('u.id', 'is distinct from', except)
    .orderBy('name');

/** Empty for the level of nobody. */
export async function readLevelName(db: Db, level: number | null): Promise<string> {
  const levelQuery = db
    .selectFrom('approval_levels')
    .select('level_name')
    .where('level', '=', level ?? 0);
  return (await levelQuery.executeTakeFirst())?.level_name ?? '';
}
