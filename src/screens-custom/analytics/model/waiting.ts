/** One kind of what waits: how much of it, and the list that shows it. */
export interface Waiting {
  readonly count: string;
  /** Source text. */
  readonly label: string;
  /** Id of the screen that lists them, and the query that it is opened with. */
  readonly to: string;
  readonly query?: Readonly<Record<string, string | number>>;
}

/** In the order in which a day is worked through. `orders` is the screen that lists them. */
export function waitingOf(orders: string): readonly Waiting[] {
  return [
    { count: 'orders_to_accept', label: 'Orders to accept', to: orders, query: { state: 0 } },
    { count: 'orders_to_deliver', label: 'Orders to deliver', to: orders, query: { state: 1 } },
    { count: 'orders_past_due', label: 'Unpaid past due', to: orders, query: { state: 2, paid: 0 } },
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
