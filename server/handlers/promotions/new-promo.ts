import type { NewPromoCreateBody, NewPromoUpdateBody } from '../../../domain/generated/types/new-promo.ts';
import {
  type ConditionProblem,
  checkConditions,
} from '../../../domain/promotions/conditions/check-conditions.ts';
import type { ItemsCondition } from '../../../domain/promotions/conditions/conditions.ts';
import type { Context } from '../../calls/handler.ts';
import { together } from '../../calls/limits.ts';
import { Upload } from '../../files/upload.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import { missingRecords } from './named-records.ts';
import {
  hasCode,
  insertNewPromo,
  lockNewPromo,
  type NewPromoValues,
  readNewPromoVersions,
  writeNewPromo,
} from './new-promo.store.ts';
import { readNewPromo } from './read-new-promo.ts';
import { type Promoted, proposeEdit, submitPromotion } from './registry.ts';

type Body = NewPromoCreateBody | NewPromoUpdateBody;
type NewPromoLimit = 'conditions' | 'free_code' | 'other_approver';

export async function createNewPromo(
  { body }: { body: NewPromoCreateBody },
  context: Context<NewPromoLimit>,
) {
  const { db, audit } = context;
  const items_condition = await conditionsOf(null, body, context);
  const values = { ...(await valuesOf(body, context)), items_condition };
  const id = await insertNewPromo(db, values);
  await audit({ entity: 'new-promo', id, after: values });
  return submitPromotion(context, promoted(id, body));
}

/** The current version stays in force until the change is approved. */
export async function updateNewPromo(
  { body }: { body: NewPromoUpdateBody },
  context: Context<NewPromoLimit | 'banner'>,
) {
  const { db, audit } = context;
  const previousPromo = requireRow(await lockNewPromo(db, body.id));
  const items_condition = await conditionsOf(previousPromo, body, context);
  // A first banner may wait for approval: the edit that replaces the waiting one keeps it.
  const waiting = (await readNewPromoVersions(db, previousPromo.id))?.proposal?.banner;
  const isBare = !previousPromo.banner && !waiting && !isUpload(body.banner);
  context.limits.banner(isBare ? [{ field: 'banner', message: 'Banner Promo wajib diupload' }] : []);
  const kept = waiting ? { banner: waiting } : {};
  const values = { ...kept, ...(await valuesOf(body, context)), items_condition };
  const current = () => readNewPromo({ params: previousPromo }, context);
  const proposedAnswer = await proposeEdit(context, promoted(previousPromo.id, body), values, current);
  if (proposedAnswer) return proposedAnswer;
  await writeNewPromo(db, previousPromo.id, values);
  await audit({ entity: 'new-promo', id: previousPromo.id, before: previousPromo, after: { ...values } });
  return submitPromotion(context, promoted(previousPromo.id, body));
}

const isUpload = (value: unknown): value is Upload => value instanceof Upload;

function promoted(id: number, { nama, start_at, end_at }: Body): Promoted<'NEW PROMO'> {
  return { jenis: 'NEW PROMO', id, title: nama, start_date: start_at, end_date: end_at };
}

/** Stores the file: a version that waits for approval refers to it. */
async function valuesOf(body: Body, { files }: Context): Promise<Omit<NewPromoValues, 'items_condition'>> {
  const { nama, kode, kuota, maks_total, deskripsi, start_at, end_at, banner } = body;
  const kept = isUpload(banner) ? { banner: await files.keep(banner) } : {};
  const maximum = maks_total === undefined ? {} : { maks_total };
  return { nama, kode, kuota, ...maximum, deskripsi, start_at, end_at, ...kept };
}

/** Reported at the parts that they concern. */
export const problemsOf = (conditionProblems: readonly ConditionProblem[]): Problem[] =>
  conditionProblems.map(({ path, message }) => ({
    field: path === '' ? 'items_condition' : `items_condition.${path}`,
    message,
  }));

/** Throws a refusal; also when the code is taken, and where a record is named that is not there. */
async function conditionsOf(
  previousPromo: { readonly id: number; readonly items_condition: unknown } | null,
  body: Body,
  { db, limits }: Context<NewPromoLimit>,
): Promise<ItemsCondition> {
  const { conditions, problems } = checkConditions(body.items_condition);
  const missing = conditions ? await missingRecords(db, conditions, previousPromo?.items_condition) : [];
  const isTaken = await hasCode(db, body.kode, previousPromo?.id ?? 0);
  const codeProblems = isTaken ? [{ field: 'kode', message: 'This Kode Promo is taken.' }] : [];
  together(
    () => limits.conditions([...(conditions ? [] : problemsOf(problems)), ...missing]),
    () => limits.free_code(codeProblems),
  );
  return requireRow(conditions);
}
