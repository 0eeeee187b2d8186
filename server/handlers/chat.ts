import { whyRefused } from '../../domain/chat/message-limits.ts';
import { isMessageType, UNKNOWN_TYPE } from '../../domain/chat/message-types.ts';
import type {
  ChatAppMessagesQuery,
  ChatAppStateBody,
  ChatAppWriteBody,
  ChatConversationsQuery,
  ChatMessagesParams,
  ChatMessagesQuery,
} from '../../domain/generated/types/chat.ts';
import { signedOut } from '../calls/authenticate.ts';
import { type Context, forApp } from '../calls/handler.ts';
import {
  addMessage,
  addTicket,
  findMessages,
  markReadByShop,
  notifyChat,
  readConversationOf,
  readIdentity,
  shopOf,
  staffUid,
} from '../chat/chat.store.ts';
import { countUnread, findConversations } from '../chat/conversations.store.ts';
import { giveInTurn } from '../chat/desk.store.ts';
import { notePresence } from '../chat/presence.store.ts';
import { forShop } from '../chat/shop-files.ts';
import { access } from '../generated/access.ts';
import { notFound, requireRow } from '../refusal.ts';
import { hashToken, makeToken } from '../rules/tokens.ts';
import { readActiveShop } from './users.store.ts';

export const callerOf = ({ user }: Context): number => {
  if (!user) throw signedOut();
  return user.id;
};

/** The sender identity of the business, for staff without a uid of their own. */
export async function checkUid(_input: unknown, { db }: Pick<Context, 'db'>) {
  return readIdentity(db);
}

export async function makeTicket(_input: unknown, context: Context) {
  const account = callerOf(context);
  if (!context.tokenHash) throw signedOut();
  context.answerOnce();
  const ticket = makeToken();
  await addTicket(context.db, account, context.tokenHash, hashToken(ticket));
  return { ticket, uid: staffUid(account) };
}

export async function listConversations({ query }: { query: ChatConversationsQuery }, context: Context) {
  return findConversations(context.db, callerOf(context), query);
}

export async function listMessages(
  { params, query }: { params: ChatMessagesParams; query: ChatMessagesQuery },
  { db }: Context,
) {
  if ((await shopOf(db, params.id)) === null) throw notFound();
  return findMessages(db, params.id, query);
}

export async function getUnread(_input: unknown, context: Context) {
  return { unread: await countUnread(context.db, callerOf(context)) };
}

/** The shop that the app's call is for. */
async function shopByUuid(uuid: string | undefined, { db }: Context): Promise<number> {
  if (uuid === undefined) throw notFound();
  return requireRow(await readActiveShop(db, uuid));
}

type AppLimit = 'some_words' | 'known_type' | 'sendable';

/** What is wrong with the type of a message of a shop. */
const typeProblem = (type: string) =>
  type === 'note' ? 'Only the staff write notes.' : isMessageType(type) ? undefined : UNKNOWN_TYPE;

/** A conversation that is with nobody goes to the colleague whose turn it is, where the setting says so. */
async function giveToNext(db: Context['db'], conversation: number): Promise<void> {
  const assignee = await giveInTurn(db, conversation, access.chat ?? []);
  if (assignee) await notifyChat(db, { kind: 'assigned', conversation, assignee, by: null });
}

/** A shop writes. `key` signs the addresses of pictures. */
export const writeAsShop = (key: string | null) =>
  forApp(async ({ body }: { body: ChatAppWriteBody }, context: Context<AppLimit>) => {
    const { limits } = context;
    const shop = await shopByUuid(body.uuid, context);
    const { client_id, type = 'text', text = '', data = null } = body;
    const isEmpty = !text.trim() && !data;
    limits.some_words(isEmpty ? [{ field: 'text', message: 'There is nothing to send.' }] : []);
    const wrongType = typeProblem(type);
    limits.known_type(wrongType ? [{ field: 'type', message: wrongType }] : []);
    if (!isMessageType(type)) throw notFound();
    const why = whyRefused({ text, data });
    limits.sendable(why ? [{ field: 'data', ...why }] : []);
    const { message, isNew } = await addMessage(context.db, shop, null, { client_id, type, text, data });
    if (isNew) await giveToNext(context.db, message.conversation_id);
    return forShop(message, body.uuid, key);
  });

/** What a shop's app shows. */
export const readAsShop = (key: string | null) =>
  forApp(async ({ query }: { query: ChatAppMessagesQuery }, context: Context) => {
    const shop = await shopByUuid(query.uuid, context);
    const { db } = context;
    const conversation = await readConversationOf(db, shop);
    if (!conversation) return [];
    const messages = await findMessages(db, conversation.id, { ...query, forShop: true });
    return messages.map((message) => forShop(message, query.uuid ?? '', key));
  });

/** What a shop's app does beside writing. */
export const noteShop = forApp(async ({ body }: { body: ChatAppStateBody }, context: Context) => {
  const shop = await shopByUuid(body.uuid, context);
  const { db } = context;
  const { uuid, online, typing, read } = body;
  if (online !== undefined) {
    await notePresence(db, shop, online);
    await notifyChat(db, { kind: 'presence', uid: uuid, status: online ? 'online' : 'offline' });
  }
  const talk = await readConversationOf(db, shop);
  if (!talk) return { message: 'Noted.' };
  if (typing)
    await notifyChat(db, { kind: 'typing', conversation: talk.id, uid: uuid, name: talk.shop_name });
  if (read !== undefined) await markReadByShop(db, talk.id, uuid, read);
  return { message: 'Noted.' };
});
