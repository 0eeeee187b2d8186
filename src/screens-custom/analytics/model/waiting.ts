import { addDays, daysBetween } from '../../../runtime/index.ts';

/** One kind of what waits: how much of it, and the list that shows it. */
export interface Waiting {
  readonly count: string;
  /** Source text. */
  readonly label: string;
  /** Id of the screen that lists them, and the query that it is opened with. */
  readonly to: string;
  readonly query?: Readonly<Record<string, string | number>>;
}

/** After so many days an order is done: those of an older day stand under the last state. */
const DONE_AFTER = 7;

/** What the list of orders is opened with for one day. */
export function ordersOf(day: string, today: string): Readonly<Record<string, string | number>> {
  const days = { start_date: day, end_date: day };
  return daysBetween(day, today) > DONE_AFTER ? { state: 3, ...days } : days;
}

/** In the order in which a day is worked through. `orders` is the screen that lists them, `today` the business day. */
export function waitingOf(orders: string, today: string): readonly Waiting[] {
  return [
    { count: 'orders_to_accept', label: 'Orders to accept', to: orders, query: { state: 0 } },
    { count: 'orders_to_deliver', label: 'Orders to deliver', to: orders, query: { state: 1 } },
    {
      count: 'orders_past_due',
      label: 'Unpaid past due',
      to: 'transaction-due',
      query: { due_to: addDays(today, -1), sort: 'due_on' },
    },
    {
      count: 'payments_without_order',
      label: 'Payments without order',
      to: 'mutasi-bca',
      query: { sort: 'paid' },
    },
    { count: 'update_requests', label: 'Update requests', to: 'update-request-list' },
    { count: 'failed_jobs', label: 'Failed jobs', to: 'job-list' },
    { count: 'scheduled_broadcasts', label: 'Scheduled broadcasts', to: 'broadcast-list' },
  ];
}
