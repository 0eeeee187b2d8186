import type { ExportColumn } from '../../core/export/sheet.ts';
import { locale } from '../../domain/generated/facts.ts';
import type {
  BcaMutationDetailParams,
  BcaMutationExportCsvQuery,
} from '../../domain/generated/types/bca-mutation.ts';
import type { Context } from '../calls/handler.ts';
import { exportFile } from '../exports/index.ts';
import { bcaMutationList } from '../generated/operations/bca-mutation.ts';
import { requireRow } from '../refusal.ts';
import { compileRows } from '../resources/compile.ts';
import { readPayment, readSettledInvoices } from './bca-mutations.store.ts';

/** One payment with its customer and the invoices that it settles, in the order in which they were made. */
export async function readMutation({ params }: { params: BcaMutationDetailParams }, { db }: Context) {
  const { id, virtual_account, shop_name, transaction_date } = requireRow(await readPayment(db, params.id));
  const invoices = await readSettledInvoices(db, id);
  return {
    id,
    virtual_account,
    duser: { shop_name },
    bcamutation: { transaction_date },
    transaction: invoices.map((invoice) => ({ ...invoice, transaction_date })),
  };
}

const COLUMNS: readonly ExportColumn[] = [
  { path: 'id', label: 'ID', as: 'number' },
  { path: 'user.shop_name', label: 'Shop Name', as: 'text' },
  { path: 'nav_id', label: 'Nav ID', as: 'text' },
  { path: 'total_price', label: 'Total Price', as: 'number' },
  { path: 'paid', label: 'Paid Status', as: 'choice', labels: { 0: 'Unpaid', 1: 'Paid' } },
  { path: 'created_at', label: 'Date', as: 'date', format: 'DD/MM/YYYY' },
];

/** All rows of the list for the export, with the list's labels. */
export async function exportMutations({ query }: { query: BcaMutationExportCsvQuery }, context: Context) {
  const rows = compileRows(bcaMutationList, context.entities)(context, {
    params: {},
    query: { ...query },
    body: {},
  });
  const name = ['mutasi-bca', query.start_date, query.end_date].filter(Boolean).join('-');
  return exportFile(
    { format: 'csv', name, columns: COLUMNS, zone: locale.zone, locale: locale.numbers },
    rows,
  );
}
