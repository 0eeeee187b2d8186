import Button from '@mui/material/Button';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { formatDate, Icon, IconButton, InputBox, notify, Skeleton, t } from '../../runtime/index.ts';
import { lineOf } from './line-of.ts';
import { CHAT_TIME, waited } from './model/times.ts';
import { Notices } from './notices.tsx';
import type { ChatService, Conversation } from './service/chat-service.ts';
import { useConversations } from './use-conversations.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface ListProps {
  readonly service: ChatService;
  readonly chosen: string | undefined;
  choose(row: Conversation): void;
  /** Called when the chosen conversation changes. */
  freshen(row: Conversation): void;
  /** Below the search. */
  readonly tools?: ReactNode;
  /** Id of the conversation to open first. */
  readonly initialConversation?: string | undefined;
}

/** Estimated height of a conversation in px. */
const USUAL = 57;
const MINUTE = 60_000;

/**
 * The conversations, latest message first. The search starts on Enter: it filters the loaded ones and queries the
 * service.
 */
export function ConversationList({
  service,
  chosen,
  choose,
  freshen,
  tools,
  initialConversation,
}: ListProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [mine, setMine] = useState(false);
  const list = useConversations(service, search, chosen, mine);
  const rows = list.rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  const box = useRef<HTMLUListElement>(null);
  const virtualRows = useVirtualRows({ box, keys: rows.map(({ id }) => id), usual: USUAL });
  const [active, setActive] = useState<string>();
  const now = useNow();
  useWanted(service, initialConversation, choose);
  useFresh(rows, chosen, freshen);
  const activeIndex = rows.findIndex(({ id }) => id === (active ?? chosen));
  const stop = virtualRows.drawn.includes(activeIndex) ? activeIndex : (virtualRows.drawn[0] ?? 0);
  const goTo = (to: number) => {
    const targetIndex = Math.max(0, Math.min(rows.length - 1, to));
    setActive(rows[targetIndex]?.id);
    virtualRows.show(targetIndex);
    // The row has been rendered by then.
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[data-index="${targetIndex}"] > button`)?.focus(),
    );
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: stop + 1,
      ArrowUp: stop - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    setSearch('');
  };
  const scroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (!list.loading && scrollTop + clientHeight >= scrollHeight * 0.9) list.more?.();
  };
  return (
    <section className="list" aria-label={t('Conversations')}>
      <search>
        <form className="find" onSubmit={submit}>
          <InputBox>
            <input
              aria-label={t('Search a shop')}
              placeholder={t('Search a shop')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || rows.length === 0) return;
                event.preventDefault();
                goTo(0);
              }}
            />
          </InputBox>
          {(typed || search) && (
            <IconButton type="button" aria-label={t('Clear search')} onClick={clear}>
              <Icon name="close" />
            </IconButton>
          )}
        </form>
      </search>
      {tools && <div className="tools">{tools}</div>}
      <div className="ways">
        {service.assignment && (
          <Button
            size="small"
            variant={mine ? 'outlined' : 'text'}
            aria-pressed={mine}
            onClick={() => setMine((only) => !only)}
          >
            {t('Mine')}
          </Button>
        )}
        <Notices service={service} rows={list.rows} chosen={chosen} choose={choose} />
      </div>
      {rows.length > 0 && (
        <ul ref={box} onScroll={scroll} onKeyDown={press} aria-busy={list.loading}>
          <li role="presentation" style={{ height: virtualRows.above }} />
          {virtualRows.drawn.map((index) => {
            const row = rows[index];
            return row ? (
              <li
                key={row.id}
                ref={virtualRows.measure}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={list.more ? -1 : rows.length}
              >
                <Shop
                  row={row}
                  current={row.id === chosen}
                  isStop={index === stop}
                  now={now}
                  choose={() => {
                    setActive(row.id);
                    choose(row);
                  }}
                />
              </li>
            ) : null;
          })}
          <li role="presentation" style={{ height: virtualRows.below }} />
          {list.more && (
            <li className="note">
              <Button size="small" disabled={list.loading} onClick={list.more}>
                {t('More conversations')}
              </Button>
            </li>
          )}
        </ul>
      )}
      {list.failed && (
        <p className="note" role="alert">
          {t('Messages could not be loaded.')}{' '}
          <Button size="small" onClick={list.retry}>
            {t('Retry')}
          </Button>
        </p>
      )}
      {rows.length === 0 && list.loading && (
        <div className="note">
          <Skeleton />
        </div>
      )}
      {rows.length === 0 && !list.loading && !list.failed && (
        <p className="note">
          {t(search ? 'No shop has this name.' : mine ? 'No conversation is yours.' : 'No conversations')}
        </p>
      )}
    </section>
  );
}

interface ShopProps {
  readonly row: Conversation;
  readonly current: boolean;
  /** The tab stop of the list. */
  readonly isStop: boolean;
  readonly now: number;
  choose(): void;
}

function Shop({ row, current, isStop, now, choose }: ShopProps) {
  const { last, unread, status, waitingSince, assignee } = row;
  const wait = waitingSince && waited(waitingSince, now);
  const words = last ? lineOf(last) : '';
  return (
    <button
      type="button"
      className="shop"
      tabIndex={isStop ? 0 : -1}
      aria-current={current || undefined}
      onClick={choose}
    >
      <span
        className={`dot ${status}`}
        role="img"
        aria-label={t(status === 'online' ? 'Online' : 'Offline')}
      />
      <strong dir="auto">{row.name}</strong>
      {last ? <time dateTime={last.sentAt}>{formatDate(last.sentAt, CHAT_TIME)}</time> : <span />}
      <span className="last" dir="auto">
        {words}
      </span>
      {unread > 0 && (
        <span className="unread" role="img" aria-label={t('Unread: {count}', { count: unread })}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {assignee && (
        <span className="with">
          <bdi>{t('With {name}', { name: assignee.name })}</bdi>
        </span>
      )}
      {wait && <span className="waits">{t(wait.text, { count: wait.count })}</span>}
    </button>
  );
}

/** The time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Chooses the conversation that the URL names, once per name, wherever it is in the list. */
function useWanted(
  service: ChatService,
  initialConversation: string | undefined,
  choose: (row: Conversation) => void,
): void {
  const take = useRef(choose);
  take.current = choose;
  useEffect(() => {
    if (initialConversation === undefined) return;
    let isOver = false;
    const find = async () => {
      try {
        const row = await service.conversation(initialConversation);
        if (isOver) return;
        end();
        if (row) take.current(row);
        else notify('This conversation does not exist.', { tone: 'error' });
      } catch {
        // The next connect retries.
      }
    };
    const stop = service.listen((event) => {
      if (event.kind === 'connection' && event.state === 'connected') void find();
    });
    const end = () => {
      isOver = true;
      stop();
    };
    if (service.connection === 'connected') void find();
    return end;
  }, [service, initialConversation]);
}

/** Reports changes of the chosen conversation. */
function useFresh(
  rows: readonly Conversation[],
  chosen: string | undefined,
  freshen: (row: Conversation) => void,
): void {
  const row = rows.find(({ id }) => id === chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once per state of the row.
  useEffect(() => {
    if (row) freshen(row);
  }, [row]);
}
