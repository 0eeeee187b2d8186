import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { PanelProps } from '../../custom-widgets/chat-workspace/panels.ts';
import { calls } from '../../generated/product/components/chat-page.ts';
import {
  type ApiError,
  confirm,
  FailureNote,
  Field,
  formatMoney,
  Loaded,
  t,
  useAnswer,
  usePerform,
  useRested,
} from '../../runtime/index.ts';
import { Panel } from './panel.tsx';
import { attachmentOf, Facts, type OrderProduct, ProductList } from './product-panel.tsx';

/** Creates an order in the chat: first the products (where none is ordered again), then the quantities with the price that the server calculates. */
export function SalesOrderPanel(props: PanelProps) {
  const { lines = [] } = props;
  const [chosen, setChosen] = useState<ReadonlyMap<number, OrderProduct>>(
    () => new Map(lines.map(({ product }) => [product.id, product])),
  );
  const [isSummary, setIsSummary] = useState(lines.length > 0);
  if (isSummary)
    return <Summary {...props} products={[...chosen.values()]} back={() => setIsSummary(false)} />;
  return (
    <ProductList
      title={t('Sales Order')}
      close={props.close}
      chosen={chosen}
      choose={setChosen}
      proceedLabel="Summary"
      proceed={() => setIsSummary(true)}
    />
  );
}

type Priced = { sub_total: number; total_discount: number; total: number; words: readonly Word[] };
type Word = {
  id: number;
  product: string | null;
  rule: string | null;
  message: string;
  params: object | null;
  amount: number | null;
};

/** The most pieces that the server takes. */
const MOST = 1_000_000;

/** What is wrong with a number of pieces, as a number field of a form says it. */
function wrongOf(pieces: unknown): string | undefined {
  if (pieces === null) return t('Please fill this field.');
  if (!Number.isInteger(pieces)) return t('Please enter a whole number.');
  if (Number(pieces) < 1) return t('Must be at least {limit}.', { limit: 1 });
  if (Number(pieces) > MOST) return t('Must be at most {limit}.', { limit: MOST });
  return undefined;
}

interface SummaryProps extends PanelProps {
  readonly products: readonly OrderProduct[];
  readonly back: () => void;
}

function Summary({ shop, send, close, products, back, lines = [] }: SummaryProps) {
  const customer = useAnswer(calls['chat.customer'], { uuid: shop.uid });
  /** Absent: one; null: none is typed; a text: what is no number. */
  const [pieces, setPieces] = useState<Readonly<Record<number, unknown>>>(() =>
    Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity])),
  );
  const piecesOf = (id: number) => (id in pieces ? pieces[id] : 1);
  const isRight = products.every(({ id }) => wrongOf(piecesOf(id)) === undefined);
  const items = products.map(({ id }) => ({ product_id: id, quantity: Number(piecesOf(id)) }));
  const shopId = customer.answer?.item?.id;
  const price = usePrice(shopId, isRight ? items : null);
  const { create, pending } = useOrder(shopId, products, items, price);
  return (
    <Panel
      title={t('Summary')}
      back={back}
      close={close}
      foot={
        <Button variant="contained" disabled={pending || !price.answer} onClick={() => void send(create)}>
          {t('Create Sales Order')}
        </Button>
      }
    >
      <ul>
        {products.map((product) => (
          <PiecesRow
            key={product.id}
            product={product}
            pieces={piecesOf(product.id)}
            change={(typed) => setPieces((previousPieces) => ({ ...previousPieces, [product.id]: typed }))}
          />
        ))}
      </ul>
      <Loaded state={customer}>{() => isRight && <Totals price={price} />}</Loaded>
    </Panel>
  );
}

interface PiecesRowProps {
  readonly product: OrderProduct;
  readonly pieces: unknown;
  readonly change: (typed: unknown) => void;
}

function PiecesRow({ product: { name, price }, pieces, change }: PiecesRowProps) {
  return (
    <li className="choice">
      <span>
        <bdi>{name}</bdi>
        <span className="quiet">{formatMoney(price, 2)}</span>
      </span>
      <div className="pieces">
        <Field
          field="number"
          whole
          label={t('Quantity of {name}', { name })}
          value={pieces}
          onChange={change}
          options={{ min: 1, max: MOST, suffix: 'Pcs' }}
          error={wrongOf(pieces)}
        />
      </div>
    </li>
  );
}

type Items = readonly { readonly product_id: number; readonly quantity: number }[];

/** What is ordered beyond the stock: it is asked about, and the ERP decides. */
const shortOf = (products: readonly OrderProduct[], items: Items): readonly string[] =>
  products.flatMap(({ name, stock }, index) => {
    const quantity = items[index]?.quantity ?? 0;
    if (quantity <= stock) return [];
    return stock > 0
      ? t('{name}: {quantity} ordered, {stock} in stock.', { name, quantity, stock })
      : t('{name} has no stock.', { name });
  });

/** Asks once about the same lines. */
function useAskShort(): (lines: readonly string[]) => Promise<boolean> {
  const agreed = useRef('');
  return async (lines) => {
    const asked = lines.join('\n');
    if (lines.length === 0 || asked === agreed.current) return true;
    const text = 'Create the Sales Order like this?';
    const isMeant = await confirm({ text, lines, cancel: 'Go back', submit: 'Create Sales Order' });
    if (isMeant) agreed.current = asked;
    return isMeant;
  };
}

/** Creates the order; `create` resolves to what a message says of it. */
function useOrder(
  shop: number | undefined,
  products: readonly OrderProduct[],
  items: Items,
  price: ReturnType<typeof usePrice>,
) {
  const { perform, pending } = usePerform(calls['transaction.create']);
  const askShort = useAskShort();
  const create = async () => {
    if (shop === undefined || !(await askShort(shortOf(products, items)))) return undefined;
    const shown_total = price.answer?.total ?? null;
    const outcome = await perform({ user_id: shop, items: [...items], shown_total });
    const order = outcome && 'answer' in outcome ? outcome.answer?.item : undefined;
    // Another price than the one shown: it is asked for anew.
    if (!order) price.retry();
    if (!order) return undefined;
    const attachments = products.map((product, productIndex) => ({
      ...attachmentOf(product),
      quantity: items[productIndex]?.quantity,
    }));
    const { invoice_no, total_price } = order;
    return { type: 'salesorder', data: { attachments, invoice_no, total_price } };
  };
  return { create, pending };
}

function Totals({ price }: { readonly price: ReturnType<typeof usePrice> }) {
  if (price.error) return <FailureNote error={price.error} retry={price.retry} />;
  if (price.refused)
    return (
      <>
        <Facts className="totals" rows={[['Total Harga', '-']]} />
        <p className="note" role="alert">
          {price.refused}
        </p>
      </>
    );
  if (!price.answer) return <p className="note">{t('Please wait...')}</p>;
  const { sub_total, total_discount, total, words } = price.answer;
  return (
    <>
      <Facts
        className="totals"
        rows={[
          ['Sub Total', formatMoney(sub_total, 2)],
          ['Total Diskon', formatMoney(total_discount, 2)],
          ['Total Harga', formatMoney(total, 2)],
        ]}
      />
      {words.length > 0 && (
        <details>
          <summary>{t('Why this price')}</summary>
          <ul>
            {words.map(({ id, product, rule, message, params }) => (
              <li key={id} className="quiet">
                {[product, rule, t(message, { ...params })].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The price of an order; none until it is known for exactly these items. `items` null makes no call. */
function usePrice(
  shop: number | undefined,
  items: Items | null,
): {
  readonly answer?: Priced | undefined;
  readonly error?: ApiError;
  readonly refused?: string;
  retry(): void;
} {
  const body = shop === undefined || !items ? '' : JSON.stringify({ user_id: shop, items });
  const isRested = useRested(body) === body && body !== '';
  const call = isRested ? calls['chat.price-order'] : null;
  const { answer, error, refused, refreshing, retry } = useAnswer(call, JSON.parse(body || '{}'), {
    isFigure: true,
  });
  if (!isRested || refreshing) return { retry };
  if (refused) return { refused, retry };
  return error ? { error, retry } : { answer: answer?.item, retry };
}
