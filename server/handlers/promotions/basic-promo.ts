import type {
  Promo,
  PromoAddImageBody,
  PromoAddProductsBody,
  PromoAddProductsParams,
  PromoCreateBody,
  PromoGetParams,
  PromoNotifyBody,
  PromoUpdateBody,
} from '../../../domain/generated/types/promo.ts';
import type { Context } from '../../calls/handler.ts';
import { Upload } from '../../files/upload.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { inbox } from '../../messaging/inbox.ts';
import { reminderOf } from '../../messaging/messenger.ts';
import { requireRow } from '../../refusal.ts';
import { entityOf } from '../../resources/read-plan.ts';
import { refuseStale } from '../../resources/stale.ts';
import { readEntity } from '../read-entity.ts';
import {
  insertPromo,
  insertPromoImage,
  insertPromoProducts,
  lockPromo,
  markPromoNotified,
  readActiveShopIds,
  updatePromo,
} from './basic-promo.store.ts';
import { promoWords } from './basic-promo-words.ts';
import { readProductsByCode } from './products.store.ts';

const NOT_SET = 'Remind Promo Not Set';

/** One promo with what shops see, and the orders of its products. */
async function readPromo({ params }: { params: PromoGetParams }, context: Context): Promise<Promo> {
  const promo = requireRow(await readEntity('promo', params.id, context));
  const { banner_url: file_url } = promo;
  return { ...promo, banner: file_url, file_url, ...(await promoWords(context.db, promo)) };
}

export async function createPromo({ body }: { body: PromoCreateBody }, context: Context) {
  const { db, files, audit } = context;
  const { title, start_date, end_date, order, content } = body;
  const banner: unknown = body.banner;
  const row = await insertPromo(db, {
    title,
    start_date,
    end_date,
    content,
    ordering: order,
    banner: banner instanceof Upload ? await files.keep(banner) : null,
  });
  await audit({ entity: 'promo', id: row.id, before: null, after: { ...row } });
  await addImages(row.id, body.image, context);
  return { message: 'Promo {title} saved.', params: { title } };
}

/** Changes a promo; sent pictures are added to those of its text. */
async function savePromo({ body }: { body: PromoUpdateBody }, context: Context) {
  const { db, files, audit } = context;
  const { id, title, start_date, end_date, order, content } = body;
  const previousPromo = await lockCurrent(id, context);
  const banner: unknown = body.banner;
  const picture = banner instanceof Upload ? await files.keep(banner) : banner === null ? null : undefined;
  const savedPromo = await updatePromo(db, id, {
    title,
    start_date,
    end_date,
    content,
    ordering: order,
    ...(picture !== undefined && { banner: picture }),
  });
  await audit({ entity: 'promo', id, before: previousPromo, after: savedPromo });
  await addImages(id, body.image, context);
  return { message: 'Promo {title} saved.', params: { title }, data: await versionOf(id, context) };
}

/** Adds pictures to the text. */
export async function addPromoImage({ body }: { body: PromoAddImageBody }, context: Context<'picture'>) {
  const { id, title } = requireRow(await lockPromo(context.db, body.id));
  const count = await addImages(id, body.image, context);
  context.limits.picture(count === 0 ? [{ field: 'image', message: 'Select appropiate image file.' }] : []);
  return { message: 'Image of {title} saved.', params: { title } };
}

/** Stores uploads as pictures of a promo; returns their number. */
async function addImages(promo_id: number, image: unknown, { db, files, audit }: Context): Promise<number> {
  const uploads = (Array.isArray(image) ? image : []).filter((sentImage) => sentImage instanceof Upload);
  for (const upload of uploads) {
    const row = await insertPromoImage(db, promo_id, await files.keep(upload));
    await audit({ entity: 'promo-image', id: row.id, before: null, after: { ...row } });
  }
  return uploads.length;
}

/** Adds products by their SKU codes: all of them, or none. */
export async function addPromoProducts(
  { params: { promoId }, body }: { params: PromoAddProductsParams; body: PromoAddProductsBody },
  { db, audit, limits }: Context<'known_products'>,
) {
  const { id, title } = requireRow(await lockPromo(db, promoId));
  const meant = await readProductsByCode(db, body.products);
  const unknown = [...new Set(body.products)].filter((code) => !meant.has(code));
  const message = 'No product has this SKU code: {codes}.';
  const params = { codes: unknown.join(', ') };
  limits.known_products(unknown.length > 0 ? [{ field: 'products', message, params }] : []);
  const rows = await insertPromoProducts(db, id, [...new Set(meant.values())]);
  for (const row of rows)
    await audit({ entity: 'promo-product', id: row.id, before: null, after: { ...row } });
  return { message: 'Products added to {title}: {count}.', params: { title, count: rows.length } };
}

/** Sends the reminder to the active shops; sends nothing when it has no dates. */
export async function notifyPromo({ body }: { body: PromoNotifyBody }, { db }: Context) {
  const promo = requireRow(await lockPromo(db, body.promo_id));
  const { id, title, remind_start_date, remind_end_date, end_date } = promo;
  if (!remind_start_date || !remind_end_date) return { message: NOT_SET, data: { status_remind: NOT_SET } };
  const shops = await readActiveShopIds(db);
  await inbox.deliver(db, reminderOf(title, end_date), shops);
  await markPromoNotified(db, id);
  const sentMessage = 'Reminder of {title} sent to shops: {count}.';
  return {
    message: sentMessage,
    params: { title, count: shops.length },
    data: { status_remind: 'Reminded' },
  };
}

/** Refuses a change that is based on an older version. */
async function lockCurrent(id: number, context: Context) {
  const row = requireRow(await lockPromo(context.db, id));
  const entity = entityOf('promo', context.entities);
  await refuseStale(context, entity, id, Object.keys(entity.fields));
  return row;
}

async function versionOf(id: number, context: Context) {
  const { version = '' } = (await readEntity('promo', id, context)) ?? {};
  return { id, version };
}

export const promoHandlers = {
  'promo.get': readPromo,
  'promo.create': createPromo,
  'promo.update': savePromo,
  'promo.add-image': addPromoImage,
  'promo.add-products': addPromoProducts,
  'promo.notify': notifyPromo,
} satisfies Partial<EndpointHandlers>;
