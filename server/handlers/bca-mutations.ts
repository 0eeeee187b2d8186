import { sql } from 'kysely';
import type {
  BcaMutationDetailParams,
  BcaMutationExportCsvQuery,
} from '../../src/generated/product/types/bca-mutation.ts';
import type { ExportColumn } from '../../src/runtime/core/export/sheet.ts';
import { exportFile } from '../exports/index.ts';
import { bcaMutationList } from '../generated/operations/bca-mutation.ts';
import type { Context } from '../http/handler.ts';
import { notFound } from '../refusal.ts';
import { compileRows } from '../resources/compile.ts';
import { BUSINESS_ZONE } from '../store/connect.ts';

interface Payment {
  readonly id: number;
  readonly virtual_account: string;
  readonly shop_name: string | null;
  readonly transaction_date: string;
}
interface Invoice {
  readonly id: number;
  readonly invoice_no: string;
  readonly total_price: number;
  readonly created_at: string;
}

/** One payment with its customer and the invoices that it settles, in the order in which they were made. */
export async function readMutation({ params }: { params: BcaMutationDetailParams }, { db }: Context) {
  const found = await sql<Payment>`
    select b.id, b.virtual_account, u.shop_name, b.transaction_date
    from bca_mutations as b left join users as u on u.id = b.user_id where b.id = ${params.id}`.execute(db);
  const [payment] = found.rows;
  if (!payment) throw notFound();
  const { id, virtual_account, shop_name, transaction_date } = payment;
  const invoices = await sql<Invoice>`
    select t.id, t.invoice_no, t.total_price, t.created_at
    from bca_mutation_transactions as l join transactions as t on t.id = l.transaction_id
    where l.bca_mutation_id = ${id} order by t.id`.execute(db);
  return {
    id,
    virtual_account,
    duser: { shop_name },
    bcamutation: { transaction_date },
    transaction: invoices.rows.map((invoice) => ({ ...invoice, transaction_date })),
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

/** The rows of the list, all of its pages, under its own words. */
export async function exportMutations({ query }: { query: BcaMutationExportCsvQuery }, context: Context) {
  const rows = compileRows(bcaMutationList, context.entities)(context, {
    params: {},
    query: { ...query },
    body: {},
  });
  const name = ['mutasi-bca', query.start_date, query.end_date].filter(Boolean).join('-');
  return exportFile({ format: 'csv', name, columns: COLUMNS, zone: BUSINESS_ZONE, locale: 'id-ID' }, rows);
}
