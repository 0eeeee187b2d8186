import type {
  Bundle,
  BundleCreateBody,
  BundleDeleteItemParams,
  BundleDeleteThumbnailParams,
  BundleGetParams,
  BundleGetQuery,
  BundleUpdateBody,
} from '../../../domain/generated/types/bundle.ts';
import type { Context } from '../../calls/handler.ts';
import { askNothing } from '../../calls/limits.ts';
import { fileAddress } from '../../files/file-name.ts';
import { Upload } from '../../files/upload.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { EntityRecords } from '../../generated/records.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import {
  type BundleValues,
  deleteThumbnails,
  insertBundle,
  type LockedBundle,
  lockBundle,
  readBundleOf,
  writeBundle,
} from './bundle.store.ts';
import { switchPromotion } from './master.ts';
import { readProducts } from './products.store.ts';
import { approvalOf } from './read-approval.ts';
import { hasApproved, readEditVersion } from './registry.store.ts';
import { proposeEdit, submitPromotion } from './registry.ts';
import { standingOf } from './standing.ts';
import { allRemoved, LAST_PICTURE, TAKEN_OUT, waitingEdit, withoutRemoved } from './waiting.ts';

type Body = BundleCreateBody | BundleUpdateBody;
type BundleLimit = 'known_products' | 'picture' | 'other_approver';

const jenis = 'BUNDLE';
const LAST = LAST_PICTURE[jenis];

/** One bundle, whether it applies, how often it was used, and how far its approval is. */
async function readBundle(
  { params, query }: { params: BundleGetParams; query: BundleGetQuery },
  context: Context,
): Promise<Bundle> {
  const bundle = requireRow(await readEntity('bundle', params.id, context));
  return {
    ...bundle,
    ...(await standingOf(context.db, jenis, params.id)),
    ...(await approvalOf(context, jenis, params.id)),
    waiting: null,
    ...(query.edit && {
      version: await readEditVersion(context.db, jenis, params.id),
      ...(await waitingBundle(context, bundle)),
    }),
  };
}

/** What its form goes on from where an edit waits. */
async function waitingBundle(
  { db }: Context,
  { id, thumbnail }: EntityRecords['bundle'],
): Promise<Partial<Bundle>> {
  const pendingEdit = await waitingEdit(db, jenis, id);
  if (!pendingEdit) return {};
  const { detail, thumbnails, removed: _, ...values } = pendingEdit.values;
  const products = await readProducts(
    db,
    detail.map(({ product_id }) => product_id),
  );
  return {
    ...values,
    detail: detail.map((detailRow, detailIndex) => ({
      id: -1 - detailIndex,
      product_id: detailRow.product_id,
      qty: detailRow.qty,
      discount: detailRow.discount ?? 0,
      product: products.get(detailRow.product_id) ?? null,
    })),
    thumbnail: [
      ...withoutRemoved(thumbnail, pendingEdit.values),
      ...thumbnails.map((name, pictureIndex) => ({
        id: -1 - pictureIndex,
        thumbnail: fileAddress(name) ?? '',
      })),
    ],
    waiting: pendingEdit.waiting,
  };
}

/** Adds one and submits it: it applies once it is approved. */
async function createBundle({ body }: { body: BundleCreateBody }, context: Context<BundleLimit>) {
  await refuseProducts(body, context);
  const values = await valuesOf(body, context);
  refuseBare(values.thumbnails.length === 0, 'please fill all the fields', context);
  const id = await insertBundle(context.db, values);
  await context.audit({ entity: 'bundle', id, before: null, after: { ...values } });
  return submitPromotion(context, promoted(id, values));
}

async function updateBundle({ body }: { body: BundleUpdateBody }, context: Context<BundleLimit>) {
  const previousBundle = requireRow(await lockBundle(context.db, body.id));
  await refuseProducts(body, context);
  const values = await valuesOf(body, context);
  const isBare = previousBundle.pictures.length + values.thumbnails.length === 0;
  refuseBare(isBare, 'Please fill all fields.', context);
  return edit(context, previousBundle, values);
}

/** Takes one product out, which is an edit like any other. */
async function deleteItem(
  { params }: { params: BundleDeleteItemParams },
  context: Context<'last_one' | 'other_approver'>,
) {
  const { bundle_id } = requireRow(await readBundleOf(context.db, 'bundle_details', params.itemId));
  const previousBundle = requireRow(await lockBundle(context.db, bundle_id));
  const removedProduct = previousBundle.detail.find(
    (detailRow) => detailRow.id === params.itemId,
  )?.product_id;
  const earlier = (await waitingEdit(context.db, jenis, bundle_id))?.values;
  const shown = shownIn(earlier ?? previousBundle);
  const detail = shown.detail.filter(({ product_id }) => product_id !== removedProduct);
  if (earlier && detail.length === earlier.detail.length) {
    askNothing(context.limits);
    return { message: TAKEN_OUT };
  }
  context.limits.last_one(detail.length === 0 ? [{ message: LAST }] : []);
  return edit(context, previousBundle, { ...shown, detail });
}

/** What an edit that takes something out says of the rest. */
function shownIn({ detail, ...bundle }: BundleValues | LockedBundle): BundleValues {
  const { name, start_date, end_date, price, deskripsi } = bundle;
  const goods = detail.map(({ product_id, qty, discount }) => ({ product_id, qty, discount }));
  return { name, start_date, end_date, price, deskripsi, detail: goods, thumbnails: [] };
}

/** Takes a stored picture out: of a version that applies by an edit that waits, which may lack it already. */
async function deleteThumbnail(
  { params: { thumbnailId } }: { params: BundleDeleteThumbnailParams },
  context: Context<'last_one' | 'other_approver'>,
) {
  const { db, audit, limits } = context;
  const { bundle_id: id } = requireRow(await readBundleOf(db, 'bundle_thumbnails', thumbnailId));
  const previousBundle = requireRow(await lockBundle(db, id));
  const earlier = (await waitingEdit(db, jenis, id))?.values;
  if (earlier?.removed?.includes(thumbnailId)) {
    askNothing(limits);
    return { message: TAKEN_OUT };
  }
  const kept = withoutRemoved(previousBundle.pictures, earlier ?? {});
  limits.last_one(kept.length < 2 ? [{ message: LAST }] : []);
  if (!(await hasApproved(db, jenis, id))) {
    limits.other_approver([]);
    await deleteThumbnails(db, id, [thumbnailId]);
    const before = kept.find((picture) => picture.id === thumbnailId);
    await audit({ entity: 'bundle', id, before: { ...before }, after: {} });
    return { message: 'Image deleted.' };
  }
  return edit(context, previousBundle, { ...shownIn(earlier ?? previousBundle), removed: [thumbnailId] });
}

/** While a version applies it goes on until the edit is approved; else the edit is written at once. */
async function edit(context: Context<'other_approver'>, previousBundle: LockedBundle, values: BundleValues) {
  const earlier = (await waitingEdit(context.db, jenis, previousBundle.id))?.values;
  // The pictures of an edit that waited come along with the one that takes its place.
  const thumbnails = [...(earlier?.thumbnails ?? []), ...values.thumbnails];
  const current = () => readBundle({ params: previousBundle, query: { edit: 1 } }, context);
  const proposal = { ...values, thumbnails, ...allRemoved(earlier, values) };
  const proposed = await proposeEdit(context, promoted(previousBundle.id, values), proposal, current);
  if (proposed) return proposed;
  await writeBundle(context.db, previousBundle.id, values);
  await context.audit({
    entity: 'bundle',
    id: previousBundle.id,
    before: previousBundle,
    after: { ...values },
  });
  return submitPromotion(context, promoted(previousBundle.id, values));
}

const promoted = (id: number, { name: title, start_date, end_date }: BundleValues) =>
  ({ jenis, id, title, start_date, end_date }) as const;

/** The files are kept: a version that waits for approval names them. */
async function valuesOf(
  { name, start_date, end_date, price, deskripsi, detail, thumbnail }: Body,
  { files }: Context,
): Promise<BundleValues> {
  const uploads: readonly unknown[] = Array.isArray(thumbnail) ? thumbnail : [];
  const thumbnails: string[] = [];
  for (const upload of uploads) if (upload instanceof Upload) thumbnails.push(await files.keep(upload));
  return { name, start_date, end_date, price, deskripsi, detail, thumbnails };
}

/** A list of pictures may hold empty texts, which are none. */
function refuseBare(isBare: boolean, message: string, { limits }: Context<'picture'>): void {
  limits.picture(isBare ? [{ field: 'thumbnail', message }] : []);
}

/** Each product is there, and once in the list. */
async function refuseProducts({ detail }: Body, { db, limits }: Context<'known_products'>): Promise<void> {
  const ids = detail.map(({ product_id }) => product_id);
  const products = await readProducts(db, ids);
  const problems = ids.flatMap((id, productIndex): Problem[] => {
    const wrong = (message: string) => [{ field: `detail.${productIndex}.product_id`, message }];
    if (!products.has(id)) return wrong('This product is not there any more. Choose another one.');
    return ids.indexOf(id) < productIndex ? wrong('This product is in the list already.') : [];
  });
  limits.known_products(problems);
}

export const bundleHandlers = {
  'bundle.get': readBundle,
  'bundle.create': createBundle,
  'bundle.update': updateBundle,
  'bundle.delete-item': deleteItem,
  'bundle.delete-thumbnail': deleteThumbnail,
  'bundle.activate': ({ params: { id } }, context) => switchPromotion(context, { jenis, id }, 1),
  'bundle.deactivate': ({ params: { id } }, context) => switchPromotion(context, { jenis, id }, 0),
} satisfies Partial<EndpointHandlers>;
