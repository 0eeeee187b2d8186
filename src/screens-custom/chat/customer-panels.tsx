import type { PanelProps } from '../../custom-widgets/chat-workspace/panels.ts';
import { calls } from '../../generated/product/components/chat-page.ts';
import { formatDate, formatMoney, Loaded, ScreenLink, t, useAnswer } from '../../runtime/index.ts';
import { Panel } from './panel.tsx';
import { Facts } from './product-panel.tsx';

/** Who a shop is. */
export function CustomerPanel({ shop, close }: PanelProps) {
  const customer = useAnswer(calls['chat.customer'], { uuid: shop.uid });
  return (
    <Panel title={t('Customer Info')} close={close}>
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

/** The last orders of a shop; each leads to its page. */
export function OrdersPanel({ shop, close, order }: PanelProps & { readonly order: string }) {
  const orders = useAnswer(calls['chat.transactions'], { uuid: shop.uid });
  return (
    <Panel title={t('Riwayat Transaksi')} close={close}>
      <Loaded state={orders}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="note">{t('Tidak ada riwayat transaksi.')}</p>
          ) : (
            <ul>
              {rows.map(({ id, state, created_at, items, total_price }) => (
                <li key={id} className="card">
                  <span className="row">
                    <span className="badge">{t(state === DONE ? 'Selesai' : 'Pesanan Baru')}</span>
                    <span className="quiet">{formatDate(created_at, 'DD MMM YYYY')}</span>
                  </span>
                  <bdi>{items[0]?.name ?? '-'}</bdi>
                  <span className="row">
                    <span className="quiet">
                      {t('{count} Barang', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })}
                    </span>
                    <strong>{formatMoney(total_price)}</strong>
                  </span>
                  <ScreenLink to={order} params={{ id }}>
                    {t('Lihat Detail')}
                  </ScreenLink>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}
