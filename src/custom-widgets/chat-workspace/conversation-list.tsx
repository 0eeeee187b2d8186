import Button from '@mui/material/Button';
import { type FormEvent, type UIEvent, useState } from 'react';
import { Icon, IconButton, InputBox, t } from '../../runtime/index.ts';
import { chatTime } from './model/history.ts';
import type { ChatService, Conversation } from './service/chat-service.ts';
import { useConversations } from './use-conversations.ts';

interface ListProps {
  readonly service: ChatService;
  readonly chosen: string | undefined;
  choose(row: Conversation): void;
}

/** The shops, the latest message first. Typing changes nothing; Enter filters what is loaded while the service looks for more. */
export function ConversationList({ service, chosen, choose }: ListProps) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const list = useConversations(service, search, chosen);
  const rows = list.rows.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
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
            />
          </InputBox>
          {(typed || search) && (
            <IconButton type="button" aria-label={t('Clear search')} onClick={clear}>
              <Icon name="close" />
            </IconButton>
          )}
        </form>
      </search>
      {rows.length > 0 && (
        <ul onScroll={scroll} aria-busy={list.loading}>
          {rows.map((row) => (
            <li key={row.id}>
              <Shop row={row} current={row.id === chosen} choose={() => choose(row)} />
            </li>
          ))}
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
      {rows.length === 0 && !list.loading && !list.failed && (
        <p className="note">{t(search ? 'No shop has this name.' : 'No conversations')}</p>
      )}
    </section>
  );
}

interface ShopProps {
  readonly row: Conversation;
  readonly current: boolean;
  choose(): void;
}

function Shop({ row, current, choose }: ShopProps) {
  const { last, unread, status } = row;
  const words = last?.deleted ? t('this message was deleted.') : (last?.text ?? '');
  return (
    <button type="button" className="shop" aria-current={current || undefined} onClick={choose}>
      <span
        className={`dot ${status}`}
        role="img"
        aria-label={t(status === 'online' ? 'Online' : 'Offline')}
      />
      <strong>
        <bdi>{row.name}</bdi>
      </strong>
      {last ? <time dateTime={last.sentAt}>{chatTime(last.sentAt)}</time> : <span />}
      <span className="last">
        <bdi>{words}</bdi>
      </span>
      {unread > 0 && (
        <span className="unread" role="img" aria-label={t('Unread: {count}', { count: unread })}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  );
}
