import Button from '@mui/material/Button';
import { useState } from 'react';
import type { PanelProps } from '../../custom-widgets/chat-workspace/panels.ts';
import { calls } from '../../generated/product/components/chat-page.ts';
import { Cell, formatDate, formatMoney, t, useAnswer } from '../../runtime/index.ts';
import { ListEnd, Panel, PanelSearch, RowsPanel } from './panel.tsx';
import { usePages } from './use-pages.ts';

/** A card with a button that puts it into the composer. */
function Card({
  title,
  attach,
  label = 'Attach',
  children,
}: {
  readonly title: string;
  readonly attach: () => void;
  readonly label?: string;
  readonly children: React.ReactNode;
}) {
  return (
    <li className="card">
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {children}
      <Button size="small" variant="outlined" onClick={attach}>
        {t(label)}
      </Button>
    </li>
  );
}

/** An API without this filter (an extension of ours) returns all promos. */
const ACTIVE = { status: 1 } as const;

/** The promos, to attach. */
export function PromoPanel({ attach, close }: PanelProps) {
  const [search, setSearch] = useState('');
  const list = usePages(calls['promo.list'], ACTIVE, search);
  return (
    <Panel title={t('Promo')} close={close} onScroll={list.more}>
      <PanelSearch search={setSearch} />
      <ul>
        {list.rows.map(({ id, title, content, banner_url, start_date, end_date }) => (
          <Card
            key={id}
            title={title}
            attach={() => {
              const part = { id, title, content, banner_url, start_date, end_date };
              attach({ type: 'promo', part });
            }}
          >
            <span className="quiet">
              <bdi>
                {formatDate(start_date, 'DD MMM YYYY')} - {formatDate(end_date, 'DD MMM YYYY')}
              </bdi>
            </span>
            <div className="terms">
              <Cell cell="html" value={content} />
            </div>
            <details>
              <summary>{t('Detail')}</summary>
              {banner_url && <img className="large" src={banner_url} alt="" loading="lazy" />}
              <Cell cell="html" value={content} />
            </details>
          </Card>
        ))}
      </ul>
      <ListEnd list={list} empty="No promos found." />
    </Panel>
  );
}

/** The unpaid invoices of a shop, to attach. */
export function InvoicePanel({ shop, attach, close }: PanelProps) {
  const invoices = useAnswer(calls['chat.invoices'], { uuid: shop.uid });
  return (
    <RowsPanel title="Invoice" empty="No unpaid invoices found." state={invoices} close={close}>
      {(row) => (
        <Card
          key={row.document_no}
          title={`${row.document_type} ${row.document_no}`}
          attach={() => attach({ type: 'invoice', part: { ...row } })}
        >
          <span className="quiet">{row.description}</span>
          <span>{t('Jatuh tempo: {date}', { date: formatDate(row.due_date, 'DD MMM YYYY') || '-' })}</span>
          <strong>{formatMoney(row.remaining_amount, 2)}</strong>
        </Card>
      )}
    </RowsPanel>
  );
}

/** The returns of a shop, to attach. */
export function TtbPanel({ shop, attach, close }: PanelProps) {
  const records = useAnswer(calls['chat.ttb'], { uuid: shop.uid });
  return (
    <RowsPanel title="TTB" empty="No TTB found." state={records} close={close}>
      {(row) => (
        <Card
          key={row.id}
          title={row.no}
          label="Lampirkan"
          attach={() => attach({ type: 'ttb', part: { ...row } })}
        >
          <span className="quiet">
            {t('No.')} {row.id} · {row.type}
          </span>
          <span className={row.status === 'Failed' ? 'badge none' : 'badge'}>{t(row.status)}</span>
        </Card>
      )}
    </RowsPanel>
  );
}
