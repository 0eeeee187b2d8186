import { addDays } from '../../../runtime/index.ts';

/** A kind of open work: its count, and the list that shows it. */
export interface Waiting {
  readonly count: string;
  /** Source text. */
  readonly label: string;
  /** Id of the screen that lists the work, and the query to open it with. */
  readonly to: string;
  readonly query?: Readonly<Record<string, string | number>>;
  /** It should have been done by now. */
  readonly isLate?: true;
}

/** The query that opens the list of all orders for one day. */
export const ordersOf = (day: string) => ({ start_date: day, end_date: day });

/** Number of days for which failed jobs are counted, including today. */
const JOB_DAYS = 7;

/** What the screen declares of the open work. */
export interface WaitingProps {
  /** Ids of the screens of orders, by state and all of them, and of the chat. */
  readonly orders: string;
  readonly days: string;
  readonly chat: string;
  /** The roles that begin with what shops ask for. */
  readonly shopsFirst: readonly unknown[];
}

/**
 * The kinds of open work in the order of a role's working day; each list is opened with the filters of its count. `today`: the
 * business day.
 */
export function waitingOf(props: WaitingProps, role: number, today: string): readonly Waiting[] {
  const work = allWork(props, today);
  if (!props.shopsFirst.includes(role)) return work;
  return [
    ...work.filter(({ count }) => ASKED.includes(count)),
    ...work.filter(({ count }) => !ASKED.includes(count)),
  ];
}

/** What shops ask for. */
const ASKED: readonly string[] = ['waiting_chats', 'update_requests'];

function allWork({ orders, days, chat }: WaitingProps, today: string): readonly Waiting[] {
  return [
    { count: 'orders_to_accept', label: 'Orders to accept', to: orders, query: { state: 0 } },
    {
      count: 'waiting_chats',
      label: 'Shops to answer',
      to: chat,
      query: { order: 'waiting' },
    },
    { count: 'orders_to_deliver', label: 'Orders to deliver', to: orders, query: { state: 1 } },
    { count: 'orders_to_complete', label: 'Orders to complete', to: orders, query: { state: 2 } },
    {
      count: 'orders_past_due',
      label: 'Unpaid past due',
      to: days,
      query: { due_to: addDays(today, -1), sort: 'due_on' },
      isLate: true,
    },
    { count: 'orders_with_balance', label: 'Paid orders with a balance', to: days, query: { unsettled: 1 } },
    {
      count: 'payments_without_order',
      label: 'Payments without order',
      to: 'mutasi-bca',
      query: { paid: 0 },
    },
    {
      count: 'update_requests',
      label: 'Update requests',
      to: 'update-request-list',
      query: { status: 0 },
    },
    {
      count: 'failed_jobs',
      label: 'Failed jobs',
      to: 'job-list',
      query: { state: 'failed', ended_from: addDays(today, 1 - JOB_DAYS) },
      isLate: true,
    },
    { count: 'hours_without_backup', label: 'Hours without a backup', to: 'job-list', isLate: true },
    {
      count: 'scheduled_broadcasts',
      label: 'Scheduled broadcasts',
      to: 'broadcast-list',
      query: { status: 'Terjadwal' },
    },
    {
      count: 'unread_promotions',
      label: 'Promotions that cannot be read',
      to: 'promotion-list',
      query: { unread: 1 },
    },
  ];
}
