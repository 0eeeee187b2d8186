import type { ExportColumn } from '../../../core/export/sheet.ts';
import { locale } from '../../../domain/generated/facts.ts';
import { exportFile } from '../../exports/index.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { transactionList } from '../../generated/operations/transaction.ts';
import { compileRows } from '../../resources/compile.ts';
import { countOrders } from './orders.store.ts';

/** The number of orders per state. */
export const countTransactions: EndpointHandlers['transaction.counts'] = (_input, context) =>
  countOrders(context);

const COLUMNS: readonly ExportColumn[] = [
  { path: 'id', label: 'ID', as: 'number' },
  { path: 'invoice_no', label: 'Invoice', as: 'text' },
  { path: 'user.shop_name', label: 'Shop Name', as: 'text' },
  { path: 'total_price', label: 'Total Price', as: 'number' },
  { path: 'nav_id', label: 'Nav ID', as: 'text' },
  { path: 'created_at', label: 'Date', as: 'date', format: 'DD/MM/YYYY' },
  { path: 'paid', label: 'Paid Status', as: 'choice', labels: { 0: 'Unpaid', 1: 'Paid' } },
  { path: 'balance', label: 'Balance', as: 'number' },
];
const PAYMENT: ExportColumn = { path: 'payment_type', label: 'Pembayaran', as: 'text' };

/** All rows of the list, with its own column names. */
export const exportTransactions: EndpointHandlers['transaction.export-csv'] = async ({ query }, context) => {
  const rows = compileRows(transactionList, context.entities)(context, {
    params: {},
    query: { ...query },
    body: {},
  });
  // As on the screen: only the tab of new orders has this column.
  const columns = query.state === undefined || query.state === 0 ? [...COLUMNS, PAYMENT] : COLUMNS;
  const name = ['transaction', query.state, query.start_date, query.end_date]
    .filter((part) => part !== undefined)
    .join('-');
  const { separator } = context;
  return exportFile(
    { format: 'csv', name, columns, zone: locale.zone, locale: locale.numbers, separator },
    rows,
  );
};
