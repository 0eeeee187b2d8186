import { useEffect, useId, useRef } from 'react';
import { calls, type MessageBoxProps } from '../../generated/product/widgets/message-box.ts';
import {
  formatDate,
  Icon,
  mayCall,
  otherServers,
  ScreenLink,
  staticStyled,
  t,
  useAccount,
  useAnswer,
  useBarButton,
  useTitleCount,
} from '../../runtime/index.ts';
import { LoadFailure } from '../chat-workspace/load-failure.tsx';
import { CHAT_TIME } from '../chat-workspace/model/times.ts';
import { useChatUid } from './use-chat-uid.ts';
import { type Messages, type Shop as Row, useOwnMessages, useVendorMessages } from './use-messages.ts';

/** In the top bar: the number of unread messages; a click shows the latest conversations. */
export default function MessageBox({ screen }: MessageBoxProps) {
  const user = useAccount();
  useChatUid();
  // A page whose Content-Security-Policy allows no other server cannot reach the vendor.
  const isAsked = otherServers().length > 0 && mayCall(calls['chat.configs'], user);
  const { answer, error, retry } = useAnswer(isAsked ? calls['chat.configs'] : null, {});
  if (error && !answer) return <Shown screen={screen} messages={{ ...NONE, retry, look: retry }} />;
  if (isAsked && !answer) return null;
  const configs = new Map(answer?.rows.map(({ key, value }) => [key, value]));
  if (configs.has('chat_app_id')) return <OfVendor screen={screen} configs={configs} />;
  if (mayCall(calls['chat.unread'], user)) return <OfOwnServer screen={screen} />;
  // A server of the stated contract without a vendor has no messages to show, but leads to the chat.
  return <Shown screen={screen} messages={{ ...NONE, failed: false, shops: [], retry, look: retry }} />;
}

/** Not even whose chat it is, is known. */
const NONE = { unread: 0, shops: undefined, failed: true } as const;

interface VendorProps extends MessageBoxProps {
  readonly configs: ReadonlyMap<string, string>;
}

const OfVendor = ({ screen, configs }: VendorProps) => (
  <Shown screen={screen} messages={useVendorMessages(configs)} />
);

const OfOwnServer = ({ screen }: MessageBoxProps) => <Shown screen={screen} messages={useOwnMessages()} />;

interface ShownProps extends MessageBoxProps {
  readonly messages: Messages;
}

function Shown({ screen, messages: { unread, shops, waiting, failed, retry, look } }: ShownProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useBarButton();
  useTitleCount(unread);
  useEscape(() => panel.current?.hidePopover?.());
  const count = t('Unread: {count}', { count: unread });
  return (
    <Box>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={unread > 0 ? `${t('Message Box')}, ${count}` : t('Message Box')}
        onClick={look}
      >
        <Icon name="message" />
        {unread > 0 && <span className="count">{unread > 99 ? '99+' : unread}</span>}
      </button>
      <div id={id} ref={panel} popover="auto" className="panel">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on a link closes the popover. */}
        <div onClick={({ target }) => target instanceof HTMLAnchorElement && panel.current?.hidePopover?.()}>
          <header>
            <h2>{t('Message Box')}</h2>
            <ScreenLink to={screen}>{t('View All')}</ScreenLink>
          </header>
          {failed && <LoadFailure retry={retry} />}
          {shops?.length === 0 && !waiting && <p>{t('No conversations')}</p>}
          <ul aria-busy={!shops && !failed}>
            {waiting && <Shop row={waiting} screen={screen} label={t('Waiting longest')} />}
            {shops?.map((row) => (
              <Shop key={row.id} row={row} screen={screen} />
            ))}
          </ul>
        </div>
      </div>
    </Box>
  );
}

/** Closes on Escape, wherever the focus is. */
function useEscape(close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it always does the same.
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}

interface ShopProps extends MessageBoxProps {
  readonly row: Row;
  /** Why it stands first. */
  readonly label?: string;
}

function Shop({ row, screen, label }: ShopProps) {
  const { id, name, unread, text, at: sentAt } = row;
  return (
    <li>
      {label && <em>{label}</em>}
      <ScreenLink to={screen} query={{ conversation: String(id) }}>
        <bdi>{name}</bdi>
      </ScreenLink>
      {unread > 0 && (
        <span className="count" role="img" aria-label={t('Unread: {count}', { count: unread })}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <small>
        <bdi>{text}</bdi> {sentAt && <time dateTime={sentAt}>{formatDate(sentAt, CHAT_TIME)}</time>}
      </small>
    </li>
  );
}

const Box = staticStyled('div')({
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
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
    '& > .count': {
      position: 'absolute',
      top: 'calc(50% - 16px)',
      insetInlineStart: 'calc(50% + 3px)',
      boxShadow: '0 0 0 2px var(--mui-palette-background-default)',
    },
  },
  '& .count': {
    minWidth: 16,
    padding: '0 4px',
    borderRadius: 8,
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
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
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 8,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
    '& header': { display: 'flex', alignItems: 'center', gap: 8, padding: '10px 12px' },
    '& h2': { flex: 1, margin: 0, fontSize: 14, lineHeight: '20px' },
    '& p': { margin: 0, padding: '10px 12px', color: 'var(--mui-palette-text-secondary)' },
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 8px',
      alignItems: 'center',
      padding: '8px 12px',
      borderTop: '1px solid var(--mui-palette-divider)',
      // The text is cut at its own end; alignment follows the page.
      '& bdi': {
        display: 'block',
        overflow: 'hidden',
        textAlign: ['-webkit-match-parent', 'match-parent'],
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
    '& em': {
      gridColumn: '1 / -1',
      color: 'var(--mui-palette-warning-main)',
      fontSize: 12,
      fontStyle: 'normal',
    },
    '& small': {
      gridColumn: '1 / -1',
      display: 'flex',
      gap: 8,
      color: 'var(--mui-palette-text-secondary)',
      fontSize: 12,
      '& bdi': { flex: 1 },
      '& time': { whiteSpace: 'nowrap' },
    },
  },
});
