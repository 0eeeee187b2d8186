import { useEffect, useMemo } from 'react';
import { ChatWorkspace } from '../../custom-widgets/chat-workspace/chat-workspace.tsx';
import { ComingChat } from '../../custom-widgets/chat-workspace/coming.tsx';
import type { SavedViews } from '../../custom-widgets/chat-workspace/filter-menu.tsx';
import { filled } from '../../custom-widgets/chat-workspace/model/canned-reply.ts';
import { logFailure } from '../../custom-widgets/chat-workspace/model/failures.ts';
import { keptOutbox } from '../../custom-widgets/chat-workspace/model/kept-outbox.ts';
import type {
  AttachingPart,
  OrderLine,
  Panels,
  Replies,
} from '../../custom-widgets/chat-workspace/panels.ts';
import type {
  ChatEvent,
  ChatService,
  Message,
} from '../../custom-widgets/chat-workspace/service/chat-service.ts';
import { type ChatOpening, chatServices } from '../../custom-widgets/chat-workspace/service/open-service.ts';
import { useChatPerson, useService } from '../../custom-widgets/chat-workspace/service/use-service.ts';
import { itemOf, vendorCalls } from '../../custom-widgets/chat-workspace/service/vendor-calls.ts';
import type { KeepFiles } from '../../custom-widgets/chat-workspace/use-attached.ts';
import { useBurst } from '../../custom-widgets/message-box/use-burst.ts';
import { type ChatPageScreen, calls } from '../../generated/product/components/chat-page.ts';
import {
  addressOf,
  EmptyState,
  ErrorState,
  FailureNote,
  invalidate,
  Loaded,
  mayCall,
  notify,
  otherServers,
  Page,
  readOnce,
  send,
  useAccount,
  useAnswer,
  useQuery,
} from '../../runtime/index.ts';
import { BroadcastMenu } from './broadcast-menu.tsx';
import { CustomerPanel, OrdersPanel } from './customer-panels.tsx';
import { InvoicePanel, PromoPanel, TtbPanel } from './document-panels.tsx';
import { linesAgain } from './order-again.ts';
import { ProductPanel } from './product-panel.tsx';
import { SalesOrderPanel } from './sales-order-panel.tsx';

/** The chat page: finds the configured service and opens it for the signed-in account. */
export default function ChatPage({ screen, props, query }: ChatPageScreen) {
  const configs = useAnswer(calls['chat.configs'], {});
  return (
    <Page screen={screen}>
      <Loaded state={configs} skeleton={<ComingChat />}>
        {({ rows }) => (
          <Chat
            configs={new Map(rows.map(({ key, value }) => [key, value]))}
            screens={props}
            conversation={query.conversation}
            requestedOrder={query.order}
            requestedInvoice={query.invoice}
            requestedMessage={query.message}
            linkOf={({ conversation, id }) => linkTo(screen.id, { conversation, message: Number(id) })}
          />
        )}
      </Loaded>
    </Page>
  );
}

interface ChatProps extends Pick<ChatOpening, 'configs'> {
  readonly screens: ChatPageScreen['props'];
  readonly conversation: string | undefined;
  /** The order that is ordered again. */
  readonly requestedOrder: string | undefined;
  /** The order whose invoice goes into the composer. */
  readonly requestedInvoice: string | undefined;
  readonly requestedMessage: string | undefined;
  readonly linkOf: (message: Message) => string | undefined;
}

function Chat(props: ChatProps) {
  const { configs, screens, requestedOrder } = props;
  const panels = useMemo(() => panelsOf(screens.order, screens.shop), [screens.order, screens.shop]);
  const user = useAccount();
  const person = useChatPerson();
  const { account } = person;
  const isVendors = configs.has('chat_app_id');
  const off = isVendors ? otherServers().length === 0 : !mayCall(calls['chat.ticket'], user);
  const store = useMemo(() => keptOutbox(account), [account]);
  const { service, error, retry } = useService(
    JSON.stringify([account, off, ...configs]),
    off ? null : () => chatServices.open({ ...person, configs, calls: chatCalls }),
  );
  useEffect(() => {
    if (error) logFailure('open', error);
  }, [error]);
  const { replies, failure } = useReplies(person.name);
  useReadCount(service);
  const [, setQuery] = useQuery();
  const orderAgain = useRequested('order', requestedOrder, linesOf);
  const attached = useRequested('invoice', props.requestedInvoice, invoiceOf);
  // A message to all shops needs no chat.
  const broadcast = <BroadcastMenu screen={screens.broadcast} />;
  if (off)
    return (
      <EmptyState
        icon="message"
        action={broadcast}
        text={isVendors ? 'The chat is off.' : 'The chat is not available on this server.'}
        {...(isVendors && {
          hint: 'This server does not let the page reach CometChat. CHAT_ORIGINS names its servers.',
        })}
      />
    );
  if (error) return <ErrorState error={error} retry={retry} action={broadcast} />;
  if (!service) return <ComingChat />;
  const tools = (
    <>
      {broadcast}
      {failure}
    </>
  );
  return (
    <ChatWorkspace
      service={service}
      store={store}
      panels={panels}
      tools={tools}
      savedViews={mayCall(calls['view.list'], user) ? savedViews : undefined}
      conversation={props.conversation}
      showConversation={(conversation, replace) => setQuery({ ...UNASKED, conversation }, replace)}
      requestedMessage={props.requestedMessage}
      linkOf={service.finding && props.linkOf}
      replies={replies}
      orderAgain={orderAgain}
      attached={attached}
      keepFiles={!isVendors && mayCall(calls['chat.add-picture'], user) ? keepFiles : undefined}
    />
  );
}

/** Without what an address asks for in its conversation. */
const UNASKED = { message: undefined, order: undefined, invoice: undefined };

/** Reads what the address asks for of an order, and takes it out of the address: a reload does not begin it again. */
function useRequested<Answer>(
  name: 'order' | 'invoice',
  order: string | undefined,
  read: (uuid: string, order: string) => Promise<Answer>,
) {
  const [, setQuery] = useQuery();
  return useMemo(
    () =>
      order === undefined
        ? undefined
        : ({ uid }: { uid: string }) => {
            setQuery({ [name]: undefined }, true);
            return read(uid, order);
          },
    [name, order, read, setQuery],
  );
}

/** The canned replies; the owner's name is loaded only for a reply that contains it. */
function useReplies(me: string) {
  const { answer, error, retry } = useAnswer(
    mayCall(calls['canned-reply.list']) ? calls['canned-reply.list'] : null,
    {},
  );
  const rows = answer?.rows;
  const replies = useMemo((): Replies => {
    const ownerOf = async (uuid: string) => {
      try {
        return (await readOnce(calls['chat.customer'], { uuid }, { tellsErrors: true })).item?.owner_name;
      } catch {
        notify('The name of the owner could not be loaded.', { tone: 'error' });
        return undefined;
      }
    };
    return {
      rows: rows ?? [],
      fill: async ({ text }, { name: shop, uid }) =>
        filled(text, {
          shop,
          me,
          owner: text.includes('{owner}') ? ((await ownerOf(uid)) ?? undefined) : undefined,
        }),
    };
  }, [rows, me]);
  return { replies, failure: error && <FailureNote error={error} retry={retry} /> };
}

const COUNTED: ReadonlySet<ChatEvent['kind']> = new Set(['message', 'deleted', 'desk']);
/** Whether it changes how many messages are unread. */
const changesCount = (event: ChatEvent, me: string) =>
  COUNTED.has(event.kind) || ((event.kind === 'read' || event.kind === 'unread') && event.uid === me);

/** Milliseconds in which messages and marks update the count of the top bar once. */
const SOON = 500;

/** Updates the unread count of the top bar when a message comes or is read here: it is the same number as the rows'. */
function useReadCount(service: ChatService | undefined): void {
  const update = useBurst(() => void invalidate(calls['chat.unread']), SOON);
  useEffect(() => service?.listen((event) => changesCount(event, service.me) && update()), [service, update]);
}

/** The side panels that the API supports; `order` and `shop` are the screens of one order and one shop. */
const panelsOf = (order: string, shop: string): Panels => ({
  usual: (props) => <OrdersPanel {...props} order={order} />,
  info: (props) => <CustomerPanel {...props} edit={shop} />,
  attachments: [
    { id: 'product', label: 'Produk', panel: ProductPanel },
    {
      id: 'salesorder',
      label: 'Sales Order',
      panel: SalesOrderPanel,
      needs: [calls['chat.price-order'], calls['transaction.create']],
    },
    { id: 'promo', label: 'Promo', panel: PromoPanel },
    { id: 'invoice', label: 'Invoice', panel: InvoicePanel },
    { id: 'ttb', label: 'TTB', panel: TtbPanel, needs: [calls['chat.ttb']] },
  ].filter(({ needs = [] }) => needs.every((call) => mayCall(call))),
});

/** The whole address of a screen, to be sent to a colleague. */
function linkTo(screen: string, query: Readonly<Record<string, string | number>>): string | undefined {
  const address = addressOf(screen, {}, query);
  return address && new URL(address, location.href).href;
}

/** The lines of an order of a shop, as a new one has them. */
async function linesOf(uuid: string, order: string): Promise<readonly OrderLine[]> {
  if (!mayCall(calls['chat.transactions'])) return [];
  try {
    const { rows } = await readOnce(calls['chat.transactions'], { uuid, id: Number(order) });
    return rows.flatMap(linesAgain);
  } catch {
    return [];
  }
}

/** The invoice of an order of a shop, to attach: as it is open, or paid. */
async function invoiceOf(uuid: string, order: string): Promise<AttachingPart | undefined> {
  if (!mayCall(calls['chat.transactions'])) return undefined;
  try {
    const [orders, invoices] = await Promise.all([
      readOnce(calls['chat.transactions'], { uuid, id: Number(order) }),
      readOnce(calls['chat.invoices'], { uuid }),
    ]);
    const [{ invoice_no, items } = { invoice_no: null, items: [] }] = orders.rows;
    if (!invoice_no) return undefined;
    const open = invoices.rows.find(({ document_no }) => document_no === invoice_no);
    const paid = { document_no: invoice_no, document_type: 'Invoice', due_date: null, remaining_amount: 0 };
    const description = items.map(({ name }) => name).join(', ');
    return { type: 'invoice', part: { ...(open ?? { ...paid, description }) } };
  } catch {
    return undefined;
  }
}

const keepFiles: KeepFiles = {
  picture: async (picture) =>
    itemOf(await send(calls['chat.add-picture'], { picture: fileValue(picture) }, filesOf({ picture })))
      .picture,
  get pdf() {
    if (!mayCall(calls['chat.add-file'])) return undefined;
    return async (file: File) =>
      itemOf(await send(calls['chat.add-file'], { file: fileValue(file) }, filesOf({ file }))).url;
  },
};

const fileValue = ({ name, type, size }: File) => ({ name, mime: type, bytes: size });
const filesOf = (files: Readonly<Record<string, File>>) => ({ files: new Map(Object.entries(files)) });

const teamCalls: NonNullable<ChatOpening['calls']['team']> = {
  colleagues: async () => (await readOnce(calls['chat.colleagues'], {}, { tellsErrors: true })).rows,
  assign: (id, body) => send(calls['chat.assign'], { id, ...body }),
  later: async (id) => (await readOnce(calls['chat.list-later'], { id })).rows,
  writeLater: (id, body) => send(calls['chat.write-later'], { id, ...body }),
  cancelLater: (id) => send(calls['chat.cancel-later'], { id }),
  get desk() {
    return mayCall(calls['chat.desk']) ? deskCalls : undefined;
  },
};

const deskCalls: NonNullable<NonNullable<ChatOpening['calls']['team']>['desk']> = {
  change: (id, body) => send(calls['chat.desk'], { id, ...body }),
  labels: async () => (await readOnce(calls['chat.labels'], {}, { tellsErrors: true })).rows,
};

/** The list of conversations keeps its filters as any list keeps its views, by the name of the screen. */
const LIST = 'chat';

const savedViews: SavedViews = {
  list: async () => {
    const { rows } = await readOnce(calls['view.list'], { screen: LIST }, { tellsErrors: true });
    return rows.map(({ id, name, query, editable }) => ({
      id: String(id),
      name,
      query,
      isEditable: editable === 1,
    }));
  },
  save: async (name, query) =>
    void (await send(calls['view.create'], { screen: LIST, name, query, shared: 0 })),
  remove: async (id) => void (await send(calls['view.delete'], { id: Number(id) })),
};

const messageCalls: NonNullable<ChatOpening['calls']['ofMessages']> = {
  edit: (id, body) => send(calls['chat.edit-message'], { id, ...body }),
  remove: (id) => send(calls['chat.delete-message'], { id }),
  details: async (id) => itemOf(await readOnce(calls['chat.message-details'], { id }, { tellsErrors: true })),
};

const findingCalls: ChatOpening['calls']['finding'] = {
  messages: async (query) => (await readOnce(calls['chat.find'], query)).rows,
  shops: async (query) => (await readOnce(calls['chat.conversations'], query)).rows,
};

const chatCalls: ChatOpening['calls'] = {
  ticket: async () => itemOf(await send(calls['chat.ticket'], {})),
  conversations: async (query) => (await readOnce(calls['chat.conversations'], query)).rows,
  messages: async (id, query) => (await readOnce(calls['chat.messages'], { id, ...query })).rows,
  unread: async () => itemOf(await readOnce(calls['chat.unread'], {})).unread,
  get team() {
    return mayCall(calls['chat.assign']) ? teamCalls : undefined;
  },
  get ofMessages() {
    return mayCall(calls['chat.edit-message']) ? messageCalls : undefined;
  },
  get finding() {
    return mayCall(calls['chat.find']) ? findingCalls : undefined;
  },
  ...vendorCalls(calls),
};
