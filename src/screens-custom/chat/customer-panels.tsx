import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ChatTransactionsItem } from '../../../domain/generated/types/chat.ts';
import type { PanelProps } from '../../custom-widgets/chat-workspace/panels.ts';
import { useBurst } from '../../custom-widgets/message-box/use-burst.ts';
import { calls } from '../../generated/product/components/chat-page.ts';
import { topics } from '../../generated/product/topics.ts';
import {
  formatDate,
  formatMoney,
  Loaded,
  mayCall,
  ScreenLink,
  t,
  useAnswer,
  useLive,
} from '../../runtime/index.ts';
import { linesAgain } from './order-again.ts';
import { Panel, RowsPanel } from './panel.tsx';
import { Facts } from './product-panel.tsx';

/** The details of a shop, with a link to its screen `edit`. */
export function CustomerPanel({ shop, close, edit }: PanelProps & { readonly edit: string }) {
  const customer = useAnswer(calls['chat.customer'], { uuid: shop.uid });
  return (
    <Panel
      title={t('Customer Info')}
      close={close}
      foot={
        customer.answer?.item && (
          <ScreenLink to={edit} params={{ id: customer.answer.item.id }}>
            {t('Edit the shop')}
          </ScreenLink>
        )
      }
    >
      <Loaded state={customer}>
        {({ item }) => (
          <Facts
            rows={[
              ['Shop name', item?.shop_name ?? '-'],
              ['Owner name', item?.owner_name ?? '-'],
              ['Nav ID', item?.nav_id ?? '-'],
              ['Email', item?.email ?? '-'],
              ['Address', item?.address ?? '-'],
              ['Phone number', item?.phone_number ?? '-'],
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

const DONE = 3;
/** Milliseconds in which orders that are written are read once. */
const SOON = 500;

/** The latest orders of a shop; a click shows one in detail, with a link to its page. */
export function OrdersPanel(props: PanelProps & { readonly order: string }) {
  if (mayCall(calls['chat.transactions'])) return <Orders {...props} />;
  return (
    <Panel title={t('Riwayat Transaksi')} close={props.close}>
      <p className="note">{t('This server does not list the orders of one shop.')}</p>
    </Panel>
  );
}

function Orders({ shop, close, open, order }: PanelProps & { readonly order: string }) {
  const orders = useAnswer(calls['chat.transactions'], { uuid: shop.uid });
  useLive(topics.transaction, useBurst(orders.retry, SOON));
  const [detailId, setDetail] = useState<number>();
  const detail = orders.answer?.rows.find(({ id }) => id === detailId);
  const again = (row: ChatTransactionsItem) => () => {
    const lines = linesAgain(row);
    if (lines.length > 0) open('salesorder', lines);
  };
  if (detail)
    return (
      <Detail
        transaction={detail}
        order={order}
        back={() => setDetail(undefined)}
        close={close}
        again={again(detail)}
      />
    );
  return (
    <RowsPanel title="Riwayat Transaksi" empty="Tidak ada riwayat transaksi." state={orders} close={close}>
      {(row) => (
        <li key={row.id} className="card">
          <StateAndDay {...row} />
          <bdi>{row.items[0]?.name ?? '-'}</bdi>
          <span className="row">
            <span className="quiet">
              {t('{count} Barang', { count: row.items.reduce((sum, { quantity }) => sum + quantity, 0) })}
            </span>
            <strong>{formatMoney(row.total_price)}</strong>
          </span>
          <span className="row">
            <Button size="small" onClick={() => setDetail(row.id)}>
              {t('Lihat Detail')}
            </Button>
            <AgainButton again={again(row)} />
          </span>
        </li>
      )}
    </RowsPanel>
  );
}

const AgainButton = ({ again }: { readonly again: () => void }) =>
  mayCall(calls['transaction.create']) && (
    <Button size="small" onClick={again}>
      {t('Order again')}
    </Button>
  );

const StateAndDay = ({ state, created_at }: Pick<ChatTransactionsItem, 'state' | 'created_at'>) => (
  <span className="row">
    <span className="badge" data-tone={state === DONE ? 'good' : 'info'}>
      {t(state === DONE ? 'Selesai' : 'Pesanan Baru')}
    </span>
    <span className="quiet">{formatDate(created_at, 'DD MMM YYYY')}</span>
  </span>
);

interface DetailProps {
  readonly transaction: ChatTransactionsItem;
  readonly order: string;
  readonly back: () => void;
  readonly close: () => void;
  readonly again: () => void;
}

function Detail({ transaction, order, back, close, again }: DetailProps) {
  const { id, invoice_no, items, additional_discount, total_price } = transaction;
  return (
    <Panel
      title={invoice_no ?? String(id)}
      back={back}
      close={close}
      foot={
        <>
          <ScreenLink to={order} params={{ id }}>
            {t('Transaction Detail')}
          </ScreenLink>
          <AgainButton again={again} />
        </>
      }
    >
      <StateAndDay {...transaction} />
      <ul>
        {items.map(({ name, quantity, final_price }, lineIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may contain a product twice, and its lines do not change.
          <li key={lineIndex} className="card">
            <bdi>{name}</bdi>
            <span className="row">
              <span className="quiet">{quantity} Pcs</span>
              <span>{formatMoney(final_price)}</span>
            </span>
          </li>
        ))}
      </ul>
      <Facts
        className="totals"
        rows={[
          ...(additional_discount > 0 ? [['Diskon', formatMoney(additional_discount)] as const] : []),
          ['Total Harga', formatMoney(total_price)],
        ]}
      />
    </Panel>
  );
}
