import type { NewPromotion, Offers } from '../../../domain/promotions/pricing/model.ts';
import { type Db, isRowId } from '../../store/index.ts';
import { readFreeItems, readNewPromotions, readOfferedShop } from './offers.store.ts';
import { readCoret, readFlash, readPriceRules } from './price-rules.store.ts';

/** What an order refers to besides products. */
type Named = Pick<Offers, 'bundles' | 'voucher'>;

/** Everything that prices a new order of a shop: promotions only if approved, active and running. */
export async function readOffers(
  db: Db,
  shop: number,
  products: readonly number[],
  { bundles, voucher }: Named = { bundles: [], voucher: null },
): Promise<Offers> {
  const promotions = await readNewPromotions(db);
  const gifts = promotions.flatMap(({ conditions }) => giftsOf(conditions));
  const free = await readFreeItems(db, products);
  const bundled = bundles.flatMap((namedBundle) => namedBundle.products.map(({ product }) => product));
  const addedProducts = [...gifts, ...free.flatMap((freeItem) => freeItem.gifts), ...bundled];
  const rules = await readPriceRules(db, [...new Set([...products, ...addedProducts])], null);
  const flash = await readFlash(db, products);
  const coret = await readCoret(db, products);
  return {
    moment: rules.moment,
    shop: await shopOf(db, shop),
    products: rules.products.map((product) => ({
      ...product,
      flash: flash(product.id),
      coret: coret(product.id),
    })),
    promotions: [...free, ...promotions],
    bundles,
    voucher,
  };
}

/** The products that a promotion gives away. */
export const giftsOf = ({ benefit }: NewPromotion['conditions']): number[] =>
  benefit
    .filter(({ type_benefit, type }) => type_benefit === 'free-gift' && type === 'instock')
    .flatMap(({ value }) => `${value}`.split(',').map(Number).filter(isRowId));

/** The prices at another time, without promotions: for orders that were made without them. */
export async function readPrices(
  db: Db,
  shop: number,
  products: readonly number[],
  priceTime: string,
): Promise<Offers> {
  const rules = await readPriceRules(db, products, priceTime);
  return { ...rules, shop: await shopOf(db, shop), promotions: [], bundles: [], voucher: null };
}

async function shopOf(db: Db, id: number): Promise<Offers['shop']> {
  const shop = await readOfferedShop(db, id);
  if (!shop) throw new Error(`There is no shop ${id}.`);
  return shop;
}
