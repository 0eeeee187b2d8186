import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState, formatDate, newId, notify, t } from '../../runtime/index.ts';
import { ConversationList } from './conversation-list.tsx';
import type { SavedViews } from './filter-menu.tsx';
import { ChatFrame } from './frame.ts';
import { OutboxRunner, type OutboxStore } from './model/outbox-runner.ts';
import { CHAT_TIME } from './model/times.ts';
import type { AttachingPart, OrderLine, PanelProps, Panels, Replies } from './panels.ts';
import type { ChatService, Connection, Conversation } from './service/chat-service.ts';
import { Talk, type TalkHandle } from './talk.tsx';
import { toText } from './to-text.ts';
import { useAssignedNotice } from './use-assigned-notice.ts';
import type { KeepFiles } from './use-attached.ts';
import { type Addressed, useChosen } from './use-chosen.ts';
import { type FoundOptions, useFound } from './use-found.tsx';

interface WorkspaceProps extends Addressed, FoundOptions {
  readonly store: OutboxStore;
  readonly panels: Panels;
  /** Beside the search of the list. */
  readonly tools?: ReactNode;
  /** Filters of the list that a person keeps; absent where they cannot be kept. */
  readonly savedViews?: SavedViews | undefined;
  readonly replies?: Replies;
  /** The lines of the order that is ordered again, once its shop is open; none where nothing of it can be. */
  readonly orderAgain?: ((shop: Conversation) => Promise<readonly OrderLine[]>) | undefined;
  /** What goes into the composer at once, when its shop is open. */
  readonly attached?: ((shop: Conversation) => Promise<AttachingPart | undefined>) | undefined;
  /** Stores pictures and files; absent when none can be stored. */
  readonly keepFiles?: KeepFiles | undefined;
}

/** The chat: the conversation list beside the open conversation. */
export function ChatWorkspace(props: WorkspaceProps) {
  const { service, store, panels } = props;
  const { side, setSide, shop, setShop, show, choose, back, place, keep } = useChosen(service, props);
  const { lines, open } = useOrderBegun(shop, setSide, props.orderAgain);
  const found = useFound(props, { shop, show, choose });
  const talk = useRef<TalkHandle>(null);
  const outbox = useOutbox(service, store);
  useOnce(shop && outbox && shop, props.attached, (part) => talk.current?.attach(part));
  const isCut = useConnection(service);
  useAssignedNotice(service);
  const { isSeen, seesEnd } = useEndSeen(shop);
  const closeSide = closing(setSide);
  return (
    <ChatFrame className={[shop && 'talking', side && 'beside', isCut && 'cut'].filter(Boolean).join(' ')}>
      <ConversationList
        service={service}
        chosen={shop?.id}
        choose={found.chooseShop}
        chooseHit={found.choose}
        shownHit={found.shownId}
        freshen={(row) => setShop((openShop) => (openShop?.id === row.id ? row : openShop))}
        tools={props.tools}
        savedViews={props.savedViews}
        isSeen={isSeen}
        place={place}
        keep={keep}
      />
      {shop && outbox ? (
        <>
          <Talk
            key={shop.id}
            ref={talk}
            service={service}
            outbox={outbox}
            shop={shop}
            back={back}
            seesEnd={seesEnd}
            open={open}
            closeSide={side ? closeSide : undefined}
            attachments={panels.attachments}
            replies={props.replies}
            keepFiles={props.keepFiles}
            finding={found.finding}
          />
          <Side
            key={`${shop.id} ${side}`}
            panel={panelOf(panels, side)}
            shop={shop}
            open={open}
            lines={lines}
            {...intoTalk(talk, closeSide)}
          />
        </>
      ) : (
        <NothingChosen />
      )}
      {isCut && <NoContact service={service} />}
    </ChatFrame>
  );
}

/** Closes the panel that was opened, and leads back to the text. */
const closing = (setSide: (side: undefined) => void) => () => {
  setSide(undefined);
  toText();
};

/** How a panel closes, and what it sends or attaches; it closes then. */
const intoTalk = (
  talk: RefObject<TalkHandle | null>,
  close: () => void,
): Pick<PanelProps, 'send' | 'attach' | 'close'> => ({
  close,
  send: async (make) => {
    if (await talk.current?.send(make)) close();
  },
  attach: (part) => {
    talk.current?.attach(part);
    close();
  },
});

/** Whether new messages of a conversation are seen as they come: its end is. */
function useEndSeen(shop: Conversation | undefined) {
  const isEndSeen = useRef(false);
  return {
    isSeen: (id: string) => id === shop?.id && isEndSeen.current,
    seesEnd: (isSeen: boolean) => {
      isEndSeen.current = isSeen;
    },
  };
}

/** The attachment that makes an order. */
const ORDER = 'salesorder';

/** The order that a panel begins with: one that is ordered again. */
function useOrderBegun(
  shop: Conversation | undefined,
  setSide: (side: string) => void,
  orderAgain: ((shop: Conversation) => Promise<readonly OrderLine[]>) | undefined,
) {
  const [lines, setLines] = useState<readonly OrderLine[]>();
  const open = useCallback(
    (side: string, begun?: readonly OrderLine[]) => {
      setLines(begun);
      setSide(side);
    },
    [setSide],
  );
  useOnce(shop, orderAgain, (found) => found.length > 0 && open(ORDER, found));
  return { lines, open };
}

/** Takes what is asked for once, of the shop that is open first. */
function useOnce<Answer>(
  shop: Conversation | undefined,
  ask: ((shop: Conversation) => Promise<Answer | undefined>) | undefined,
  take: (answer: Answer) => unknown,
): void {
  const isAsked = useRef(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!shop || !ask || isAsked.current) return;
    isAsked.current = true;
    void ask(shop).then((answer) => answer !== undefined && latest.current(answer));
  }, [shop, ask]);
}

const panelOf = (panels: Panels, side: string | undefined) =>
  side === 'info' ? panels.info : (panels.attachments.find(({ id }) => id === side)?.panel ?? panels.usual);

const Side = ({ panel: Shown, ...props }: PanelProps & { readonly panel: Panels['usual'] }) => (
  <section
    className="side"
    aria-label={t('Customer Info')}
    onKeyDown={({ key, target, currentTarget }) => {
      // Not in a dialog or menu of it.
      if (key === 'Escape' && currentTarget.contains(target as Node)) props.close();
    }}
  >
    <Shown {...props} />
  </section>
);

const NothingChosen = () => (
  <section className="talk">
    <EmptyState
      icon="message"
      text="Choose a conversation."
      hint="Messages of the shop and its orders stand here."
      action={
        <span className="keys">
          <kbd>/</kbd> {t('Search a shop')} <kbd>↓</kbd> {t('Conversations')}
        </span>
      }
    />
  </section>
);

/** While the service is away: since when, and a button to try at once. It stands below, so that nothing moves by it. */
function NoContact({ service }: { readonly service: ChatService }) {
  const since = service.lastContact;
  return (
    <div className="line" role="status">
      {t(service.trouble ?? 'The chat is not connected.')}{' '}
      {since === undefined
        ? t('No contact with the chat yet.')
        : t('Last contact with the chat: {time}.', {
            time: formatDate(new Date(since).toISOString(), CHAT_TIME),
          })}{' '}
      <Button size="small" onClick={() => service.hurry()}>
        {t('Connect now')}
      </Button>
    </div>
  );
}

/** What waits to be sent, sent while the chat is open. */
function useOutbox(service: ChatService, store: OutboxStore): OutboxRunner | undefined {
  const [outbox, setOutbox] = useState<OutboxRunner>();
  useEffect(() => {
    const runner = new OutboxRunner(service, store, newId);
    setOutbox(runner);
    return () => runner.close();
  }, [service, store]);
  return outbox;
}

const TOASTS = {
  connected: ['Online chat is connected', 'success', 2000],
  connecting: ['Online chat is diconnected, reconnecting...', 'info', 2500],
  disconnected: ['Online chat is not-connected', 'error', 2500],
} as const;

/**
 * Shows one toast for each change: the connection is lost, it is tried again (once, however often that happens), it is back.
 * Returns whether there is none. Subscribes before connecting, so that the first event is received; the first
 * attempt to connect shows no toast.
 */
function useConnection(service: ChatService): boolean {
  const [state, setState] = useState<Connection>('connected');
  useEffect(() => {
    let lastState: Connection | undefined;
    const told = new Set<Connection>();
    const stop = service.listen((event) => {
      if (event.kind !== 'connection' || (event.state === 'connecting' && !lastState)) return;
      if (event.state !== lastState && (event.state === 'connected' || !told.has(event.state))) {
        if (event.state === 'connected') told.clear();
        told.add(event.state);
        const [text, tone, duration] = TOASTS[event.state];
        notify(text, { tone, duration });
      }
      lastState = event.state;
      setState(event.state);
    });
    service.connect();
    return stop;
  }, [service]);
  return state !== 'connected';
}
