import type {
  ProductFree,
  ProductFreeCreateBody,
  ProductFreeGetParams,
  ProductFreeGetQuery,
  ProductFreeUpdateBody,
} from '../../../domain/generated/types/product-free.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import { readEntity } from '../read-entity.ts';
import { insertFreeItem, lockFreeItem, writeFreeItem } from './free-item.store.ts';
import { switchPromotion } from './master.ts';
import { readProducts } from './products.store.ts';
import { approvalOf } from './read-approval.ts';
import { readEditVersion } from './registry.store.ts';
import { proposeEdit, submitPromotion } from './registry.ts';
import { standingOf } from './standing.ts';
import { waitingEdit } from './waiting.ts';

const jenis = 'PRODUCT FREE';
type FreeItemLimit = 'known_products' | 'other_approver';

/** One with whether it applies, how often it was used, and how far its approval is. */
async function readFreeItem(
  { params, query }: { params: ProductFreeGetParams; query: ProductFreeGetQuery },
  context: Context,
): Promise<ProductFree> {
  const stored = requireRow(await readEntity('product-free', params.id, context));
  return {
    ...stored,
    ...(await standingOf(context.db, jenis, params.id)),
    ...(await approvalOf(context, jenis, params.id)),
    waiting: null,
    ...(query.edit && {
      version: await readEditVersion(context.db, jenis, params.id),
      ...(await waitingFreeItem(context, params.id)),
    }),
  };
}

/** What its form goes on from where an edit waits. */
async function waitingFreeItem({ db }: Context, id: number): Promise<Partial<ProductFree>> {
  const pendingEdit = await waitingEdit(db, jenis, id);
  if (!pendingEdit) return {};
  const { product_free, ...values } = pendingEdit.values;
  const gifts = product_free.map((gift) => gift.product_id_free);
  const products = await readProducts(db, [values.product_id, ...gifts]);
  return {
    ...values,
    product: products.get(values.product_id) ?? null,
    product_free: gifts.map((gift, giftIndex) => ({
      id: -1 - giftIndex,
      product_id_free: gift,
      product: products.get(gift) ?? null,
    })),
    waiting: pendingEdit.waiting,
  };
}

/** Adds one and submits it: it applies once it is approved. */
export async function createFreeItem(
  { body }: { body: ProductFreeCreateBody },
  context: Context<FreeItemLimit>,
) {
  const title = await titleOf(body, context);
  const id = await insertFreeItem(context.db, body);
  await context.audit({ entity: 'product-free', id, before: null, after: { ...body } });
  return submitPromotion(context, { ...dates(body), jenis, id, title });
}

/** While a version applies it goes on until the edit is approved; else the edit is written at once. */
export async function updateFreeItem(
  { body }: { body: ProductFreeUpdateBody },
  context: Context<FreeItemLimit>,
) {
  const { id, ...values } = body;
  const previousFreeItem = requireRow(await lockFreeItem(context.db, id));
  const promoted = { ...dates(body), jenis, id, title: await titleOf(body, context) } as const;
  const current = () => readFreeItem({ params: { id }, query: { edit: 1 } }, context);
  const proposed = await proposeEdit(context, promoted, values, current);
  if (proposed) return proposed;
  await writeFreeItem(context.db, id, values);
  await context.audit({
    entity: 'product-free',
    id,
    before: previousFreeItem,
    after: { ...previousFreeItem, ...values },
  });
  return submitPromotion(context, promoted);
}

/** It is called like its main product; refuses products that are not there. */
async function titleOf(
  { product_id, product_free }: ProductFreeCreateBody,
  { db, limits }: Context<FreeItemLimit>,
): Promise<string> {
  const ids = [product_id, ...product_free.map((gift) => gift.product_id_free)];
  const products = await readProducts(db, ids);
  const fields = ['product_id', ...product_free.map((_, index) => `product_free.${index}.product_id_free`)];
  const message = 'This product is not there any more. Choose another one.';
  limits.known_products(
    ids.flatMap((id, index): Problem[] =>
      products.has(id) ? [] : [{ field: fields[index] ?? '', message }],
    ),
  );
  return requireRow(products.get(product_id)).name;
}

const dates = ({ start_date, end_date }: ProductFreeCreateBody) => ({ start_date, end_date });

export const freeItemHandlers = {
  'product-free.get': readFreeItem,
  'product-free.create': createFreeItem,
  'product-free.update': updateFreeItem,
  'product-free.activate': ({ params: { id } }, context) => switchPromotion(context, { jenis, id }, 1),
  'product-free.deactivate': ({ params: { id } }, context) => switchPromotion(context, { jenis, id }, 0),
} satisfies Partial<EndpointHandlers>;
