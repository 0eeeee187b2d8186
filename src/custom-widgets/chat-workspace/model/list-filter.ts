import type { ChatEvent, ChatService, Conversation, ListFilter } from '../service/chat-service.ts';
import type { ListOrder } from './standing-list.ts';

/** What a list shows and in which order: it can be saved. */
export interface ListView {
  readonly filter: ListFilter;
  readonly order: ListOrder;
}

/** Every conversation, the latest first. */
export const EVERYTHING: ListView = { filter: {}, order: 'latest' };
const OPEN: ListView = { filter: { state: 'open' }, order: 'latest' };

/** What a list shows unless something else is chosen: without what is done or put off, where the service can tell it. */
export const usualOf = ({ desk }: Pick<ChatService, 'desk'>): ListView => (desk ? OPEN : EVERYTHING);

/** Labels in their order, L2 before L10, each once. */
export const sortedLabels = (labels: readonly string[]): readonly string[] =>
  [...new Set(labels)].sort(new Intl.Collator(undefined, { numeric: true }).compare);

type Judged = Pick<Conversation, 'assignee' | 'labels' | 'resolvedAt' | 'snoozedUntil'>;

export const isSnoozed = ({ snoozedUntil, resolvedAt }: Judged, now: number): boolean =>
  !resolvedAt && snoozedUntil !== undefined && Date.parse(snoozedUntil) > now;

/** Whether a conversation is one of those that are asked for. One that was read meanwhile stays until the list is read anew. */
export function isWithin(row: Judged, { filter, order }: ListView, me: string, now: number): boolean {
  const { with: whose, state, label } = filter;
  if (order === 'waiting' && isSnoozed(row, now)) return false;
  if (whose && row.assignee?.uid !== (whose === 'me' ? me : undefined)) return false;
  if (label && !row.labels?.includes(label)) return false;
  return !state || state === (row.resolvedAt ? 'resolved' : isSnoozed(row, now) ? 'snoozed' : 'open');
}

/** Whether what is asked for changes by the time alone. */
export const changesByTime = ({ filter: { state }, order }: ListView): boolean =>
  order === 'waiting' || state === 'open' || state === 'snoozed';

/** Whether the desk or the assignment of a conversation that a list does not have makes it one of those that are asked for. */
export function mayJoin(
  event: ChatEvent,
  { filter: { with: whose, state, label }, order }: ListView,
  me: string,
  now: number,
): boolean {
  if (event.kind === 'assigned') {
    const row = { assignee: event.assignee ?? undefined };
    return whose !== undefined && isWithin(row, { filter: { with: whose }, order }, me, now);
  }
  if (event.kind !== 'desk' || (state === undefined && label === undefined)) return false;
  return isWithin(event, { filter: { ...(state && { state }), ...(label && { label }) }, order }, me, now);
}

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
