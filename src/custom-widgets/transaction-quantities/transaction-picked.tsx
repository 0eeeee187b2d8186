import type { TransactionPickedProps } from '../../generated/product/widgets/transaction-picked.ts';
import { formatNumber, t } from '../../runtime/index.ts';
import { ItemsTable } from './items-table.tsx';
import { itemRows } from './model/item-rows.ts';

/** The numbers of pieces of a document, read-only. */
export default function TransactionPicked({ items, details }: TransactionPickedProps) {
  const rows = itemRows({ items, details, start: 'none' });
  return (
    <ItemsTable rows={rows} pieces={t('Qty Picked')}>
      {({ start }) => formatNumber(start)}
    </ItemsTable>
  );
}
