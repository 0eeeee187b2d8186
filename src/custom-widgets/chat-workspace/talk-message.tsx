import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { formatDate, t } from '../../runtime/index.ts';
import { CustomParts } from './custom-message.tsx';
import type { Pending } from './model/outbox.ts';
import type { OutboxRunner } from './model/outbox-runner.ts';
import { CHAT_TIME } from './model/times.ts';
import { Quoted } from './quoted.tsx';
import type { Message } from './service/chat-service.ts';

/** The position of a row, for the virtual list to measure it. */
export interface Placed {
  readonly place: { readonly 'data-index': number; readonly ref: (element: Element | null) => void };
}

interface HistoryMessageProps extends Placed {
  readonly row: Message;
  readonly isOwn: boolean;
  readonly isFound: boolean;
  /** Its menu; absent where the message has none. */
  readonly menu: ReactNode;
  /** Other words for it, while it is being edited. */
  readonly edited: ReactNode;
  /** Shows the message that this one answers. */
  showQuoted(id: string): void;
}

/** A stored message. */
export function HistoryMessage(props: HistoryMessageProps) {
  const { place, row, isOwn, isFound, menu, edited, showQuoted } = props;
  const { quote, deleted } = row;
  const classes = [
    'message',
    isOwn && 'own',
    row.type === 'note' && 'note-of',
    deleted && 'deleted',
    isFound && 'found',
  ];
  return (
    <li
      {...place}
      data-message={row.id}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isFound ? -1 : undefined}
    >
      {deleted && <p>{t('this message was deleted.')}</p>}
      {!deleted && quote && (
        <Quoted quote={quote} show={quote.deleted ? undefined : () => showQuoted(quote.id)} />
      )}
      {!deleted && (edited || (row.text && <p dir="auto">{row.text}</p>))}
      {!deleted && <CustomParts message={row} />}
      <span className="quiet">
        {row.type === 'note' && <>{t('Note')} · </>}
        {row.sender.name && (
          <>
            <bdi title={row.sender.name}>{row.sender.name}</bdi> ·{' '}
          </>
        )}
        <time dateTime={row.sentAt}>{formatDate(row.sentAt, CHAT_TIME)}</time>
        {row.editedAt && !deleted && <> · {t('edited')}</>}
      </span>
      {menu}
    </li>
  );
}

interface WaitingMessageProps extends Placed {
  readonly entry: Pending;
  readonly outbox: OutboxRunner;
  edit(text: string): void;
}

/** A message that is on its way, or was refused: it is sent again, taken back to the input, or dropped. */
export function WaitingMessage({ place, entry, outbox, edit }: WaitingMessageProps) {
  const { message, state, why = '', whyParams } = entry;
  const waits = useIsSlow(state === 'sending') || state === 'queued';
  return (
    <li {...place} className={`message own ${message.type === 'note' ? 'note-of ' : ''}${state}`}>
      {message.quote && <Quoted quote={message.quote} />}
      {message.text && <p dir="auto">{message.text}</p>}
      <CustomParts message={message} />
      {state === 'failed' ? (
        <span className="quiet" role="alert">
          {t('Not sent: {why}', { why: t(why, whyParams) })}{' '}
          <Button size="small" onClick={() => outbox.retry(message.clientId)}>
            {t('Retry')}
          </Button>
          {/* A note would go out as a message, and what a message carries does not fit the input. */}
          {message.type === 'text' && (
            <Button
              size="small"
              onClick={() => {
                outbox.drop(message.clientId);
                edit(message.text);
              }}
            >
              {t('Edit')}
            </Button>
          )}
          <Button size="small" onClick={() => outbox.drop(message.clientId)}>
            {t('Discard')}
          </Button>
        </span>
      ) : (
        <span className="quiet">
          {t(waits ? 'Queued' : 'Sending…')}
          {waits && (
            <Button size="small" onClick={() => outbox.hurry(message.clientId)}>
              {t('Retry')}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

/** Milliseconds without an answer until a message waits: a line may be open and lead nowhere. */
const SLOW = 3000;

function useIsSlow(isSending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    setIsSlow(false);
    if (!isSending) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [isSending]);
  return isSlow;
}
