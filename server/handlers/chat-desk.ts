import { millis } from '../../core/dates.ts';
import type {
  ChatDeskBody,
  ChatDeskParams,
  ChatFindQuery,
  ChatOpenBody,
} from '../../domain/generated/types/chat.ts';
import type { Context } from '../calls/handler.ts';
import { notifyChat } from '../chat/chat.store.ts';
import { beginConversation, changeDesk, findLabels, lockDesk, readShop } from '../chat/desk.store.ts';
import { findWritten } from '../chat/find.store.ts';
import { readVendorConfigs } from '../chat/vendor.ts';
import { requireRow } from '../refusal.ts';

/** The most labels of a conversation. */
const MOST_LABELS = 10;

/** Resolves a conversation, puts it off, or labels it, and tells all who chat. */
export async function setDesk(
  { params: { id }, body }: { params: ChatDeskParams; body: ChatDeskBody },
  { db, limits }: Context<'to_come' | 'few_labels'>,
) {
  const { labels } = requireRow(await lockDesk(db, id));
  const { snoozed_until: until, label: typed, ...rest } = body;
  const isPast = typeof until === 'string' && millis(until) <= Date.now();
  limits.to_come(isPast ? [{ field: 'snoozed_until', message: 'Choose a time that is still to come.' }] : []);
  const label = typed?.trim();
  const isFull = label !== undefined && !labels.includes(label) && labels.length >= MOST_LABELS;
  const message = 'A conversation has at most {count} labels.';
  limits.few_labels(isFull ? [{ field: 'label', message, params: { count: MOST_LABELS } }] : []);
  const change = { ...rest, ...(until !== undefined && { snoozed_until: until }), ...(label && { label }) };
  await notifyChat(db, { kind: 'desk', conversation: id, ...(await changeDesk(db, id, change)) });
  return { message: 'The conversation was changed.' };
}

export async function listLabels(_input: unknown, { db }: Context) {
  return findLabels(db);
}

/** What people wrote, over all conversations or in one. */
export async function findWrittenMessages({ query }: { query: ChatFindQuery }, { db }: Context) {
  return findWritten(db, query);
}

/** The conversation with a shop, so that the staff can write first. */
export async function openConversation({ body }: { body: ChatOpenBody }, { db }: Context) {
  const { id, uuid } = requireRow(await readShop(db, body.user_id));
  // The vendor names a conversation by who it is with.
  const isVendors = (await readVendorConfigs(db)).some(({ key }) => key === 'chat_app_id');
  return { conversation: isVendors ? uuid : String(await beginConversation(db, id)) };
}
