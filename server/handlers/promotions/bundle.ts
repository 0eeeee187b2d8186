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
import { fileAddress } from '../../files/file-name.ts';
import { Upload } from '../../files/upload.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import type { EntityRecords } from '../../generated/records.ts';
import { notFound, type Problem, Refusal } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { type BundleValues, writeBundle, writeParts } from './bundle-kind.ts';
import { switchPromotion } from './master.ts';
import { productsOf } from './products.ts';
import { approvalOf } from './read-approval.ts';
import { editVersion, proposeEdit, submitPromotion } from './registry.ts';
import { standingOf } from './standing.ts';
import { waitingEdit } from './waiting.ts';

type Body = BundleCreateBody | BundleUpdateBody;

const jenis = 'BUNDLE';
const LAST = 'A bundle keeps at least one: add another one first.';

/** One bundle, whether it applies, how often it was used, and how far its approval is. */
async function readBundle(
  { params, query }: { params: BundleGetParams; query: BundleGetQuery },
  context: Context,
): Promise<Bundle> {
  const bundle = await readEntity('bundle', params.id, context);
  if (!bundle) throw notFound();
  return {
    ...bundle,
    ...(await standingOf(context.db, jenis, params.id)),
    ...(await approvalOf(context, jenis, params.id)),
    waiting: null,
    ...(query.edit && {
      version: await editVersion(context.db, jenis, params.id),
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
  const { detail, thumbnails, ...values } = pendingEdit.values;
  const products = await productsOf(
    db,
    detail.map(({ product_id }) => product_id),
  );
  return {
    ...values,
    detail: detail.map((detailRow, detailIndex) => ({
      ...{
        id: -1 - detailIndex,
        product_id: detailRow.product_id,
        qty: detailRow.qty,
        discount: detailRow.discount ?? 0,
      },
      product: products.get(detailRow.product_id) ?? null,
    })),
    thumbnail: [
      ...(thumbnail ?? []),
      ...thumbnails.map((name, pictureIndex) => ({
        id: -1 - pictureIndex,
        thumbnail: fileAddress(name) ?? '',
      })),
    ],
    waiting: pendingEdit.waiting,
  };
}

/** Adds one and submits it: it applies once it is approved. */
async function createBundle({ body }: { body: BundleCreateBody }, context: Context) {
  await refuseProducts(body, context);
  const values = await valuesOf(body, context);
  const { detail, thumbnails, ...columns } = values;
  const { id } = await context.db
    .insertInto('bundles')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(context.db, id, values);
  await context.audit({ entity: 'bundle', id, before: null, after: { ...values } });
  return submitPromotion(context, promoted(id, values));
}

async function updateBundle({ body }: { body: BundleUpdateBody }, context: Context) {
  const previousBundle = await lockBundle(body.id, context);
  await refuseProducts(body, context);
  const values = await valuesOf(body, context);
  if (previousBundle.thumbnails.length + values.thumbnails.length === 0)
    throw new Refusal('invalid', [{ field: 'thumbnail', message: 'Please fill all fields.' }]);
  return edit(context, previousBundle, values);
}

/** Takes one product out, which is an edit like any other. */
async function deleteItem({ params }: { params: BundleDeleteItemParams }, context: Context) {
  const { bundle_id } = await context.db
    .selectFrom('bundle_details')
    .select('bundle_id')
    .where('id', '=', params.itemId)
    .executeTakeFirstOrThrow(notFound);
  const previousBundle = await lockBundle(bundle_id, context);
  const removedProduct = previousBundle.detail.find(
    (detailRow) => detailRow.id === params.itemId,
  )?.product_id;
  const earlier = (await waitingEdit(context.db, jenis, bundle_id))?.values;
  const detail = (earlier ?? previousBundle).detail.filter(
    (detailRow) => detailRow.product_id !== removedProduct,
  );
  if (detail.length === 0) throw new Refusal('conflict', LAST);
  const { name, start_date, end_date, price, deskripsi } = earlier ?? previousBundle;
  return edit(context, previousBundle, {
    name,
    start_date,
    end_date,
    price,
    deskripsi,
    detail,
    thumbnails: [],
  });
}

async function deleteThumbnail({ params }: { params: BundleDeleteThumbnailParams }, context: Context) {
  const { bundle_id } = await context.db
    .selectFrom('bundle_thumbnails')
    .select('bundle_id')
    .where('id', '=', params.thumbnailId)
    .executeTakeFirstOrThrow(notFound);
  const { thumbnails } = await lockBundle(bundle_id, context);
  if (thumbnails.length < 2) throw new Refusal('conflict', LAST);
  const deleted = await context.db
    .deleteFrom('bundle_thumbnails')
    .where('id', '=', params.thumbnailId)
    .returning('thumbnail')
    .executeTakeFirstOrThrow(notFound);
  await context.audit({ entity: 'bundle', id: bundle_id, before: deleted, after: {} });
  return { message: 'Image deleted.' };
}

type Locked = Awaited<ReturnType<typeof lockBundle>>;

/** While a version applies it goes on until the edit is approved; else the edit is written at once. */
async function edit(context: Context, previousBundle: Locked, values: BundleValues) {
  const earlier = (await waitingEdit(context.db, jenis, previousBundle.id))?.values;
  // The pictures of an edit that waited come along with the one that takes its place.
  const thumbnails = [...(earlier?.thumbnails ?? []), ...values.thumbnails];
  const current = () => readBundle({ params: previousBundle, query: { edit: 1 } }, context);
  const proposal = { ...values, thumbnails };
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

async function lockBundle(id: number, { db }: Context) {
  const bundle = await db
    .selectFrom('bundles')
    .select(['id', 'name', 'start_date', 'end_date', 'price', 'deskripsi'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const detail = await db
    .selectFrom('bundle_details')
    .select(['id', 'product_id', 'qty', 'discount'])
    .where('bundle_id', '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute();
  const pictures = await db
    .selectFrom('bundle_thumbnails')
    .select('thumbnail')
    .where('bundle_id', '=', id)
    .execute();
  return { ...bundle, detail, thumbnails: pictures.map(({ thumbnail }) => thumbnail) };
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

/** Each product is there, and once in the list. */
async function refuseProducts({ detail }: Body, { db }: Context): Promise<void> {
  const ids = detail.map(({ product_id }) => product_id);
  const matchedProducts = await db.selectFrom('products').select('id').where('id', 'in', ids).execute();
  const existingIds = new Set(matchedProducts.map(({ id }) => id));
  const problems = ids.flatMap((id, productIndex): Problem[] => {
    const wrong = (message: string) => [{ field: `detail.${productIndex}.product_id`, message }];
    if (!existingIds.has(id)) return wrong('This product is not there any more. Choose another one.');
    return ids.indexOf(id) < productIndex ? wrong('This product is in the list already.') : [];
  });
  if (problems.length > 0) throw new Refusal('invalid', problems);
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
