import { unwritableIn } from '../../core/text.ts';
import { transactionLifecycle } from '../../domain/generated/lifecycles/transaction.ts';
import type { Bank, BankMutation } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import { pointsFor } from '../handlers/transactions/points.ts';
import type { JobStep } from '../jobs/index.ts';
import { failureOf, unreadableRecord } from './each-page.ts';
import { lockOrdersOf } from './orders.store.ts';
import { insertPayment, linkPayment, readLastDays } from './payments.store.ts';

/** How far back the bank is asked; it answers at most 31 days at once. */
const DAYS = 30;
/** Payments of a step. */
const STEP = 100;

type Invoice = Awaited<ReturnType<typeof lockOrdersOf>>[number];
type Payment = BankMutation & { readonly virtualAccount: string };

/**
 * Imports the payments into our virtual accounts. A payment belongs to the shop that has the account. It settles an order
 * due for exactly its amount: the one whose invoice it names, else the only open one of the account. Anything less is offered
 * to the person who confirms a payment. An imported payment does not change any more.
 */
export const syncMutations = (bank: Pick<Bank, 'mutations'>): DeclaredJobs['bca-mutation.sync'] => ({
  async run(run) {
    const days = await readLastDays(run.db, DAYS);
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
        const problems = part.flatMap((payment) => whyUnreadable(payment) ?? []);
        for (const payment of part) if (!whyUnreadable(payment)) await takeOver(payment, step, counts);
        const cursor = done + part.length;
        step.advance({ cursor, done: cursor, total: payments.length, counts, problems });
      });
    }
    return {
      message: '{created} payments added, {paid} settling an invoice, {unchanged} unchanged.',
      params: { created: 0, paid: 0, unchanged: 0, ...run.counts },
    };
  },
});

function whyUnreadable({ date, virtualAccount, description }: Payment) {
  const character = unwritableIn(description);
  const why = `the description holds ${character}, which is not text`;
  return character === undefined ? undefined : unreadableRecord(`${virtualAccount}, ${date}`, why);
}

async function takeOver(
  payment: Payment,
  step: JobStep,
  counts: Record<'created' | 'paid' | 'unchanged', number>,
): Promise<void> {
  const { db, audit, takeStep } = step;
  const invoices = await lockOrdersOf(db, payment.virtualAccount);
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
  const id = await insertPayment(db, row);
  if (id === undefined) {
    counts.unchanged += 1;
    return;
  }
  counts.created += 1;
  await audit({ entity: 'bca-mutation', id, after: row });
  if (!invoice) return;
  counts.paid += 1;
  await linkPayment(db, id, invoice.id);
  if (invoice.paid === 1) return;
  const actor = { kind: 'system', name: 'bank' } as const;
  const order = { lifecycle: transactionLifecycle, action: 'confirm-paid', id: invoice.id } as const;
  const xp_point = await pointsFor(invoice.payable, db);
  await takeStep({ ...order, actor, values: { paid: 1, xp_point } });
}

function settled({ description, amount }: Payment, invoices: readonly Invoice[]): Invoice | undefined {
  const words = description.split(' ');
  const named = invoices.find(({ invoice_no }) => words.includes(invoice_no));
  if (named) return amount === named.payable ? named : undefined;
  const open = invoices.filter(({ paid, payable }) => paid === 0 && payable === amount);
  return open.length === 1 ? open[0] : undefined;
}
