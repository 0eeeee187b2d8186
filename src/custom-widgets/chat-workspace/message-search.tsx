import Button from '@mui/material/Button';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDate, Icon, IconButton, InputBox, t } from '../../runtime/index.ts';
import { lineOf } from './line-of.ts';
import { logFailure } from './model/failures.ts';
import { CHAT_TIME } from './model/times.ts';
import type { ChatService, Message } from './service/chat-service.ts';

interface SearchProps {
  readonly service: ChatService;
  readonly conversation: string;
  /** Shows a found message among its neighbours. */
  choose(message: Message): void;
  close(): void;
}

interface Found {
  /** The search text that `rows` belongs to; empty before the first search. */
  readonly words: string;
  /** The found messages, latest first. */
  readonly rows: readonly Message[];
  readonly more: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
}

const NOTHING: Found = { words: '', rows: [], more: false, loading: false, failed: false };

/** The search of one conversation: shows the messages that contain the text, in place of the history. */
export function MessageSearch({ service, conversation, choose, close }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [searchState, setFound] = useState(NOTHING);
  const searchCount = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const find = async (words: string, oldestMessage?: Message) => {
    searchCount.current += 1;
    const turn = searchCount.current;
    setFound((last) => ({
      ...(oldestMessage ? last : NOTHING),
      words,
      loading: words !== '',
      failed: false,
    }));
    if (words === '') return;
    try {
      const { rows, more: hasMore } = await service.messages(conversation, {
        search: words,
        before: oldestMessage?.id,
      });
      if (turn !== searchCount.current) return;
      setFound((last) => ({
        ...last,
        rows: [...last.rows, ...rows.toReversed()],
        more: hasMore,
        loading: false,
      }));
    } catch (error) {
      logFailure('messages', error);
      if (turn === searchCount.current) setFound((last) => ({ ...last, loading: false, failed: true }));
    }
  };
  const further = () => void find(searchState.words, searchState.rows.at(-1));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find(typed.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <search onKeyDown={press} className="found-messages">
      <form className="find" onSubmit={submit}>
        <InputBox>
          <input
            ref={field}
            aria-label={t('Search messages')}
            placeholder={t('Search messages')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </InputBox>
        <IconButton type="button" aria-label={t('Close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </form>
      <ul aria-busy={searchState.loading}>
        {searchState.rows.map((row) => (
          <li key={row.id}>
            <button type="button" className="hit" onClick={() => choose(row)}>
              <span className="quiet">
                <bdi>{row.sender.name}</bdi> · {formatDate(row.sentAt, CHAT_TIME)}
              </span>
              <bdi>{lineOf(row)}</bdi>
            </button>
          </li>
        ))}
        {searchState.more && (
          <li className="note">
            <Button size="small" disabled={searchState.loading} onClick={further}>
              {t('Older messages')}
            </Button>
          </li>
        )}
      </ul>
      <p className="note" role="status">
        {searchState.words !== '' &&
        !searchState.loading &&
        !searchState.failed &&
        searchState.rows.length === 0
          ? t('No message has these words.')
          : ''}
      </p>
      {searchState.failed && (
        <p className="note" role="alert">
          {t('Messages could not be loaded.')}{' '}
          <Button size="small" onClick={further}>
            {t('Retry')}
          </Button>
        </p>
      )}
    </search>
  );
}
