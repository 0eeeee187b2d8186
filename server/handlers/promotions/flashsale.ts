import type {
  FlashsaleCreateBody,
  FlashsaleDeleteBannerParams,
  FlashsaleDeleteProductParams,
  FlashsaleSetActiveBody,
  FlashsaleSetActiveParams,
  FlashsaleUpdateBody,
  FlashsaleUpdateParams,
} from '../../../domain/generated/types/flashsale.ts';
import type { Context } from '../../calls/handler.ts';
import { askNothing } from '../../calls/limits.ts';
import { Upload } from '../../files/upload.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import {
  deleteBanners,
  type FlashsaleValues,
  hasSoldOther,
  insertFlashsale,
  isPast,
  type LockedFlashsale,
  lockFlashsale,
  readBanners,
  readBannersOf,
  readFlashsaleOfProduct,
  readSoldPieces,
  readStoredItems,
  writeFlashsale,
} from './flashsale.store.ts';
import { switchPromotion } from './master.ts';
import { readFlashsale } from './read-flashsale.ts';
import { hasApproved } from './registry.store.ts';
import { type Promoted, proposeEdit, submitPromotion, withoutUnchanged } from './registry.ts';
import { allRemoved, LAST_PICTURE, TAKEN_OUT, waitingEdit, withoutRemoved } from './waiting.ts';

type Body = FlashsaleCreateBody | FlashsaleUpdateBody;
type FlashsaleLimit = 'session' | 'sold' | 'products' | 'other_approver';

const SOLD = 'Some of this product were sold: deactivate it instead.';
const BARE = 'Please fill all field and upload necessary files.';
const LAST = 'A flash sale keeps at least one product: add another one first.';

export async function createFlashsale(
  { body }: { body: FlashsaleCreateBody },
  context: Context<FlashsaleLimit | 'banner'>,
) {
  const { db, audit, limits } = context;
  await refuseSession(body, context);
  await refuseItems(0, body.items, context);
  const values = await valuesOf(body, context);
  // A list of pictures may hold empty texts, which are none.
  limits.banner(values.banners.length === 0 ? [{ field: 'banner', message: BARE }] : []);
  const id = await insertFlashsale(db, values);
  await audit({ entity: 'flashsale', id, after: { ...values } });
  return submitPromotion(context, promoted(id, body));
}

/** The current version stays in force until the change is approved. */
export async function updateFlashsale(
  { params, body }: { params: FlashsaleUpdateParams; body: FlashsaleUpdateBody },
  context: Context<FlashsaleLimit>,
) {
  const previousFlashsale = requireRow(await lockFlashsale(context.db, params.id));
  await refuseSession(body, context);
  await refuseItems(previousFlashsale.id, body.items, context);
  return edit(context, previousFlashsale, await valuesOf(body, context));
}

/** Takes one product out, which is an edit like any other; nothing to do where an edit that waits lacks it. */
export async function deleteFlashsaleProduct(
  { params }: { params: FlashsaleDeleteProductParams },
  context: Context<'sold' | 'last_one' | 'other_approver'>,
) {
  const { db, limits } = context;
  const { flashsale_id, product_id } = requireRow(await readFlashsaleOfProduct(db, params.itemId));
  const previousFlashsale = requireRow(await lockFlashsale(db, flashsale_id));
  const earlier = (await waitingEdit(db, 'FLASHALE', flashsale_id))?.values;
  const items = earlier?.items ?? (await readStoredItems(db, flashsale_id));
  const keptItems = items.filter((item) => item.product_id !== product_id);
  if (keptItems.length === items.length) {
    askNothing(limits);
    return { message: TAKEN_OUT };
  }
  const keptProducts = keptItems.map((item) => item.product_id);
  limits.sold((await hasSoldOther(db, flashsale_id, keptProducts)) ? [{ message: SOLD }] : []);
  limits.last_one(keptItems.length === 0 ? [{ message: LAST }] : []);
  return edit(context, previousFlashsale, {
    ...sessionOf(earlier ?? previousFlashsale),
    items: keptItems,
    banners: [],
  });
}

/** Takes a stored banner out: of a version that applies by an edit that waits, which may lack it already. */
export async function deleteFlashsaleBanner(
  { params: { bannerId } }: { params: FlashsaleDeleteBannerParams },
  context: Context<'last_one' | 'other_approver'>,
) {
  const { db, audit, limits } = context;
  const { flashsale_id: id, banner_url } = requireRow((await readBanners(db, [bannerId]))[0]);
  const previousFlashsale = requireRow(await lockFlashsale(db, id));
  const earlier = (await waitingEdit(db, 'FLASHALE', id))?.values;
  if (earlier?.removed?.includes(bannerId)) {
    askNothing(limits);
    return { message: TAKEN_OUT };
  }
  const kept = withoutRemoved(await readBannersOf(db, id), earlier ?? {});
  // Those that the edit adds stay with it.
  const isLast = kept.length + (earlier?.banners.length ?? 0) < 2;
  limits.last_one(isLast ? [{ message: LAST_PICTURE.FLASHALE }] : []);
  if (!(await hasApproved(db, 'FLASHALE', id))) {
    limits.other_approver([]);
    await deleteBanners(db, id, [bannerId]);
    await audit({ entity: 'flashsale', id, before: { banner_url }, after: {} });
    return { message: 'Banner deleted.' };
  }
  const items = earlier?.items ?? (await readStoredItems(db, id));
  const session = sessionOf(earlier ?? previousFlashsale);
  return edit(context, previousFlashsale, { ...session, items, banners: [], removed: [bannerId] });
}

const sessionOf = ({ start_date, start_time, end_date, end_time }: FlashsaleValues | LockedFlashsale) => ({
  start_date,
  start_time,
  end_date,
  end_time,
});

/** While a version applies it goes on until the edit is approved; else the edit is written at once. */
async function edit(
  context: Context<'other_approver'>,
  previousFlashsale: LockedFlashsale,
  values: FlashsaleValues,
) {
  const { db, audit } = context;
  const { id } = previousFlashsale;
  const earlier = (await waitingEdit(db, 'FLASHALE', id))?.values;
  const current = () => readFlashsale({ params: { id }, query: { edit: 1 } }, context);
  const proposal = withoutUnchanged(withEarlier(values, earlier), previousFlashsale.active);
  const proposedAnswer = await proposeEdit(context, promoted(id, values), proposal, current);
  if (proposedAnswer) return proposedAnswer;
  await writeFlashsale(db, id, values);
  await audit({ entity: 'flashsale', id, before: previousFlashsale, after: { ...values } });
  return submitPromotion(context, promoted(id, values));
}

export async function setFlashsaleActive(
  { params, body }: { params: FlashsaleSetActiveParams; body: FlashsaleSetActiveBody },
  context: Context<'not_rejected'>,
) {
  const { id } = requireRow(await lockFlashsale(context.db, params.id));
  return switchPromotion(context, { jenis: 'FLASHALE', id }, body.active === 'Y' ? 1 : 0);
}

/** An edit that replaces a waiting one keeps that one's pictures, and leaves out what that one did. */
function withEarlier(values: FlashsaleValues, earlier?: FlashsaleValues): FlashsaleValues {
  if (!earlier) return values;
  const { thumbnail } = earlier;
  return {
    ...(thumbnail && { thumbnail }),
    ...values,
    banners: [...earlier.banners, ...values.banners],
    ...allRemoved(earlier, values),
  };
}

function promoted(
  id: number,
  { start_date, start_time, end_date }: Body | FlashsaleValues,
): Promoted<'FLASHALE'> {
  const title = `Flash Sale ${start_date.split('-').reverse().join('/')} ${start_time}`;
  return { jenis: 'FLASHALE', id, title, start_date, end_date };
}

/** Stores the files: a version that waits for approval refers to them. */
async function valuesOf(body: Body, { files }: Context): Promise<FlashsaleValues> {
  const { thumbnail, banner, active, items, start_date, start_time, end_date, end_time } = body;
  const uploads: readonly unknown[] = Array.isArray(banner) ? banner : [];
  const upload: unknown = thumbnail;
  const banners: string[] = [];
  for (const sentFile of uploads) if (sentFile instanceof Upload) banners.push(await files.keep(sentFile));
  return {
    start_date,
    start_time,
    end_date,
    end_time,
    items,
    banners,
    ...(active === undefined ? {} : { active }),
    ...(upload instanceof Upload ? { thumbnail: await files.keep(upload) } : {}),
  };
}

/** The session in the business's time zone; it must start before it ends, and must not be over. */
async function refuseSession(
  { start_date, start_time, end_date, end_time }: Body,
  { db, limits }: Context<'session'>,
) {
  const start = `${start_date}T${start_time}:00+07:00`;
  const end = `${end_date}T${end_time}:00+07:00`;
  const isOver = await isPast(db, end);
  const message = 'End Date cannot be earlier than Start Date or Today Date';
  limits.session(start < end && !isOver ? [] : [{ field: 'end_date', message }]);
}

/** Each product appears once, exists, has no negative price, and has at least as many pieces as were sold. */
async function refuseItems(
  id: number,
  items: FlashsaleUpdateBody['items'],
  { db, limits }: Context<'sold' | 'products'>,
): Promise<void> {
  const ids = items.map(({ product_id }) => product_id);
  const rows = await readSoldPieces(db, id, ids);
  limits.sold((await hasSoldOther(db, id, ids)) ? [{ field: 'items', message: SOLD }] : []);
  const productsById = new Map(rows.map((row) => [row.id, row]));
  const problems = items.flatMap((item, itemIndex): Problem[] => {
    const product = productsById.get(item.product_id);
    const wrong = (field: string, message: string, params = {}): Problem[] => [
      { field: `items.${itemIndex}.${field}`, message, params },
    ];
    if (!product) return wrong('product_id', 'This product does not exist any more.');
    if (ids.indexOf(item.product_id) < itemIndex)
      return wrong('product_id', 'This product is in the list already.');
    const { discount = 0, discount_type = 'amount', product_stock = 0 } = item;
    if (discount_type === 'amount' && discount > product.price)
      return wrong('discount', 'The discount exceeds the price.');
    if (product_stock < product.sold)
      return wrong('product_stock', '{sold} pieces are sold already.', { sold: product.sold });
    return [];
  });
  limits.products(problems);
}
