import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import type { NewPromoSimulateItem } from '../../../../domain/generated/types/new-promo.ts';
import type { Id, ItemsCondition } from '../../../../domain/promotions/conditions/conditions.ts';
import type { PromotionTree } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { calls } from '../../../generated/product/widgets/promotion-simulation.ts';
import { formatMoney, Icon, mayCall, notify, readOnce, t } from '../../../runtime/index.ts';
import { type Mark, marksOf } from '../model/marks.ts';
import type { Names } from '../model/names.ts';
import { chooseItems } from '../view/choose-items.tsx';
import type { Notes } from '../view/notes.ts';
import { Retry } from '../view/retry.tsx';
import { useAnswerOfTree } from '../view/use-answer-of-tree.ts';
import { type Cart, CartTable } from './cart-table.tsx';
import { sentence } from './sentence.ts';

/** Of the promotion itself: its key, if it has one, its period, quota and maximum over all orders. */
interface PromotionFacts {
  readonly id?: number | null | undefined;
  readonly start_at?: string | null | undefined;
  readonly end_at?: string | null | undefined;
  readonly kuota?: number | null | undefined;
  readonly maks_total?: number | null | undefined;
}

interface SimulationPanelProps extends PromotionFacts {
  readonly tree: PromotionTree;
  readonly names: Names;
  readonly marks: Notes<Mark>;
  /** It begins with the shop and products of this one. */
  readonly order?: number | undefined;
}

/** Tries the conditions on a shop and a cart; what comes of it is told at each node and here as a whole. */
export function SimulationPanel(props: SimulationPanelProps) {
  return mayCall(calls['new-promo.simulate']) ? <Panel {...props} /> : null;
}

interface Basket {
  readonly shop?: number | undefined;
  readonly items: Cart;
}

const NOTHING: Basket = { items: [] };

function Panel({ tree, names, marks, order, ...promotionFacts }: SimulationPanelProps) {
  const [basket, setBasket] = useState(NOTHING);
  const inputOf = useInputOf(promotionFacts, basket);
  const { answer, ids, error, retry, isUnfinished, isOld } = useAnswerOfTree(
    tree,
    calls['new-promo.simulate'],
    inputOf,
  );
  useEffect(() => {
    marks.set(answer && ids ? marksOf(answer.nodes, ids) : []);
    return () => marks.set([]);
  }, [marks, answer, ids]);
  return (
    <details className="simulation" open={order !== undefined}>
      <summary>{t('Try it on an order')}</summary>
      <BasketChoice names={names} basket={basket} setBasket={setBasket} order={order} />
      <CartTable names={names} items={basket.items} change={(items) => setBasket({ ...basket, items })} />
      <div role="status" className="simulation-result" data-stale={isOld || undefined} aria-busy={isOld}>
        {!inputOf && <p>{t('Choose a shop and products, or take an order.')}</p>}
        {isUnfinished && <p>{t('Finish every condition first.')}</p>}
        {error !== undefined && (
          <p>
            {t('It could not be tried: {error}', { error })} {retry && <Retry retry={retry} />}
          </p>
        )}
        {inputOf && answer && <Result {...answer} />}
      </div>
    </details>
  );
}

/** What is asked with the conditions; null while the basket is not whole. */
function useInputOf({ id, start_at, end_at, kuota, maks_total }: PromotionFacts, { shop, items }: Basket) {
  return useMemo(() => {
    const isWhole = items.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
    if (shop === undefined || items.length === 0 || !isWhole) return null;
    const facts = pickFilledFacts({ id, start_at, end_at, kuota, maks_total });
    return (items_condition: ItemsCondition) => ({ ...facts, user_id: shop, items, items_condition });
  }, [id, start_at, end_at, kuota, maks_total, shop, items]);
}

interface BasketChoiceProps extends Pick<SimulationPanelProps, 'names' | 'order'> {
  readonly basket: Basket;
  setBasket(basket: Basket): void;
}

/** Where the shop and the products come from. */
function BasketChoice({ names, basket, setBasket, order }: BasketChoiceProps) {
  const { shop, items } = basket;
  const take = async (id: number) => {
    try {
      setBasket(await basketOf(id, names));
    } catch {
      notify('The order could not be read. Try again.', { tone: 'error' });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order that the address names is taken once
  useEffect(() => {
    if (order !== undefined && Number.isInteger(order)) void take(order);
  }, [order]);
  const productIds = items.map(({ product_id }) => product_id);
  const chooseShop = ([id]: readonly Id[]) =>
    setBasket({ ...basket, shop: id === undefined ? id : Number(id) });
  const chooseProducts = (ids: readonly Id[]) => setBasket({ ...basket, items: cartOf(ids, items) });
  const choices = [
    {
      label:
        shop === undefined ? t('Choose a shop') : t('Shop: {name}', { name: names.of('customers', shop) }),
      choice: { kind: 'customers', single: true, ids: shop === undefined ? [] : [shop], done: chooseShop },
    },
    { label: t('Choose products'), choice: { kind: 'sku', ids: productIds, done: chooseProducts } },
    {
      label: t('Take an order'),
      choice: { kind: 'order', single: true, ids: [], done: ([id]: readonly Id[]) => void take(Number(id)) },
    },
  ] as const;
  return (
    <div className="simulation-from">
      {choices.map(({ label, choice }) => (
        <Button key={choice.kind} variant="outlined" onClick={() => chooseItems({ ...choice, names })}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Result({ verdict, message, params, limits, benefits, total, total_discount }: NewPromoSimulateItem) {
  const isGiven = verdict === 'given';
  return (
    <>
      <p className={`condition-mark ${isGiven ? 'met' : 'unmet'}`}>
        <Icon name={isGiven ? 'check' : 'close'} size={16} />
        <strong>{sentence({ message, params })}</strong>
      </p>
      {limits
        .filter(({ holds }) => !holds)
        .map((limit) => (
          <p key={limit.message}>{sentence(limit)}</p>
        ))}
      {benefits.length > 0 && (
        <>
          <h3>{t(isGiven ? 'What it gives' : 'What it would give by itself')}</h3>
          <ul>
            {benefits.map(({ id, product, pieces, amount, ...says }) => (
              <li key={id}>
                {[product, pieces === null ? '' : t('{count} pcs', { count: pieces }), sentence(says)]
                  .filter(Boolean)
                  .join(' · ')}
                {amount ? ` ${formatMoney(amount)}` : ''}
              </li>
            ))}
          </ul>
          {total_discount > 0 && (
            <p>
              {t('Off: {off}, to pay: {total}', {
                off: formatMoney(total_discount),
                total: formatMoney(total),
              })}
            </p>
          )}
        </>
      )}
      <p className="simulation-note">{t('At the prices and with the promotions of now.')}</p>
    </>
  );
}

/** What is not said yet is not sent. */
const pickFilledFacts = ({ id, start_at, end_at, kuota }: PromotionFacts) => ({
  ...(id ? { id } : {}),
  ...(start_at ? { start_at } : {}),
  ...(end_at ? { end_at } : {}),
  ...(isFilled(kuota) ? { kuota: Number(kuota) } : {}),
});

/** A field that is emptied holds an empty text. */
const isFilled = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const cartOf = (ids: readonly Id[], previousCart: Cart): Cart =>
  ids.map(
    (id) =>
      previousCart.find(({ product_id }) => product_id === id) ?? { product_id: Number(id), quantity: 1 },
  );

/** The shop and the products of an order; rows of one product are one. What came in a bundle has its price by that. */
async function basketOf(id: number, names: Names): Promise<Basket> {
  const { item } = await readOnce(calls['transaction.get'], { id }, { tellsErrors: true });
  const shop = item?.transaction.user;
  const pieces = new Map<number, number>();
  for (const { product, quantity, bundle_id } of item?.transactionItems ?? []) {
    if (!product || bundle_id) continue;
    names.learn([[`sku:${product.id}`, product.name]]);
    pieces.set(product.id, (pieces.get(product.id) ?? 0) + quantity);
  }
  if (shop) names.learn([[`customers:${shop.id}`, shop.shop_name]]);
  return {
    shop: shop?.id,
    items: [...pieces].map(([product_id, quantity]) => ({ product_id, quantity })),
  };
}
