import { sql } from 'kysely';
import { addDays } from '../../../core/dates.ts';
import type { EndpointHandlers } from './server/generated/handlers.ts';
import { type LifecycleEffects, type LifecycleRules, lifecycles } from './server/generated/lifecycles.ts';

/** Two weeks more; the loan stays out. */
const renewLoan: EndpointHandlers['loan.renew'] = async ({ step: { row } }) => ({
  changes: { due: addDays(row.due, 14) },
  answer: (loan) => ({ message: 'Until {due}.', params: { due: loan.due }, data: loan }),
});

/** A book comes back: the handler asks no state and writes none, it says what the fine is. */
const returnLoan: EndpointHandlers['loan.return'] = async ({ step: { row } }, { db }) => {
  const { rows } = await sql<{ fine: number }>`
    select greatest(0, current_date - ${row.due}::date) * 0.10 as fine`.execute(db);
  const fine = rows[0]?.fine ?? 0;
  return {
    changes: { fine },
    answer: (loan) => ({
      message: 'Thank you, {borrower}.',
      params: { borrower: loan.borrower },
      data: loan,
    }),
  };
};

/** Their handlers. */
export const loanHandlers = { 'loan.renew': renewLoan, 'loan.return': returnLoan };

const rules = {
  /** Who keeps books of this kind reports them lost; where nobody does, anybody. */
  'loan.keeper': async ({ row, user, db }) => {
    const { rows } = await sql<{ keeper: string | null }>`
      select username as keeper from keepers where medium = ${row.book?.medium ?? null}`.execute(db);
    const keeper = rows[0]?.keeper ?? null;
    if (keeper === null || keeper === user.username) return true;
    return { message: 'Only {keeper}, who keeps these books, reports one lost.', params: { keeper } };
  },
} satisfies LifecycleRules;

const effects = {
  /** A line on the board, whoever led the loan on. */
  'loan.notice': async ({ row, actor }, { db }) => {
    const who = actor?.kind === 'person' ? actor.username : (actor?.name ?? 'nobody');
    await sql`insert into notices (text) values (${`${row.borrower}: ${row.state} (${who})`})`.execute(db);
  },
} satisfies LifecycleEffects;

/** The lifecycles of the library with what they name. */
export const loanSteps = { lifecycles, rules, effects };
