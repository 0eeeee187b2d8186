import { sql } from 'kysely';
import type { EndpointChecks } from './server/generated/checks.ts';

/** The library's own rules over what is written generically. */
export const checks = {
  /** Nobody borrows a book twice. The book is locked: two desks may reserve it for the same reader at once. */
  'loan.create': async ({ body }, _row, { db }) => {
    await sql`select 1 from books where id = ${body.book_id} for update`.execute(db);
    const { rows } = await sql`select 1 from loans
      where book_id = ${body.book_id} and borrower = ${body.borrower} and state in ('reserved', 'lent')`.execute(
      db,
    );
    if (rows.length === 0) return undefined;
    const params = { borrower: body.borrower };
    return [{ field: 'borrower', message: '{borrower} has this book already.', params }];
  },
  'member.create': async ({ body }, _row, { db }) => {
    const { rows } = await sql`select 1 from members where phone = ${body.phone}`.execute(db);
    return rows.length > 0 ? [{ field: 'phone', message: 'A member has this number already.' }] : undefined;
  },
} satisfies EndpointChecks;
