import Button from '@mui/material/Button';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  type UIEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { t } from '../../runtime/index.ts';
import { ComingMessages } from './coming.tsx';
import { EditedMessage } from './edited-message.tsx';
import { lineOf } from './line-of.ts';
import { choicesOf } from './message-actions.ts';
import { MenuButton, MessageMenu, type OpenMenu, useMenuFocus } from './message-menu.tsx';
import { MessageSearch } from './message-search.tsx';
import type { Pending } from './model/outbox.ts';
import type { OutboxRunner } from './model/outbox-runner.ts';
import type { ChatService, Conversation, Hit, Message } from './service/chat-service.ts';
import { HistoryMessage, type Placed, WaitingMessage } from './talk-message.tsx';
import { useHistory } from './use-history.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useMessageWays } from './use-message-ways.tsx';
import { useSeen } from './use-seen.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { WayUp } from './way-up.tsx';

export interface TalkMessagesHandle {
  /** Shows the end of the conversation, where a sent message appears. */
  showEnd(): void;
}

export interface TalkMessagesProps {
  readonly ref: Ref<TalkMessagesHandle>;
  readonly service: ChatService;
  readonly outbox: OutboxRunner;
  readonly shop: Conversation;
  /** Told whether new messages are seen as they come. */
  seesEnd(isSeen: boolean): void;
  /** A search stands in place of the messages. */
  readonly isSearching: boolean;
  leaveSearch(isFound: boolean): void;
  /** The message that is shown among its neighbours. */
  readonly found: Message | undefined;
  choose(hits: readonly Hit[], index: number): void;
  /** Shows no found message any more. */
  leaveFound(): void;
  /** Above the messages, while one is found. */
  readonly steps: ReactNode;
  /** Puts the text of a refused message back into the input. */
  edit(text: string): void;
  /** Answers a message from the composer. */
  reply(message: Message): void;
  /** Leaves the conversation. */
  leave(): void;
}

/** Estimated height of a message in px. */
const USUAL = 64;
/** Distance in px from either end at which the next page is loaded. */
const NEAR = 200;

type NoteKey = 'older' | 'newer' | 'failed' | 'empty' | 'loading' | 'new';
type History = ReturnType<typeof useHistory>;

/** A row of the history. */
type Line =
  | { readonly key: string; readonly row: Message }
  | { readonly key: string; readonly entry: Pending }
  | { readonly key: NoteKey };

/** The messages of a conversation and those waiting to be sent, or a search of them. */
export function TalkMessages(props: TalkMessagesProps) {
  const { service, outbox, shop, isSearching, leaveSearch } = props;
  const history = useHistory(service, shop.id);
  const box = useRef<HTMLOListElement>(null);
  const { rows, loading, failed } = history;
  const isLoaded = rows.length > 0 || !(loading || failed);
  const seesEnd = (isSeen: boolean) => props.seesEnd(isSeen && !history.newer);
  const seen = useSeen({ box, service, shop, rows, isLoaded, seesEnd });
  const lines = linesOf(history, useWaiting(outbox, shop.id, history.rows), seen.newFrom);
  const virtualRows = useVirtualRows({ box, keys: lines.map(({ key }) => key), usual: USUAL });
  const { foundId, leaveFound, show } = useFoundOrQuoted(props, history);
  const foundIndex = isSearching ? -1 : lines.findIndex(({ key }) => key === foundId);
  useFoundShown(box, foundIndex, foundId, virtualRows.centre);
  const centre = (id: string) => virtualRows.centre(lines.findIndex(({ key }) => key === id));
  const size = `${lines.length} ${virtualRows.total}`;
  const { showEnd, toLatest } = useWayToEnd({ ref: props.ref, box, history, size, foundId, leaveFound });
  const drawn = virtualRows.drawn.flatMap((lineIndex) => lines[lineIndex] ?? []);
  const { menus, press, menu } = useMenus(props, { box, drawn, rows }, show);
  const rowProps = { outbox, shop, edit: props.edit, history, foundId, menus };
  return (
    <>
      {isSearching && (
        <MessageSearch
          service={service}
          label="Search messages"
          conversation={shop.id}
          close={() => leaveSearch(false)}
          choose={(hits, index) => {
            leaveSearch(true);
            props.choose(hits, index);
          }}
        />
      )}
      {!isSearching && props.steps}
      {!isSearching && <WayUp box={box} history={history} seen={seen} centre={centre} />}
      <ol
        ref={box}
        hidden={isSearching}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        aria-label={t('Messages')}
        aria-busy={history.loading}
        onScroll={(event) => loadNear(event, history)}
        onKeyDown={press}
      >
        <li aria-hidden="true" style={{ height: virtualRows.above }} />
        {virtualRows.drawn.map((lineIndex) => {
          const line = lines[lineIndex];
          const place = { 'data-index': lineIndex, ref: virtualRows.measure };
          return line && <LineRow key={line.key} {...rowProps} line={line} place={place} />;
        })}
        <li aria-hidden="true" style={{ height: virtualRows.below }} />
      </ol>
      {!isSearching && <WayDown below={seen.below} showEnd={showEnd} history={history} toLatest={toLatest} />}
      <Heard service={service} shop={shop} />
      {menu}
    </>
  );
}

/** The message that is shown among its neighbours: found by a search, or quoted by one that was pressed. */
function useFoundOrQuoted({ found, leaveFound: leave }: TalkMessagesProps, history: History) {
  const [quotedId, setQuotedId] = useState<string>();
  useFoundRead(history, found);
  const leaveFound = () => {
    setQuotedId(undefined);
    leave();
  };
  const show = (id: string) => {
    leave();
    setQuotedId(id);
    if (!history.rows.some((row) => row.id === id)) history.goToId(id);
  };
  return { foundId: found?.id ?? quotedId, leaveFound, show };
}

interface WayToEnd {
  readonly ref: TalkMessagesProps['ref'];
  readonly box: RefObject<HTMLElement | null>;
  readonly history: History;
  /** Changes with the height of the messages. */
  readonly size: string;
  readonly foundId: string | undefined;
  leaveFound(): void;
}

/** What leads to the end of the conversation, also from outside. */
function useWayToEnd({ ref, box, history, size, foundId, leaveFound }: WayToEnd) {
  const toEnd = useKeptScroll(box, history.rows[0]?.id, size, foundId === undefined);
  const toLatest = () => {
    leaveFound();
    history.latest();
  };
  const showEnd = () => (history.newer ? toLatest() : toEnd());
  useImperativeHandle(ref, () => ({ showEnd }));
  return { showEnd, toLatest };
}

interface MenusOf {
  readonly box: RefObject<HTMLElement | null>;
  readonly drawn: readonly Line[];
  /** The loaded messages. */
  readonly rows: readonly Message[];
}

/** The menus of the messages that are drawn, the keys that lead between them, and the one that is open. */
function useMenus(props: TalkMessagesProps, { box, drawn, rows }: MenusOf, show: Menus['show']) {
  const ids = drawn.flatMap((line) => ('row' in line && !line.row.deleted ? [line.key] : []));
  const { stop, press, focus } = useMenuFocus(box, ids);
  const [openMenu, open] = useState<OpenMenu>();
  const messageWays = useMessageWays({ ...props, focusMenu: focus });
  const menus: Menus = { messageWays, stop, openId: openMenu?.message.id, open, show };
  const choices = openMenu
    ? choicesOf(openMenu.message, props.service, props.shop, {
        ways: messageWays.ways,
        rows,
      })
    : [];
  const menu = <MessageMenu menu={openMenu} choices={choices} close={() => open(undefined)} />;
  return { menus, press, menu };
}

interface WayDownProps {
  /** Unread messages below what is seen. */
  readonly below: number;
  showEnd(): void;
  readonly history: History;
  toLatest(): void;
}

/** Buttons that lead to the end of the conversation. */
function WayDown({ below, showEnd, history, toLatest }: WayDownProps) {
  return (
    <>
      {below > 0 && (
        <div className="below">
          <Button size="small" variant="contained" onClick={showEnd}>
            {t('{count} new messages', { count: below })}
          </Button>
        </div>
      )}
      {history.newer && (
        <div className="to-latest">
          <Button size="small" disabled={history.loading} onClick={toLatest}>
            {t('Latest messages')}
          </Button>
        </div>
      )}
    </>
  );
}

interface LineRowProps extends Pick<TalkMessagesProps, 'outbox' | 'shop' | 'edit'>, Placed {
  readonly line: Line;
  readonly history: History;
  readonly foundId: string | undefined;
  readonly menus: Menus;
}

/** The menus of the messages, and the message that is being edited. */
interface Menus {
  readonly messageWays: ReturnType<typeof useMessageWays>;
  /** The message whose menu is the tab stop. */
  readonly stop: string | undefined;
  readonly openId: string | undefined;
  open(menu: OpenMenu): void;
  /** Shows a message, wherever it is in the history. */
  show(id: string): void;
}

/** A message, one that waits to be sent, or a note between them. */
function LineRow({ line, place, history, foundId, outbox, shop, edit, menus }: LineRowProps) {
  if ('entry' in line) return <WaitingMessage place={place} entry={line.entry} outbox={outbox} edit={edit} />;
  if ('row' in line)
    return (
      <StoredRow
        place={place}
        row={line.row}
        isOwn={line.row.sender.uid !== shop.uid}
        isFound={line.key === foundId}
        menus={menus}
      />
    );
  if (line.key === 'new')
    return (
      <li {...place} className="new">
        <span>{t('new')}</span>
      </li>
    );
  return (
    <li {...place} className="note" role={line.key === 'failed' ? 'alert' : undefined}>
      <HistoryNote noteKey={line.key} history={history} />
    </li>
  );
}

interface StoredRowProps extends Placed {
  readonly row: Message;
  readonly isOwn: boolean;
  readonly isFound: boolean;
  readonly menus: Menus;
}

/** A stored message with its menu, or with other words for it. */
function StoredRow({ row, menus, ...props }: StoredRowProps) {
  const { messageWays, stop, openId, open, show } = menus;
  const { editedId, save, closeEdit } = messageWays;
  return (
    <HistoryMessage
      {...props}
      row={row}
      showQuoted={show}
      menu={
        !row.deleted && (
          <MenuButton message={row} isStop={row.id === stop} isOpen={row.id === openId} open={open} />
        )
      }
      edited={
        row.id === editedId && (
          <EditedMessage text={row.text} save={(text) => save(row, text)} close={closeEdit} />
        )
      }
    />
  );
}

/** The messages of the outbox for a conversation that its history does not show yet. */
function useWaiting(outbox: OutboxRunner, conversation: string, rows: readonly Message[]) {
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const deliveredIds = new Set(rows.map((row) => row.clientId));
  return entries.filter(
    (pending) => pending.conversation === conversation && !deliveredIds.has(pending.message.clientId),
  );
}

/** Reads what is around a found message, where it is not loaded. */
function useFoundRead(history: History, found: Message | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each found message.
  useEffect(() => {
    if (found && history.isOpen && !history.rows.some(({ id }) => id === found.id)) history.goTo(found);
  }, [found, history.isOpen]);
}

/** Scrolls to a found message once, when it is loaded and its list is shown; `index` is -1 until then. */
function useFoundShown(
  box: RefObject<HTMLElement | null>,
  index: number,
  foundId: string | undefined,
  centre: (index: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: messages that come before it do not scroll again.
  useEffect(() => {
    if (index < 0) return;
    centre(index);
    requestAnimationFrame(() => {
      const element = box.current?.querySelector<HTMLElement>('.found');
      element?.scrollIntoView?.({ block: 'center' });
      // Who steps from one to the next stays at those buttons.
      if (!document.activeElement?.closest('.steps')) element?.focus({ preventScroll: true });
    });
  }, [foundId, index >= 0]);
}

function loadNear({ currentTarget }: UIEvent, history: History): void {
  const { scrollTop, scrollHeight, clientHeight } = currentTarget;
  // A failed page has its own retry button.
  if (history.loading || history.failed) return;
  if (history.older && scrollTop < NEAR) history.loadOlder();
  else if (history.newer && scrollHeight - scrollTop - clientHeight < NEAR) history.loadNewer();
}

/** What is between or in place of messages: that there are more, or none, or that they are loading or failed to. */
function HistoryNote({ noteKey, history }: { readonly noteKey: NoteKey; readonly history: History }) {
  if (noteKey === 'loading') return <ComingMessages />;
  if (noteKey === 'empty') return t('No messages yet.');
  if (noteKey === 'failed')
    return (
      <>
        {t('Messages could not be loaded.')} <Button onClick={history.retry}>{t('Retry')}</Button>
      </>
    );
  const isOlder = noteKey === 'older';
  return (
    <Button size="small" disabled={history.loading} onClick={isOlder ? history.loadOlder : history.loadNewer}>
      {t(isOlder ? 'Older messages' : 'Newer messages')}
    </Button>
  );
}

/** Reads each new message of the shop to screen readers, once. */
function Heard({ service, shop }: { readonly service: ChatService; readonly shop: Conversation }) {
  const [message, setMessage] = useState<Message>();
  useEffect(
    () =>
      service.listen((event) => {
        if (event.kind === 'message' && event.message.sender.uid === shop.uid) setMessage(event.message);
      }),
    [service, shop.uid],
  );
  return (
    <div className="heard" role="status">
      {message && t('{name}: {text}', { name: message.sender.name, text: lineOf(message) })}
    </div>
  );
}

function linesOf(
  { rows, older, newer, failed, loading }: History,
  waiting: readonly Pending[],
  newFrom: string | undefined,
): readonly Line[] {
  const isEmpty = rows.length + waiting.length === 0;
  const note = (key: NoteKey, isThere: boolean): Line[] => (isThere ? [{ key }] : []);
  return [
    ...note('loading', loading && rows.length === 0),
    ...note('older', older),
    ...rows.flatMap((row) => [...note('new', row.id === newFrom), { key: row.id, row }]),
    ...note('newer', newer),
    ...waiting.map((entry) => ({ key: entry.message.clientId, entry })),
    ...note('failed', failed),
    ...note('empty', isEmpty && !loading && !failed),
  ];
}
