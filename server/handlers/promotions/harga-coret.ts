import { businessDay } from '../../../core/dates.ts';
import type {
  HargaCoret,
  HargaCoretCreateBody,
  HargaCoretGetParams,
  HargaCoretGetQuery,
} from '../../../domain/generated/types/harga-coret.ts';
import type { Context } from '../../calls/handler.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { type Problem, requireRow } from '../../refusal.ts';
import { BUSINESS_ZONE } from '../../store/index.ts';
import { readEntity } from '../read-entity.ts';
import { readDiscountOf, writeDiscount } from './harga-coret.store.ts';
import { switchPromotion } from './master.ts';
import { lockProduct } from './products.store.ts';
import { approvalOf } from './read-approval.ts';
import { readEditVersion } from './registry.store.ts';
import { proposeEdit, submitPromotion, withoutUnchanged } from './registry.ts';
import { standingOf } from './standing.ts';
import { waitingEdit } from './waiting.ts';

const jenis = 'HARGA CORET';

/** A product with its discounts, whether the last one applies, and how often orders used it. */
async function readHargaCoret(
  { params, query }: { params: HargaCoretGetParams; query: HargaCoretGetQuery },
  context: Context,
): Promise<HargaCoret> {
  const product = requireRow(await readEntity('harga-coret', params.id, context));
  const discount = product.product_promo_price;
  if (!discount) return { ...product, ...NO_DISCOUNT, waiting: null };
  const { state: _, ...stands } = await standingOf(context.db, jenis, discount.id);
  const {
    approval_action: _action,
    approval_turn: _turn,
    ...approval
  } = await approvalOf(context, jenis, discount.id);
  const words = { ...stands, ...approval };
  if (!query.edit) return { ...product, ...words, waiting: null };
  const version = await readEditVersion(context.db, jenis, discount.id);
  const pendingEdit = await waitingEdit(context.db, jenis, discount.id);
  const { created_by: _by, ...values } = { ...discount, ...pendingEdit?.values };
  const product_promo_price = { ...values, version };
  return { ...product, ...words, product_promo_price, waiting: pendingEdit?.waiting ?? null };
}

const NO_DISCOUNT = {
  offer: null,
  standing: null,
  used: null,
  approval_id: null,
  approval_status: null,
  approval_offer: null,
  approval_standing: null,
};

/** Sets the discount of a product; the current one stays in force until the new one is approved. */
async function setHargaCoret(
  { body }: { body: HargaCoretCreateBody },
  context: Context<'known_products' | 'discount' | 'not_past' | 'other_approver'>,
) {
  const { db, audit, user } = context;
  const { product_id, ...rest } = body;
  const values = { ...rest, created_by: user?.username ?? '' };
  const title = await titleOf(body, context);
  const { start_date, end_date } = values;
  const previousDiscount = await readDiscountOf(db, product_id);
  context.limits.not_past(wrongStart(body, previousDiscount !== undefined));
  const promoted = (id: number) => ({ jenis, id, title, start_date, end_date }) as const;
  const current = async () => {
    const currentProduct = await readHargaCoret({ params: { id: product_id }, query: { edit: 1 } }, context);
    return currentProduct.product_promo_price;
  };
  const proposed =
    previousDiscount &&
    (await proposeEdit(
      context,
      promoted(previousDiscount.id),
      withoutUnchanged(values, previousDiscount.active),
      current,
    ));
  if (proposed) return { ...proposed, data: { product_promo_price: await current() } };
  const id = await writeDiscount(db, product_id, values, previousDiscount?.id);
  await audit({
    entity: 'product-promo-price',
    id,
    before: previousDiscount ?? null,
    after: { ...previousDiscount, ...body },
  });
  const submission = await submitPromotion(context, promoted(id));
  return { ...submission, data: { product_promo_price: await current() } };
}

/** A first discount begins today or later; one that takes the place of another may have begun. */
function wrongStart({ start_date }: HargaCoretCreateBody, isChange: boolean): Problem[] {
  const message = 'Start date or End date cannot earlier than today';
  return isChange || start_date >= businessDay(BUSINESS_ZONE) ? [] : [{ field: 'start_date', message }];
}

/** Named after its product, which is locked: two people who set its discount at once create one row. */
async function titleOf(
  { product_id, ...asked }: HargaCoretCreateBody,
  { db, limits }: Context<'known_products' | 'discount'>,
) {
  const product = await lockProduct(db, product_id);
  const message = 'This product is not there any more. Choose another one.';
  limits.known_products(product ? [] : [{ field: 'product_id', message }]);
  const { name, price } = requireRow(product);
  limits.discount(wrongDiscount(asked, price));
  return name;
}

type Discount = Pick<HargaCoretCreateBody, 'discount' | 'discount_type'>;

function wrongDiscount({ discount, discount_type }: Discount, price: number): Problem[] {
  const wrong = (message: string) => [{ field: 'discount', message }];
  if (discount_type === 'persentage') return [];
  if (!Number.isInteger(discount)) return wrong('Please enter a whole number.');
  return discount > price ? wrong('A discount is at most the price.') : [];
}

export const hargaCoretHandlers = {
  'harga-coret.get': readHargaCoret,
  'harga-coret.create': setHargaCoret,
  'harga-coret.status': ({ params: { promoPriceId: id }, query: { status } }, context) =>
    switchPromotion(context, { jenis, id }, status === 1 ? 1 : 0),
} satisfies Partial<EndpointHandlers>;
