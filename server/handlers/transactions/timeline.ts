import type { Lifecycle } from '../../../core/model.ts';
import { transactionLifecycle } from '../../../domain/generated/lifecycles/transaction.ts';
import type { TransactionEvent } from '../../../domain/generated/types/transaction-event.ts';
import type { EndpointHandlers } from '../../generated/handlers.ts';
import { requireRow } from '../../refusal.ts';
import type { Db } from '../../store/index.ts';
import { readItemNames } from './items.store.ts';
import { readOrder } from './orders.store.ts';
import { type Entry, readEntries, readOrderMessages } from './timeline.store.ts';

/** The maximum number of entries of an order. */
const MOST = 500;

/** The audit trail of an order in readable form, newest first. */
export const readTimeline: EndpointHandlers['transaction.timeline'] = async ({ params: { id } }, { db }) => {
  const order = requireRow(await readOrder(db, id));
  const entries = await readEntries(db, id, MOST);
  const names = new Map((await readItemNames(db, id)).map((item) => [item.id, item.name]));
  const events = [...entries.map((entry) => eventOf(entry, names)), ...(await messagesOf(id, db))].sort(
    (firstEvent, secondEvent) => secondEvent.at.localeCompare(firstEvent.at),
  );
  // Imported orders have no entry of their creation.
  const isWhole = entries.at(-1)?.endpoint === 'transaction.create' || entries.length === MOST;
  const begin = {
    id: 0,
    at: order.created_at,
    by: null,
    kind: 'other',
    state: 0,
    message: 'Order made.',
    params: null,
  } as const;
  return isWhole ? events : [...events, begin];
};

/** What was said of the order in the chat. */
async function messagesOf(order: number, db: Db): Promise<TransactionEvent[]> {
  const messages = await readOrderMessages(db, order, MOST);
  return messages.map(({ id, at: sentAt, by, text }) => ({
    id,
    at: sentAt,
    by,
    kind: 'other',
    state: null,
    ...(text
      ? { message: 'Said in the chat: “{text}”.', params: { text } }
      : { message: 'Sent in the chat.', params: null }),
  }));
}

/** The products of an order's items, by the item. */
type Names = ReadonlyMap<number, string>;

function eventOf(
  { id, at: changedAt, by, action, endpoint, before, after }: Entry,
  products: Names,
): TransactionEvent {
  const changes = quantityChanges(before?.items, after?.items, products);
  const { kind, message } = wordsOf(action ?? endpoint, changes);
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values: Readonly<Record<string, unknown>> = {
    ...after,
    ...changedRow(before?.sros, after?.sros),
    ...changedRow(before?.documents, after?.documents),
    changes,
  };
  const params =
    names.length > 0 ? Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) : null;
  return { id, at: changedAt, by, kind, state: stateAfter(action, endpoint), message, params };
}

/** The state to which a step of the lifecycle, or the making of the order, leads. */
function stateAfter(action: string | null, endpoint: string): number | null {
  if (endpoint === 'transaction.create') return 0;
  const actions: Lifecycle['actions'] = transactionLifecycle.actions;
  const to = actions[action?.replace('transaction.', '') ?? '']?.to;
  return to === undefined ? null : Number(to);
}

/** The changed row, else the deleted one. */
function changedRow(previousList: unknown, currentList: unknown): Record<string, unknown> {
  const previousTexts = new Map(rowsIn(previousList).map((row) => [row.id, JSON.stringify(row)]));
  const currentRows = rowsIn(currentList);
  const changed = currentRows.filter((row) => previousTexts.get(row.id) !== JSON.stringify(row));
  return (
    changed.at(-1) ?? rowsIn(previousList).find(({ id }) => currentRows.every((row) => row.id !== id)) ?? {}
  );
}

/** What was ordered before and after, as "Tea 5 → 8". */
function quantityChanges(previousItems: unknown, currentItems: unknown, products: Names): string {
  const previousQuantities = new Map(rowsIn(previousItems).map(({ id, quantity }) => [id, quantity]));
  return rowsIn(currentItems)
    .filter(({ id, quantity }) => previousQuantities.has(id) && previousQuantities.get(id) !== quantity)
    .map(
      ({ id, quantity }) => `${products.get(Number(id)) ?? id} ${previousQuantities.get(id)} → ${quantity}`,
    )
    .join(', ');
}

const rowsIn = (rows: unknown): readonly Record<string, unknown>[] => (Array.isArray(rows) ? rows : []);

type Words = Pick<TransactionEvent, 'kind' | 'message'>;
const OTHER: Words = { kind: 'other', message: 'Order changed.' };
const EDITED: Words = { kind: 'edit', message: 'Quantities changed: {changes}.' };

function wordsOf(name: string, changes: string): Words {
  if (name === 'transaction.edit' && changes !== '') return EDITED;
  return WORDS[name] ?? OTHER;
}

/** By the lifecycle action, else by the call. */
const WORDS: Readonly<Record<string, Words>> = {
  'transaction.create': { kind: 'other', message: 'Order made.' },
  'transaction.accept': { kind: 'step', message: 'Order accepted with {pick_ticket_no}.' },
  'transaction.deliver': { kind: 'step', message: 'Order delivered with invoice {si_no}.' },
  'transaction.complete': { kind: 'step', message: 'Order completed with {points} points.' },
  'transaction.confirm-paid': { kind: 'step', message: 'Payment confirmed.' },
  'transaction.sro': { kind: 'step', message: 'SRO {sro_no} made.' },
  'transaction.fail-sro': { kind: 'other', message: 'SRO {sro_no} failed.' },
  'transaction.edit': { kind: 'edit', message: 'Quantities changed.' },
  'transaction.remind': { kind: 'reminder', message: 'Shop reminded of its payment.' },
  'transaction.add-document': { kind: 'document', message: 'Document {pick_ticket_no} added.' },
  'transaction.create-document': { kind: 'document', message: 'Document {pick_ticket_no} added.' },
  'transaction.update-document': { kind: 'document', message: 'Document {pick_ticket_no} changed.' },
  'transaction.delete-document': { kind: 'document', message: 'Document {pick_ticket_no} deleted.' },
  'transaction.sync': { kind: 'other', message: 'Order taken over from the ERP.' },
};
