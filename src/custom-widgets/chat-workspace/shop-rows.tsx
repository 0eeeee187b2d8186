import Button from '@mui/material/Button';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type UIEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { formatDate, t } from '../../runtime/index.ts';
import { lineOf } from './line-of.ts';
import type { Anchor } from './model/anchor.ts';
import { isSnoozed } from './model/list-filter.ts';
import { CHAT_TIME, waited } from './model/times.ts';
import type { Conversation } from './service/chat-service.ts';
import { ShopLabels } from './shop-labels.tsx';
import { useAnchor } from './use-anchor.ts';
import { useNow } from './use-now.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { withWhom } from './with-whom.ts';

export interface ShopRowsHandle {
  focusFirst(): void;
}

interface ShopRowsProps {
  readonly ref: Ref<ShopRowsHandle>;
  /** Uid of the person who looks at them. */
  readonly me: string;
  readonly rows: readonly Conversation[];
  readonly loading: boolean;
  /** Loads further conversations; absent when there are none. */
  readonly loadMore: (() => void) | undefined;
  readonly chosen: string | undefined;
  choose(row: Conversation): void;
  /** The row that is seen first. */
  readonly anchor: Anchor | undefined;
  keep(anchor: Anchor): void;
}

/** Height of a conversation in px: all are equal, so that no row moves by what another one says. */
const HEIGHT = 50;

/** The rows of the list: one tab stop, with the arrow keys between them. Scrolling near the end loads more. */
export function ShopRows(props: ShopRowsProps) {
  const { ref, me, rows, loading, loadMore, chosen, choose } = props;
  const box = useRef<HTMLUListElement>(null);
  const keys = rows.map(({ id }) => id);
  const virtualRows = useVirtualRows({ box, keys, usual: HEIGHT });
  const { stop, setActive, goTo, press } = useRowFocus(box, rows, chosen, virtualRows);
  useImperativeHandle(ref, () => ({ focusFirst: () => goTo(0) }));
  const { startOf } = virtualRows;
  useAnchor({ box, keys, startOf, initial: props.anchor, keep: props.keep });
  const now = useNow(rows.map(({ snoozedUntil }) => snoozedUntil));
  const scroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    // Hidden on a narrow window, its end is not in sight.
    const isEndNear = clientHeight > 0 && scrollTop + clientHeight >= scrollHeight * 0.9;
    if (!loading && isEndNear) loadMore?.();
  };
  const renderShop = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <li
          key={row.id}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={loadMore ? -1 : rows.length}
        >
          <Shop
            row={row}
            me={me}
            current={row.id === chosen}
            isStop={index === stop}
            now={now}
            choose={() => {
              setActive(row.id);
              choose(row);
            }}
          />
        </li>
      )
    );
  };
  return (
    <ul ref={box} onScroll={scroll} onKeyDown={press} aria-busy={loading}>
      <li aria-hidden="true" style={{ height: virtualRows.above }} />
      {virtualRows.drawn.map(renderShop)}
      <li aria-hidden="true" style={{ height: virtualRows.below }} />
      {loadMore && (
        <li className="note">
          <Button size="small" disabled={loading} onClick={loadMore}>
            {t('More conversations')}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Which row is the tab stop, and how the arrow keys lead from it to others. */
function useRowFocus(
  box: RefObject<HTMLElement | null>,
  rows: readonly Conversation[],
  chosen: string | undefined,
  virtualRows: ReturnType<typeof useVirtualRows>,
) {
  const [active, setActive] = useState<string>();
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
  return { stop, setActive, goTo, press };
}

interface ShopProps {
  readonly row: Conversation;
  /** Uid of the person who looks at it. */
  readonly me: string;
  readonly current: boolean;
  /** The tab stop of the list. */
  readonly isStop: boolean;
  readonly now: number;
  choose(): void;
}

function Shop({ row, me, current, isStop, now, choose }: ShopProps) {
  const { last, unread, status, assignee } = row;
  const isBroadcast = last?.type === 'Broadcast';
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
      <span className="second">
        <span className="words">
          {isBroadcast && <span className="kind">{t('Broadcast')}</span>}
          <ShopLabels shop={row} most={isBroadcast ? 1 : 2} />
          <span className="last" dir="auto">
            {last ? lineOf(last) : ''}
          </span>
        </span>
        <span className="marks">
          {assignee && (
            <span className="with">
              <bdi>{withWhom(assignee, me)}</bdi>
            </span>
          )}
          {row.resolvedAt && <span>{t('Resolved')}</span>}
          {isSnoozed(row, now) ? (
            <span>{t('Until {time}', { time: formatDate(row.snoozedUntil, CHAT_TIME) })}</span>
          ) : (
            <Wait since={row.waitingSince} now={now} />
          )}
          {unread > 0 && (
            <span className="unread" role="img" aria-label={t('Unread: {count}', { count: unread })}>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

/** For how long a shop has had no answer. */
function Wait({ since, now }: { readonly since: string | undefined; readonly now: number }) {
  const wait = since && waited(since, now);
  return wait && <span className="waits">{t(wait.text, { count: wait.count })}</span>;
}
