import { sql } from 'kysely';
import type { Context } from '../../calls/handler.ts';
import { StaleRefusal } from '../../refusal.ts';
import { changeOf } from '../../resources/audit.store.ts';
import type { Db } from '../../store/index.ts';
import { decidersAt, levelAfter, levelName } from './approvers.ts';
import type { Proposals } from './kinds.ts';
import type { Jenis } from './promotion-kind.ts';

/** A promotion as the registry knows it. */
export interface Promoted<J extends Jenis = Jenis> {
  readonly jenis: J;
  /** Its key among those of its kind. */
  readonly id: number;
  readonly title: string;
  readonly start_date: string;
  readonly end_date: string;
}

type Means = Pick<Context, 'db' | 'user' | 'audit'>;
type EditMeans = Means & Pick<Context, 'basedOn'>;

/**
 * Registers a promotion that was made or changed, and submits it to the approvers: each kind calls it once, in the
 * transaction of its own change, and answers what it answers. With `proposal` nothing was changed yet: see `proposeEdit`.
 */
export async function submitPromotion<J extends Jenis>(
  means: Means,
  promoted: Promoted<J>,
  proposal?: Proposals[J],
) {
  const { db, user, audit } = means;
  const { jenis, id, title, start_date, end_date } = promoted;
  const displayedValues = { title, start_date, end_date };
  const { rows } = await sql<{ id: number; version: number }>`
    insert into promo_master (jenis, id_relation, title, start_date, end_date, submitter)
    values (${jenis}, ${id}, ${title}, ${start_date}, ${end_date}, ${user?.id ?? null})
    on conflict (jenis, id_relation) do update set version = promo_master.version + 1, submitter = excluded.submitter
    returning id, version`.execute(db);
  const [master = { id: 0, version: 1 }] = rows;
  if (!proposal)
    await db.updateTable('promo_master').set(displayedValues).where('id', '=', master.id).execute();
  await db
    .updateTable('promotion_approvals')
    .set({ current: 0 })
    .where('promo_master_id', '=', master.id)
    .where('current', '=', 1)
    .execute();
  const turn = await levelAfter(db, null);
  const approval = await db
    .insertInto('promotion_approvals')
    .values({
      promo_master_id: master.id,
      version: master.version,
      jenis,
      relation_id: id,
      name: title,
      start_date,
      end_date,
      submitter: user?.id ?? null,
      turn,
      proposal: proposal ? JSON.stringify(proposal) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promotion_approval_logs')
    .values({
      approval_id: approval.id,
      status: 'submitted',
      approver_id: user?.id,
      approver: user?.username ?? '',
    })
    .execute();
  await audit({
    entity: 'promotion-approval',
    id: approval.id,
    after: { ...displayedValues, jenis, version: master.version },
  });
  return { ...(await told(means, title, turn)), data: { id, version: await editVersion(db, jenis, id) } };
}

/** The version that an edit is based on: that of its row in the registry, which every edit writes, also one that waits. */
export async function editVersion(db: Db, jenis: Jenis, id: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select xmin::text as version from promo_master where jenis = ${jenis} and id_relation = ${id}`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/**
 * An edit of a promotion that applies: it goes on as it is until the edit is approved, which is kept as `proposal`
 * until then. Answers nothing where no version applies: then the edit is written at once, and submitted. Refuses an edit of
 * somebody who saw the promotion as it was before; `current` is what its form shows now.
 */
export async function proposeEdit<J extends Jenis>(
  means: EditMeans,
  promoted: Promoted<J>,
  proposal: Proposals[J],
  current: () => Promise<object | null>,
) {
  const { db, basedOn } = means;
  const registeredPromotion = await db
    .selectFrom('promo_master')
    .select(['id', 'approved_version'])
    .where('jenis', '=', promoted.jenis)
    .where('id_relation', '=', promoted.id)
    .forUpdate()
    .executeTakeFirst();
  const version = await editVersion(db, promoted.jenis, promoted.id);
  if (basedOn !== null && registeredPromotion && version !== basedOn)
    throw new StaleRefusal({ ...(await current()) }, await lastChange(db, registeredPromotion.id, version));
  return registeredPromotion && registeredPromotion.approved_version !== null
    ? submitPromotion(means, promoted, proposal)
    : undefined;
}

/** Who wrote the row of the registry: by an edit or a decision, or by switching the promotion. */
async function lastChange(db: Db, id: number, version: string) {
  const approval = await db
    .selectFrom('promotion_approvals')
    .select('id')
    .where('promo_master_id', '=', id)
    .where('current', '=', 1)
    .executeTakeFirst();
  const byEdit = approval && (await changeOf(db, ['promotion-approval'], String(approval.id), version));
  return byEdit ?? changeOf(db, ['promotion'], String(id), version);
}

/** What the submitter is told: who decides next. */
async function told({ db, user }: Means, title: string, turn: number | null) {
  const params = { title, level: await levelName(db, turn) };
  const { approvers, isNamed } = await decidersAt(db, turn, user?.id ?? null);
  if (approvers.length === 0) {
    const message =
      'Promotion {title} saved. Nobody else may decide on it: name an approver in Master Approval, then save it again.';
    return { message, params };
  }
  if (turn === null) {
    const message = 'Promotion {title} saved. Nobody is named in Master Approval: a Superadmin decides.';
    return { message, params };
  }
  const message = isNamed
    ? 'Promotion {title} saved. {level} decides next.'
    : 'Promotion {title} saved. {level} has no other approver: a Superadmin decides.';
  return { message, params };
}
