import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ProductListItem } from '../../../domain/generated/types/product.ts';
import type { OrderLine, PanelProps } from '../../custom-widgets/chat-workspace/panels.ts';
import { calls } from '../../generated/product/components/chat-page.ts';
import { formatMoney, t } from '../../runtime/index.ts';
import { ListEnd, Panel, PanelSearch } from './panel.tsx';
import { usePages } from './use-pages.ts';

/** Products to send: several at once, or a single one with its details. */
export function ProductPanel({ send, close }: PanelProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, OrderProduct>>(new Map());
  const [detail, setDetail] = useState<ProductListItem>();
  const submit = (products: readonly OrderProduct[]) =>
    void send(() => ({ type: 'product', data: { attachments: products.map(attachmentOf) } }));
  if (detail)
    return <Detail product={detail} back={() => setDetail(undefined)} close={close} send={submit} />;
  return (
    <ProductList
      title={t('Produk')}
      close={close}
      chosen={chosen}
      choose={setChosen}
      open={setDetail}
      proceedLabel="Send"
      proceed={() => submit([...chosen.values()])}
    />
  );
}

/** What an order or a message needs of a product. */
export type OrderProduct = OrderLine['product'];

/** The fields of a product that a message contains. */
export const attachmentOf = ({ id, name, price, images }: OrderProduct) => ({
  id,
  name,
  price,
  images: images.map(({ image_url }) => ({ image_url })),
});

interface ListProps {
  readonly title: string;
  readonly close: () => void;
  readonly chosen: ReadonlyMap<number, OrderProduct>;
  readonly choose: (chosen: ReadonlyMap<number, OrderProduct>) => void;
  readonly open?: (product: ProductListItem) => void;
  /** What is done with the chosen ones; a source text. */
  readonly proceedLabel: string;
  readonly proceed: () => void;
}

/** Asked of a server that has these filters of ours; another one returns all products. */
const ORDERABLE = { active: 1, blocked: 0 } as const;

/** Products with check boxes; scrolling loads more. */
export function ProductList(props: ListProps) {
  const { title, close, chosen, choose, open, proceedLabel, proceed } = props;
  const [search, setSearch] = useState('');
  const list = usePages(calls['product.list'], ORDERABLE, search);
  const toggle = (product: ProductListItem) => {
    const updatedChoice = new Map(chosen);
    if (!updatedChoice.delete(product.id)) updatedChoice.set(product.id, product);
    choose(updatedChoice);
  };
  return (
    <Panel
      title={title}
      close={close}
      onScroll={list.more}
      foot={
        <>
          <span>{t('{count} chosen', { count: chosen.size })}</span>
          <Button variant="contained" disabled={chosen.size === 0} onClick={proceed}>
            {t(proceedLabel)}
          </Button>
        </>
      }
    >
      <PanelSearch search={setSearch} />
      <ul>
        {list.rows.map((product) => (
          <li key={product.id} className="choice">
            <label>
              <input type="checkbox" checked={chosen.has(product.id)} onChange={() => toggle(product)} />
              <Picture product={product} />
              <span>
                <bdi>{product.name}</bdi>
                <span className="quiet">
                  {formatMoney(product.price, 2)} · <Stock stock={product.stock} />
                </span>
              </span>
            </label>
            {open && (
              <Button size="small" onClick={() => open(product)}>
                {t('Detail')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ListEnd list={list} empty="No products found." />
    </Panel>
  );
}

/** How many there are; none stands out. */
const Stock = ({ stock, className = '' }: { readonly stock: number; readonly className?: string }) => (
  <span className={`stock ${className} ${stock > 0 ? '' : 'none'}`}>
    {t('Stok: {count} Pcs', { count: stock })}
  </span>
);

function Picture({ product: { images } }: { readonly product: ProductListItem }) {
  const address = images[0]?.thumbnail_image_url ?? images[0]?.image_url;
  return address ? <img src={address} alt="" loading="lazy" /> : <span className="no-picture" />;
}

function Detail({
  product,
  back,
  close,
  send,
}: {
  readonly product: ProductListItem;
  readonly back: () => void;
  readonly close: () => void;
  readonly send: (products: readonly ProductListItem[]) => void;
}) {
  const { name, price, stock, weight, brand, sku_code, category, images } = product;
  const facts: readonly (readonly [string, string])[] = [
    ['Berat', weight === null ? '-' : t('{count} gram', { count: weight })],
    ['Brand', brand?.name ?? '-'],
    ['SKU', sku_code],
    ['Category', category?.name ?? '-'],
  ];
  const picture = images[0]?.image_url;
  return (
    <Panel
      title={name}
      back={back}
      close={close}
      foot={
        <Button variant="contained" onClick={() => send([product])}>
          {t('Send')}
        </Button>
      }
    >
      {picture && <img className="large" src={picture} alt={name} />}
      <p>
        <strong>{formatMoney(price, 2)}</strong> <Stock stock={stock} className="badge" />
      </p>
      <Facts rows={facts} />
    </Panel>
  );
}

interface FactsProps {
  /** The names are source texts. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly className?: string;
}

/** A definition list. */
export function Facts({ rows, className }: FactsProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
