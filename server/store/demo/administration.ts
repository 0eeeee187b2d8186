import { isoInstant } from '../../../core/dates.ts';
import type { Db } from '../connect.ts';
import { known } from './known.ts';
import type { Random } from './random.ts';

const LEVELS = ['Supervisor', 'Kepala Gudang', 'Manajer Penjualan', 'Direktur'];

/** Account -> the levels at which it approves; it may see promotions. */
const APPROVERS: readonly (readonly [username: string, level: number])[] = [
  ['admin', 1],
  ['superadmin', 2],
  ['admin', 3],
  ['superadmin', 3],
  ['superadmin', 4],
];

interface Call {
  readonly method: string;
  readonly url: string;
  readonly answers: readonly string[];
}

const OK = '200 OK';
const CALLS: readonly Call[] = [
  { method: 'GET', url: '/NAV/ODataV4/ItemCard', answers: [OK, OK, OK, '504 Gateway Timeout'] },
  { method: 'GET', url: '/NAV/ODataV4/ItemPrices', answers: [OK, OK, '200 OK, 12 prices changed'] },
  {
    method: 'GET',
    url: '/NAV/ODataV4/StockPerLocation',
    answers: [OK, '503 Service Unavailable: the service tier is restarting'],
  },
  { method: 'GET', url: '/NAV/ODataV4/CustomerCard', answers: [OK, OK, '401 Unauthorized'] },
  {
    method: 'POST',
    url: '/NAV/ODataV4/SalesOrder',
    answers: [
      '201 Created',
      '201 Created',
      '400 Bad Request: The field Location Code of table Sales Header contains a value (GDG-9) that cannot be found in the related table (Location).',
    ],
  },
  {
    method: 'POST',
    url: '/NAV/ODataV4/SalesInvoice',
    answers: ['201 Created', '409 Conflict: posted already'],
  },
  { method: 'PATCH', url: '/NAV/ODataV4/CustomerCard', answers: ['204 No Content', '404 Not Found'] },
];

const CALL_COUNT = 64;
/** A working morning (UTC), and up to so many seconds between two calls. */
const FIRST_CALL = '2026-11-02T01:00:00Z';
const LONGEST_PAUSE = 9 * 3600;

/** The calls to the ERP, oldest first, ready for the table `nav_logs`. */
export function makeNavLogs(random: Random) {
  let seconds = 0;
  return Array.from({ length: CALL_COUNT }, () => {
    const { method, url, answers } = random.pick(CALLS);
    seconds += random.integer(20, LONGEST_PAUSE);
    const time = isoInstant(FIRST_CALL, seconds, 'second');
    const key = method === 'PATCH' ? `('C${10_001 + 7 * random.integer(0, 39)}')` : '';
    return { method, url: url + key, message: random.pick(answers), created_at: time, updated_at: time };
  });
}

/** Levels, approvers and the log of the ERP; the accounts must be there. */
export async function insertAdministration(db: Db, random: Random): Promise<void> {
  const levels = LEVELS.map((level_name, index) => ({ level_name, level: index + 1 }));
  await db.insertInto('approval_levels').values(levels).execute();
  const accounts = await db.selectFrom('admin_users').select(['id', 'username']).execute();
  const ids = new Map(accounts.map(({ id, username }) => [username, id]));
  const approvals = APPROVERS.map(([username, role]) => ({ user_id: known(ids.get(username)), role }));
  await db.insertInto('approvals').values(approvals).execute();
  await db.insertInto('nav_logs').values(makeNavLogs(random)).execute();
}
