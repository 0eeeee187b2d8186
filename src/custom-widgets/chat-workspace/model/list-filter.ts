import type { Conversation, ListFilter } from '../service/chat-service.ts';
import type { ListOrder } from './standing-list.ts';

/** What a list shows and in which order: it can be saved. */
export interface ListView {
  readonly filter: ListFilter;
  readonly order: ListOrder;
}

export const isSnoozed = ({ snoozedUntil, resolvedAt }: Conversation, now: number): boolean =>
  !resolvedAt && snoozedUntil !== undefined && Date.parse(snoozedUntil) > now;

/** Whether a conversation is one of those that are asked for. One that was read meanwhile stays until the list is read anew. */
export function isWithin(row: Conversation, { filter, order }: ListView, me: string, now: number): boolean {
  const { with: whose, state, label } = filter;
  if (order === 'waiting' && isSnoozed(row, now)) return false;
  if (whose && row.assignee?.uid !== (whose === 'me' ? me : undefined)) return false;
  if (label && !row.labels?.includes(label)) return false;
  return !state || state === (row.resolvedAt ? 'resolved' : isSnoozed(row, now) ? 'snoozed' : 'open');
}

/** Whether what is asked for changes by the time alone. */
export const changesByTime = ({ filter: { state }, order }: ListView): boolean =>
  order === 'waiting' || state === 'open' || state === 'snoozed';

const STATES = ['open', 'snoozed', 'resolved'] as const;

/** As a saved view keeps it. */
export function printView({ filter: { with: whose, state, label, unread }, order }: ListView): string {
  const values = { with: whose, state, label, unread: unread && '1', order: order === 'waiting' && order };
  return String(
    new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  );
}

export function parseView(query: string): ListView {
  const values = new URLSearchParams(query);
  const whose = values.get('with');
  const state = STATES.find((known) => known === values.get('state'));
  const label = values.get('label');
  return {
    filter: {
      ...((whose === 'me' || whose === 'nobody') && { with: whose }),
      ...(state && { state }),
      ...(label && { label }),
      ...(values.has('unread') && { unread: true }),
    },
    order: values.get('order') === 'waiting' ? 'waiting' : 'latest',
  };
}
