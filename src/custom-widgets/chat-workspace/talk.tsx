import Button from '@mui/material/Button';
import {
  type Ref,
  type UIEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon, IconButton, Skeleton, t } from '../../runtime/index.ts';
import { Assignee } from './assignee.tsx';
import { Composer, type ComposerHandle, type SentPicture } from './composer.tsx';
import { LaterList } from './later-list.tsx';
import { lineOf } from './line-of.ts';
import { MessageSearch } from './message-search.tsx';
import type { Pending } from './model/outbox.ts';
import type { OutboxRunner } from './model/outbox-runner.ts';
import type { Attachment, PanelProps, Replies } from './panels.ts';
import { Presence } from './presence.tsx';
import type { ChatService, Conversation, Message } from './service/chat-service.ts';
import { HistoryMessage, WaitingMessage } from './talk-message.tsx';
import { useHistory } from './use-history.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import type { KeepPicture } from './use-pictures.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

export interface TalkHandle {
  /** Sends an attachment with the typed text; false when the text is too long, or when there is none to send. */
  attach(make: Parameters<PanelProps['send']>[0]): Promise<boolean>;
}

interface TalkProps {
  readonly ref: Ref<TalkHandle>;
  readonly service: ChatService;
  readonly outbox: OutboxRunner;
  readonly shop: Conversation;
  back(): void;
  /** Opens a side panel: `info`, `usual` or the id of an attachment. */
  open(side: string): void;
  readonly attachments: readonly Attachment[];
  readonly replies?: Replies | undefined;
  readonly keepPicture?: KeepPicture | undefined;
}

/** Estimated height of a message in px. */
const USUAL = 64;
/** Distance in px from either end at which the next page is loaded. */
const NEAR = 200;

/** A row of the history. */
type Line =
  | { readonly key: string; readonly row: Message }
  | { readonly key: string; readonly entry: Pending }
  | { readonly key: 'older' | 'newer' | 'failed' | 'empty' | 'loading' };

/** One conversation: its shop, its messages, those waiting to be sent, and the composer. */
export function Talk(props: TalkProps) {
  const { service, outbox, shop, back, open, attachments, replies, keepPicture } = props;
  const { later } = service;
  const history = useHistory(service, shop.id);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const deliveredIds = new Set(history.rows.map((row) => row.clientId));
  const waiting = entries.filter(
    (pending) => pending.conversation === shop.id && !deliveredIds.has(pending.message.clientId),
  );
  const box = useRef<HTMLOListElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const lines = linesOf(history, waiting);
  const virtualRows = useVirtualRows({ box, keys: lines.map(({ key }) => key), usual: USUAL });
  const searchButton = useRef<HTMLButtonElement>(null);
  const [isSearching, setSearching] = useState(false);
  const [foundMessageId, setFound] = useState<string>();
  const foundAt = lines.findIndex(({ key }) => key === foundMessageId);
  const toEnd = useKeptScroll(
    box,
    history.rows[0]?.id,
    `${lines.length} ${virtualRows.total}`,
    foundMessageId === undefined,
  );
  const { centre } = virtualRows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a found message is scrolled to once, when it is loaded.
  useEffect(() => {
    if (foundAt < 0 || isSearching) return;
    centre(foundAt);
    requestAnimationFrame(() => {
      const element = box.current?.querySelector<HTMLElement>('.found');
      element?.scrollIntoView?.({ block: 'center' });
      element?.focus({ preventScroll: true });
    });
  }, [foundMessageId, foundAt >= 0, isSearching]);
  const latest = history.rows.at(-1);
  const toLatest = () => {
    setFound(undefined);
    history.latest();
  };
  /** Shows the end of the conversation, where a sent message appears. */
  const showEnd = () => (history.newer ? toLatest() : toEnd());
  const note = (text: string) => {
    showEnd();
    outbox.send(shop.id, { type: 'note', text });
  };
  const attach: TalkHandle['attach'] = async (make) => {
    const attachment = composer.current?.isReady() && (await make());
    if (!attachment) return false;
    // Without an input another conversation is open by now, and the text is still this one's draft.
    const text = composer.current?.takeText() ?? '';
    showEnd();
    outbox.send(shop.id, { type: attachment.type, text, data: { ...attachment.data, text } });
    return true;
  };
  useImperativeHandle(props.ref, () => ({ attach }));
  /** Takes a refused message out of the outbox and its text back to the input. */
  const edit = ({ message: { clientId, text } }: Pending) => {
    outbox.drop(clientId);
    composer.current?.insert(text);
  };
  const say = (text: string, pictures: readonly SentPicture[]) => {
    showEnd();
    outbox.send(
      shop.id,
      pictures.length > 0
        ? { type: 'picture', text, data: { attachments: pictures } }
        : { type: 'text', text },
    );
  };
  const scroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    // A failed page has its own retry button.
    if (history.loading || history.failed) return;
    if (history.older && scrollTop < NEAR) history.loadOlder();
    else if (history.newer && scrollHeight - scrollTop - clientHeight < NEAR) history.loadNewer();
  };
  const leave = () => {
    const shopButton = document.querySelector<HTMLElement>('.list .shop[aria-current]');
    shopButton?.focus();
    // On a narrow window the list is hidden while a conversation is open.
    if (!shopButton || document.activeElement !== shopButton) back();
  };
  return (
    <section className="talk" aria-label={shop.name}>
      <header>
        <IconButton type="button" className="back" aria-label={t('Back to conversations')} onClick={back}>
          <Icon name="chevron-left" />
        </IconButton>
        <button
          type="button"
          className="who"
          aria-label={`${t('Customer Info')}: ${shop.name}`}
          onClick={() => open('info')}
        >
          <h2>
            <bdi>{shop.name}</bdi>
          </h2>
          <Presence service={service} shop={shop} />
        </button>
        {service.assignment && <Assignee assignment={service.assignment} shop={shop} />}
        {service.capabilities.has('search-messages') && (
          <IconButton
            ref={searchButton}
            type="button"
            aria-label={t('Search messages')}
            aria-expanded={isSearching}
            onClick={() => setSearching((open) => !open)}
          >
            <Icon name="search" />
          </IconButton>
        )}
        <Button className="usual" size="small" onClick={() => open('usual')}>
          {t('Riwayat Transaksi')}
        </Button>
      </header>
      {isSearching && (
        <MessageSearch
          service={service}
          conversation={shop.id}
          close={() => {
            setSearching(false);
            searchButton.current?.focus();
          }}
          choose={(message) => {
            setSearching(false);
            setFound(message.id);
            if (!history.rows.some(({ id }) => id === message.id)) history.goTo(message);
          }}
        />
      )}
      <ol ref={box} hidden={isSearching} aria-busy={history.loading} onScroll={scroll}>
        <li role="presentation" style={{ height: virtualRows.above }} />
        {virtualRows.drawn.map((lineIndex) => {
          const line = lines[lineIndex];
          if (!line) return null;
          const place = { 'data-index': lineIndex, ref: virtualRows.measure };
          if ('row' in line)
            return (
              <HistoryMessage
                key={line.key}
                place={place}
                row={line.row}
                isOwn={line.row.sender.uid !== shop.uid}
                isFound={line.key === foundMessageId}
              />
            );
          if ('entry' in line)
            return (
              <WaitingMessage key={line.key} place={place} entry={line.entry} outbox={outbox} edit={edit} />
            );
          return (
            <li key={line.key} {...place} className="note" role={line.key === 'failed' ? 'alert' : undefined}>
              {line.key === 'older' && (
                <Button size="small" disabled={history.loading} onClick={history.loadOlder}>
                  {t('Older messages')}
                </Button>
              )}
              {line.key === 'newer' && (
                <Button size="small" disabled={history.loading} onClick={history.loadNewer}>
                  {t('Newer messages')}
                </Button>
              )}
              {line.key === 'failed' && (
                <>
                  {t('Messages could not be loaded.')} <Button onClick={history.retry}>{t('Retry')}</Button>
                </>
              )}
              {line.key === 'loading' && <Skeleton />}
              {line.key === 'empty' && t('No messages yet.')}
            </li>
          );
        })}
        <li role="presentation" style={{ height: virtualRows.below }} />
      </ol>
      {history.newer && !isSearching && (
        <div className="to-latest">
          <Button size="small" disabled={history.loading} onClick={toLatest}>
            {t('Latest messages')}
          </Button>
        </div>
      )}
      <div className="heard" role="status">
        {latest && latest.sender.uid === shop.uid && !latest.deleted
          ? t('{name}: {text}', { name: latest.sender.name, text: lineOf(latest) })
          : ''}
      </div>
      {later && <LaterList service={service} later={later} conversation={shop.id} />}
      <Composer
        key={shop.id}
        ref={composer}
        conversation={shop.id}
        typing={() => service.typing(shop.id)}
        send={say}
        note={service.capabilities.has('notes') ? note : undefined}
        later={later && ((message) => later.write(shop.id, message))}
        keepPicture={keepPicture}
        attachments={attachments}
        attach={open}
        replies={replies?.rows ?? []}
        fill={async (reply) => replies?.fill(reply, shop) ?? reply.text}
        leave={leave}
      />
    </section>
  );
}

function linesOf(
  { rows, older, newer, failed, loading }: ReturnType<typeof useHistory>,
  waiting: readonly Pending[],
): readonly Line[] {
  const isEmpty = rows.length + waiting.length === 0;
  const note = (key: 'older' | 'newer' | 'failed' | 'empty' | 'loading', isThere: boolean): Line[] =>
    isThere ? [{ key }] : [];
  return [
    ...note('loading', loading && rows.length === 0),
    ...note('older', older),
    ...rows.map((row) => ({ key: row.id, row })),
    ...note('newer', newer),
    ...waiting.map((entry) => ({ key: entry.message.clientId, entry })),
    ...note('failed', failed),
    ...note('empty', isEmpty && !loading && !failed),
  ];
}
