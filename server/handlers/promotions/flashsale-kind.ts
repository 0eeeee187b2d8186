import { moneyText } from '../../../domain/money.ts';
import type { Tried } from '../../../domain/promotions/pricing/past.ts';
import type { RefuseStep } from '../../resources/lifecycle-parts.ts';
import type { Db } from '../../store/index.ts';
import {
  type FlashsaleValues,
  hasSoldOther,
  readFlashsaleUse,
  readPricedProducts,
  readSoldPieces,
  readStoredItems,
  readSwitch,
  writeFlashsale,
} from './flashsale.store.ts';
import type { PromotedProduct, PromotionKind, Reached, Said } from './promotion-kind.ts';
import { soldFor, someOf } from './words.ts';

export const flashsaleKind: PromotionKind<FlashsaleValues> = {
  apply: applyFlashsale,
  parts: async (db, id) => ({ active: await readSwitch(db, id), items: await readStoredItems(db, id) }),
  products: flashsaleProducts,
  offer: flashsaleOffer,
  used: flashsaleUsed,
  reach: flashsaleReach,
  tried: triedFlashsale,
};

async function applyFlashsale(
  db: Db,
  id: number,
  values: FlashsaleValues,
  refuse: RefuseStep,
): Promise<void> {
  const ids = values.items.map(({ product_id }) => product_id);
  if (await hasSoldOther(db, id, ids))
    refuse({ message: 'This edit takes out a product of which some were sold meanwhile: send it back.' });
  const products = await readSoldPieces(db, id, ids);
  for (const { product_id, product_stock = 0 } of values.items) {
    const product = products.find((soldProduct) => soldProduct.id === product_id);
    const message = 'This edit allows {stock} pcs of {name}, and {sold} were sold meanwhile: send it back.';
    const params = { stock: product_stock, name: product?.name ?? '', sold: product?.sold ?? 0 };
    if (product_stock < params.sold) refuse({ message, params });
  }
  await writeFlashsale(db, id, values);
}

/** The discount as text: rupiah or percent. */
export function discountText(discount: number, type: string): string {
  return type === 'amount' ? moneyText(discount) : `${discount}%`;
}

/** Its products, or those of an edit of it, for the approvers. */
async function flashsaleProducts(db: Db, id: number, proposal?: FlashsaleValues): Promise<PromotedProduct[]> {
  return (await pricedProducts(db, id, proposal)).map(({ isReduced: _, ...product }) => product);
}

/** The same, with whether each is switched on and has a discount. */
async function pricedProducts(db: Db, id: number, proposal?: FlashsaleValues) {
  const rows = await readPricedProducts(db, id, proposal?.items);
  return rows.map(({ discount, type, isOn, product: _, limit: __, ...row }) => ({
    ...row,
    diskon: discountText(discount, type),
    isReduced: isOn && discount > 0,
  }));
}

async function flashsaleOffer(db: Db, id: number, proposal?: FlashsaleValues): Promise<Said> {
  const products = (await pricedProducts(db, id, proposal)).filter(({ isReduced }) => isReduced);
  if (products.length === 0)
    return { message: 'No shop pays less: no product is switched on with a discount.' };
  return {
    message: 'Every shop that orders in the session pays less for {goods}.',
    params: { goods: someOf(products.map(({ name, diskon }) => `${name} (-${diskon})`)) },
  };
}

async function flashsaleUsed(db: Db, id: number): Promise<Said> {
  return soldFor(await readFlashsaleUse(db, id));
}

async function flashsaleReach(db: Db, id: number, proposal?: FlashsaleValues): Promise<Reached> {
  const rows = await readPricedProducts(db, id, proposal?.items);
  return { shops: null, products: rows.filter(({ isOn }) => isOn).map(({ product }) => product) };
}

async function triedFlashsale(db: Db, id: number, proposal?: FlashsaleValues): Promise<Tried> {
  const rows = await readPricedProducts(db, id, proposal?.items);
  const items = rows
    .filter(({ isOn }) => isOn)
    .map(({ product, discount, type, kuota: left, limit }) => ({
      product,
      discount,
      type,
      left,
      limit: limit || null,
    }));
  return { kind: 'flash', items };
}
