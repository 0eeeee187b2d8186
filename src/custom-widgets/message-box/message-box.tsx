import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { topics } from '../../generated/product/topics.ts';
import type { ChatConversation } from '../../generated/product/types/chat-conversation.ts';
import { calls, type MessageBoxProps } from '../../generated/product/widgets/message-box.ts';
import {
  formatDateTime,
  Icon,
  invalidate,
  mayCall,
  ScreenLink,
  staticStyled,
  t,
  useAccount,
  useAnswer,
  useIsLive,
  useLive,
} from '../../runtime/index.ts';

const LATEST = 5;
/** Milliseconds between two looks where nothing tells of messages, and the shortest where something does. */
const [MINUTE, SHORTEST] = [60_000, 2000];

/** In the top bar: how many messages wait to be read; on a click, the latest conversations. */
export default function MessageBox({ screen }: MessageBoxProps) {
  const user = useAccount();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isOff = !mayCall(calls['chat.unread'], user);
  const { answer } = useAnswer(isOff ? null : calls['chat.unread'], {});
  const latest = useAnswer(isOpen && !isOff ? calls['chat.conversations'] : null, { limit: LATEST });
  useFresh(isOff);
  if (isOff) return null;
  const unread = answer?.item?.unread ?? 0;
  const count = t('Unread: {count}', { count: unread });
  return (
    <Box>
      <button
        type="button"
        popoverTarget={id}
        aria-label={unread > 0 ? `${t('Message Box')}, ${count}` : t('Message Box')}
        onClick={() => {
          setOpen(true);
          if (isOpen) latest.retry();
        }}
      >
        <Icon name="message" />
        {unread > 0 && <span className="count">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <div id={id} ref={panel} popover="auto" className="panel">
        {isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a link within closes what it stands in.
          <div
            onClick={({ target }) => target instanceof HTMLAnchorElement && panel.current?.hidePopover?.()}
          >
            <header>
              <h2>{t('Message Box')}</h2>
              <ScreenLink to={screen}>{t('View All')}</ScreenLink>
            </header>
            {latest.error && <p role="alert">{t('Messages could not be loaded.')}</p>}
            {latest.answer?.rows.length === 0 && <p>{t('No conversations')}</p>}
            <ul aria-busy={latest.loading}>
              {latest.answer?.rows.map((row) => (
                <Shop key={row.id} row={row} screen={screen} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Box>
  );
}

function Shop({ row, screen }: { readonly row: ChatConversation; readonly screen: string }) {
  const last = row.last_message as { readonly text?: string; readonly created_at?: string } | null;
  return (
    <li>
      <ScreenLink to={screen} query={{ conversation: row.id }}>
        {row.name}
      </ScreenLink>
      {row.unread > 0 && (
        <span className="count" role="img" aria-label={t('Unread: {count}', { count: row.unread })}>
          {row.unread > 99 ? '99+' : row.unread}
        </span>
      )}
      <small>
        <bdi>{last?.text}</bdi> {last?.created_at && <time>{formatDateTime(last.created_at)}</time>}
      </small>
    </li>
  );
}

/** What is shown is asked for again when somebody writes, a burst once; every minute where the server does not tell. */
function useFresh(isOff: boolean): void {
  const isLive = useIsLive();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void invalidate(calls['chat.unread']);
      void invalidate(calls['chat.conversations']);
    }, SHORTEST);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(isOff ? undefined : topics['chat-message'], refresh);
  useEffect(() => {
    if (isOff || isLive) return;
    const every = setInterval(refresh, MINUTE);
    return () => clearInterval(every);
  }, [isOff, isLive, refresh]);
}

const Box = staticStyled('div')(({ theme }) => ({
  '& > button': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'max(32px, var(--touch))',
    height: 'max(32px, var(--touch))',
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.vars?.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
    '& > .count': { position: 'absolute', top: 'calc(50% - 16px)', insetInlineStart: 'calc(50% + 1px)' },
  },
  '& .count': {
    minWidth: 16,
    padding: '0 4px',
    borderRadius: 8,
    backgroundColor: theme.vars?.palette.primary.main,
    color: theme.vars?.palette.primary.contrastText,
    fontSize: 11,
    lineHeight: '16px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > .panel': {
    position: 'fixed',
    inset: 'calc(var(--bar-height) + 4px) auto auto',
    insetInlineEnd: 16,
    width: 'min(344px, calc(100vw - 32px))',
    maxHeight: '60dvh',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 8,
    color: theme.vars?.palette.text.primary,
    backgroundColor: theme.vars?.palette.background.paper,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
    '& header': { display: 'flex', alignItems: 'center', gap: 8, padding: '10px 12px' },
    '& h2': { flex: 1, margin: 0, fontSize: 14, lineHeight: '20px' },
    '& p': { margin: 0, padding: '10px 12px', color: theme.vars?.palette.text.secondary },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 8px',
      alignItems: 'center',
      padding: '8px 12px',
      borderTop: `1px solid ${theme.vars?.palette.divider}`,
      '& a': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    '& small': {
      gridColumn: '1 / -1',
      display: 'flex',
      gap: 8,
      color: theme.vars?.palette.text.secondary,
      fontSize: 12,
      '& bdi': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& time': { whiteSpace: 'nowrap' },
    },
  },
}));
