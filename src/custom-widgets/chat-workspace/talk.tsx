import Button from '@mui/material/Button';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon, IconButton, t } from '../../runtime/index.ts';
import { Composer } from './composer.tsx';
import { chatTime } from './model/history.ts';
import type { Pending } from './model/outbox.ts';
import type { OutboxRunner } from './model/outbox-runner.ts';
import type { ChatService, Conversation, Message } from './service/chat-service.ts';
import { useHistory } from './use-history.ts';

interface TalkProps {
  readonly service: ChatService;
  readonly outbox: OutboxRunner;
  readonly shop: Conversation;
  back(): void;
}

/** One conversation: who it is with, what was said and waits to be sent, and the field to write in. */
export function Talk({ service, outbox, shop, back }: TalkProps) {
  const history = useHistory(service, shop.id);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const taken = new Set(history.rows.map((row) => row.clientId));
  const waiting = entries.filter((one) => one.conversation === shop.id && !taken.has(one.message.clientId));
  const box = useRef<HTMLOListElement>(null);
  useKeptScroll(box, history.rows[0]?.id, history.rows.length + waiting.length);
  const latest = history.rows.at(-1);
  return (
    <section className="talk" aria-label={shop.name}>
      <header>
        <IconButton type="button" className="back" aria-label={t('Back to conversations')} onClick={back}>
          <Icon name="chevron-left" />
        </IconButton>
        <div>
          <h2>
            <bdi>{shop.name}</bdi>
          </h2>
          <Presence service={service} shop={shop} />
        </div>
      </header>
      <ol ref={box} aria-busy={history.loading}>
        {history.older && (
          <li className="note">
            <Button size="small" disabled={history.loading} onClick={history.loadOlder}>
              {t('Older messages')}
            </Button>
          </li>
        )}
        {history.rows.map((row) => (
          <Said key={row.id} row={row} own={row.sender.uid !== shop.uid} />
        ))}
        {waiting.map((entry) => (
          <Waiting key={entry.message.clientId} entry={entry} outbox={outbox} />
        ))}
        {history.failed && (
          <li className="note" role="alert">
            {t('Messages could not be loaded.')} <Button onClick={history.retry}>{t('Retry')}</Button>
          </li>
        )}
        {!history.loading && !history.failed && history.rows.length + waiting.length === 0 && (
          <li className="note">{t('No messages yet.')}</li>
        )}
      </ol>
      <div className="heard" role="status">
        {latest && latest.sender.uid === shop.uid && !latest.deleted
          ? t('{name}: {text}', { name: latest.sender.name, text: latest.text })
          : ''}
      </div>
      <Composer
        key={shop.id}
        conversation={shop.id}
        typing={() => service.typing(shop.id)}
        send={(text) => outbox.send(shop.id, { type: 'text', text })}
      />
    </section>
  );
}

function Said({ row, own }: { readonly row: Message; readonly own: boolean }) {
  const classes = ['message', own && 'own', row.deleted && 'deleted'].filter(Boolean).join(' ');
  return (
    <li className={classes}>
      <p dir="auto">{row.deleted ? t('this message was deleted.') : row.text}</p>
      <span className="quiet">
        <bdi>{row.sender.name}</bdi> · <time dateTime={row.sentAt}>{chatTime(row.sentAt)}</time>
      </span>
    </li>
  );
}

function Waiting({ entry, outbox }: { readonly entry: Pending; readonly outbox: OutboxRunner }) {
  const { message, state, why = '' } = entry;
  return (
    <li className={`message own ${state}`}>
      <p dir="auto">{message.text}</p>
      {state === 'failed' ? (
        <span className="quiet" role="alert">
          {t('Not sent: {why}', { why: t(why) })}{' '}
          <Button size="small" onClick={() => outbox.retry(message.clientId)}>
            {t('Retry')}
          </Button>
          <Button size="small" onClick={() => outbox.drop(message.clientId)}>
            {t('Discard')}
          </Button>
        </span>
      ) : (
        <span className="quiet">{t(state === 'queued' ? 'Queued' : 'Sending…')}</span>
      )}
    </li>
  );
}

const TYPING = 4000;

/** Who writes or looks, how long the shop has waited, else whether it is online. */
function Presence({ service, shop }: Pick<TalkProps, 'service' | 'shop'>) {
  const [typing, setTyping] = useState('');
  const [lookers, setLookers] = useState<readonly string[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    service.look(shop.id);
    const stop = service.listen((event) => {
      if (!('conversation' in event) || event.conversation !== shop.id) return;
      if (event.kind === 'lookers') setLookers(event.names);
      if (event.kind !== 'typing') return;
      setTyping(event.name);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(''), TYPING);
    });
    return () => {
      clearTimeout(timer);
      stop();
      service.look(null);
    };
  }, [service, shop.id]);
  const parts = [
    typing ? t('{name} is typing…', { name: typing }) : t(shop.status === 'online' ? 'Online' : 'Offline'),
    shop.waitingSince && t('Waiting since {time}', { time: chatTime(shop.waitingSince) }),
    lookers.length > 0 && t('Also here: {names}', { names: lookers.join(', ') }),
  ];
  return <div className="quiet">{parts.filter(Boolean).join(' · ')}</div>;
}

/** Stays at the end as messages come while the end is in sight; older ones above do not move what is read. */
function useKeptScroll(
  box: { readonly current: HTMLElement | null },
  first: string | undefined,
  count: number,
) {
  const before = useRef({ first, height: 0, top: 0, client: 0 });
  useEffect(() => {
    const element = box.current;
    const note = () => {
      if (element) Object.assign(before.current, { top: element.scrollTop, client: element.clientHeight });
    };
    element?.addEventListener('scroll', note, { passive: true });
    return () => element?.removeEventListener('scroll', note);
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when a message was added.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { height, top, client } = before.current;
    const atEnd = height - top - client < 80;
    if (atEnd) element.scrollTop = element.scrollHeight;
    else if (before.current.first !== first) element.scrollTop = top + element.scrollHeight - height;
    before.current = {
      first,
      height: element.scrollHeight,
      top: element.scrollTop,
      client: element.clientHeight,
    };
  }, [box, first, count]);
}
