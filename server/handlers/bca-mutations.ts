import type { ExportColumn } from '../../core/export/sheet.ts';
import type {
  BcaMutationDetailParams,
  BcaMutationExportCsvQuery,
} from '../../domain/generated/types/bca-mutation.ts';
import type { Context } from '../calls/handler.ts';
import { exportFile } from '../exports/index.ts';
import { bcaMutationList } from '../generated/operations/bca-mutation.ts';
import { notFound } from '../refusal.ts';
import { compileRows } from '../resources/compile.ts';
import { BUSINESS_ZONE } from '../store/connect.ts';

/** One payment with its customer and the invoices that it settles, in the order in which they were made. */
export async function readMutation({ params }: { params: BcaMutationDetailParams }, { db }: Context) {
  const { id, virtual_account, shop_name, transaction_date } = await db
    .selectFrom('bca_mutations as b')
    .leftJoin('users as u', 'u.id', 'b.user_id')
    .select(['b.id', 'b.virtual_account', 'u.shop_name', 'b.transaction_date'])
    .where('b.id', '=', params.id)
    .executeTakeFirstOrThrow(notFound);
  const invoices = await db
    .selectFrom('bca_mutation_transactions as l')
    .innerJoin('transactions as t', 't.id', 'l.transaction_id')
    .select(['t.id', 't.invoice_no', 't.total_price', 't.created_at'])
    .where('l.bca_mutation_id', '=', id)
    .orderBy('t.id')
    .execute();
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
  return exportFile({ format: 'csv', name, columns: COLUMNS, zone: BUSINESS_ZONE, locale: 'id-ID' }, rows);
}
