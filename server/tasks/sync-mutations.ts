import { sql } from 'kysely';
import { transactionLifecycle } from '../../domain/generated/lifecycles/transaction.ts';
import type { Bank, BankMutation } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { pointsFor } from '../handlers/transactions/points.ts';
import type { JobStep } from '../jobs/index.ts';
import type { Db } from '../store/index.ts';
import { failureOf } from './each-page.ts';

/** How far back the bank is asked; it answers at most 31 days at once. */
const DAYS = 30;
/** Payments of a step. */
const STEP = 100;

type Invoice = Awaited<ReturnType<typeof invoicesOf>>[number];
type Payment = BankMutation & { readonly virtualAccount: string };

/**
 * Imports the payments into our virtual accounts. A payment belongs to the shop that has the account. It settles an order
 * of exactly its amount: the one whose invoice it names, else the only open one of the account. Anything less is offered
 * to the person who confirms a payment. An imported payment does not change any more.
 */
export const syncMutations = (bank: Pick<Bank, 'mutations'>): DeclaredJobs['bca-mutation.sync'] => ({
  async run(run) {
    const days = await lastDays(run.db);
    const bankMutations = await bank.mutations({ ...days, signal: run.signal }).catch((error: unknown) => {
      throw failureOf(error, 'BCA');
    });
    const payments = bankMutations.filter(
      (mutation): mutation is Payment => mutation.virtualAccount !== null,
    );
    for (let done = Number(run.cursor ?? 0); done < payments.length; done += STEP) {
      const part = payments.slice(done, done + STEP);
      await run.step(async (step) => {
        const counts = { created: 0, paid: 0, unchanged: 0 };
        for (const payment of part) await takeOver(payment, step, counts);
        const cursor = done + part.length;
        step.advance({ cursor, done: cursor, total: payments.length, counts });
      });
    }
    return {
      message: '{created} payments added, {paid} settling an invoice, {unchanged} unchanged.',
      params: { created: 0, paid: 0, unchanged: 0, ...run.counts },
    };
  },
});

/** As the business counts days: that is the zone of every connection. */
async function lastDays(db: Db): Promise<{ from: string; to: string }> {
  const { rows } = await sql<{ from: string; to: string }>`
    select (now()::date - ${DAYS}::int)::text as "from", now()::date::text as "to"`.execute(db);
  if (!rows[0]) throw new Error('The database does not know the day.');
  return rows[0];
}

async function takeOver(
  payment: Payment,
  step: JobStep,
  counts: Record<'created' | 'paid' | 'unchanged', number>,
): Promise<void> {
  const { db, audit, takeStep } = step;
  const invoices = await invoicesOf(payment.virtualAccount, db);
  const invoice = settled(payment, invoices);
  const owner = invoice ?? invoices.at(-1);
  const row = {
    reference: payment.reference,
    user_id: owner?.user_id ?? null,
    nav_id: owner?.nav_id ?? null,
    virtual_account: payment.virtualAccount,
    description: payment.description,
    total_price: payment.amount,
    paid: invoice ? (1 as const) : (0 as const),
    transaction_date: payment.date,
    created_at: payment.date,
  };
  const insertedMutation = await db
    .insertInto('bca_mutations')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!insertedMutation) {
    counts.unchanged += 1;
    return;
  }
  counts.created += 1;
  await audit({ entity: 'bca-mutation', id: insertedMutation.id, after: row });
  if (!invoice) return;
  counts.paid += 1;
  const link = { bca_mutation_id: insertedMutation.id, transaction_id: invoice.id };
  await db.insertInto('bca_mutation_transactions').values(link).execute();
  if (invoice.paid === 1) return;
  const actor = { kind: 'system', name: 'bank' } as const;
  const order = { lifecycle: transactionLifecycle, action: 'confirm-paid', id: invoice.id } as const;
  const xp_point = await pointsFor(invoice.total_price, db);
  await takeStep({ ...order, actor, values: { paid: 1, xp_point } });
}

/** Those of a virtual account, the oldest first; locked, since one of them may be settled. */
function invoicesOf(virtualAccount: string, db: Db) {
  return db
    .selectFrom('transactions as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.id', 't.invoice_no', 't.user_id', 'u.nav_id', 't.total_price', 't.paid'])
    .where('t.virtual_account_id', '=', virtualAccount)
    .orderBy('t.id')
    .forUpdate('t')
    .execute();
}

function settled({ description, amount }: Payment, invoices: readonly Invoice[]): Invoice | undefined {
  const words = description.split(' ');
  const named = invoices.find(({ invoice_no }) => words.includes(invoice_no));
  if (named) return amount === named.total_price ? named : undefined;
  const open = invoices.filter(({ paid, total_price }) => paid === 0 && total_price === amount);
  return open.length === 1 ? open[0] : undefined;
}
