import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../../generated/database.ts';
import type { Db } from '../../store/index.ts';
import type { Jenis, Proposals } from './proposals.ts';

type Approvals = Insertable<Database['promotion_approvals']>;

/** Adds a version that waits for approval; returns its id. */
export async function insertApproval<J extends Jenis>(
  db: Db,
  version: Omit<Approvals, 'jenis' | 'proposal'> & { readonly jenis: J },
  proposal: Proposals[J] | undefined,
): Promise<number> {
  const { id } = await db
    .insertInto('promotion_approvals')
    .values({ ...version, proposal: proposal ? JSON.stringify(proposal) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps also what the person is called, for when the account is deleted. */
export async function insertApprovalLog(
  db: Db,
  entry: Omit<Insertable<Database['promotion_approval_logs']>, 'approver'>,
): Promise<void> {
  const name = sql<string>`coalesce((select u.staff_name from admin_users as u where u.id = ${entry.approver_id ?? null}), '')`;
  await db
    .insertInto('promotion_approval_logs')
    .values({ ...entry, approver: name })
    .execute();
}

/** The latest version of a promotion is not the latest any more. */
export async function endCurrentApproval(db: Db, masterId: number): Promise<void> {
  await db
    .updateTable('promotion_approvals')
    .set({ current: 0 })
    .where('promo_master_id', '=', masterId)
    .where('current', '=', 1)
    .execute();
}

export async function markDecided(db: Db, id: number): Promise<void> {
  await sql`update promotion_approvals set decided_at = now() where id = ${id}`.execute(db);
}

/** The approval of the latest version of a promotion. An edit that was rejected says nothing of what runs: that is approved. */
export function readCurrentApproval(db: Db, jenis: Jenis, id: number) {
  return db
    .selectFrom('promotion_approvals as a')
    .innerJoin('promo_master as m', 'm.id', 'a.promo_master_id')
    .select(['a.id', 'a.current', 'a.submitter', 'a.turn', 'a.version'])
    .select(
      sql<
        Selectable<Database['promotion_approvals']>['approval']
      >`case when a.approval = 3 and m.approved = 1 then 2 else a.approval end`.as('approval'),
    )
    .select('a.approval as decision')
    .where('a.jenis', '=', jenis)
    .where('a.relation_id', '=', id)
    .where('a.current', '=', 1)
    .executeTakeFirst();
}

const DECIDED = ['id', 'promo_master_id', 'name', 'approval', 'current', 'turn', 'version'] as const;

/** A version by its key, locked until the transaction ends. */
export function lockApproval(db: Db, id: number) {
  return db
    .selectFrom('promotion_approvals')
    .select(DECIDED)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether this person took this decision on this turn of a version. */
export async function hasDecided(
  db: Db,
  decision: Pick<
    Selectable<Database['promotion_approval_logs']>,
    'approval_id' | 'status' | 'turn' | 'approver_id'
  >,
): Promise<boolean> {
  const { approval_id, status, turn, approver_id } = decision;
  const entry = await db
    .selectFrom('promotion_approval_logs')
    .select('id')
    .where('approval_id', '=', approval_id)
    .where('status', '=', status)
    .where('turn', 'is not distinct from', turn)
    .where('approver_id', '=', approver_id)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** The same by the promotion's key in the registry. */
export function readCurrentApprovalOf(db: Db, masterId: number) {
  return db
    .selectFrom('promotion_approvals')
    .select(DECIDED)
    .where('promo_master_id', '=', masterId)
    .where('current', '=', 1)
    .executeTakeFirst();
}

/** The edit that waits with a version; none when it was written at once. */
export async function readProposal<J extends Jenis>(
  db: Db,
  { id }: { readonly jenis: J; readonly id: number },
): Promise<Proposals[J] | undefined> {
  const { rows } = await sql<{ proposal: Proposals[J] | null }>`
    select proposal from promotion_approvals where id = ${id}`.execute(db);
  return rows[0]?.proposal ?? undefined;
}

/** The edit of a promotion that waits for approval (1) or was sent back (4). */
export async function readWaitingEdit<J extends Jenis>(
  db: Db,
  jenis: J,
  id: number,
): Promise<{ readonly approval: 1 | 4; readonly proposal: Proposals[J] } | undefined> {
  const { rows } = await sql<{ approval: 1 | 4; proposal: Proposals[J] }>`
    select approval, proposal from promotion_approvals
    where jenis = ${jenis} and relation_id = ${id} and current = 1 and approval in (1, 4)
      and proposal is not null`.execute(db);
  return rows[0];
}

/** The version that waits or was sent back, locked until the transaction ends. */
export function lockWaitingApproval(db: Db, jenis: Jenis, id: number) {
  return db
    .selectFrom('promotion_approvals')
    .select(['id', 'proposal'])
    .where('jenis', '=', jenis)
    .where('relation_id', '=', id)
    .where('current', '=', 1)
    .where('approval', 'in', [1, 4])
    .forUpdate()
    .executeTakeFirst();
}

export async function writeProposal(db: Db, id: number, proposal: object): Promise<void> {
  await db
    .updateTable('promotion_approvals')
    .set({ proposal: JSON.stringify(proposal) })
    .where('id', '=', id)
    .execute();
}

/** A line of what an edit changes: a field, as it is and as it would be. */
export interface ChangeLine {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** What the edit of a version changed as it was decided; its texts are kept words. */
export async function readKeptChanges(db: Db, id: number): Promise<readonly ChangeLine[] | null> {
  const { rows } = await sql<{ changes: readonly ChangeLine[] | null }>`
    select changes from promotion_approvals where id = ${id}`.execute(db);
  return rows[0]?.changes ?? null;
}

export async function writeKeptChanges(db: Db, id: number, changes: readonly ChangeLine[]): Promise<void> {
  await db
    .updateTable('promotion_approvals')
    .set({ changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .execute();
}
