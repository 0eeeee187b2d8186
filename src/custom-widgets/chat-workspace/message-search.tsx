import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatDate, Icon, IconButton, t } from '../../runtime/index.ts';
import { FindForm } from './find-form.tsx';
import { lineOf } from './line-of.ts';
import { LoadFailure } from './load-failure.tsx';
import { CHAT_TIME } from './model/times.ts';
import type { ChatService, Message } from './service/chat-service.ts';
import { useLoadedRows } from './use-loaded-rows.ts';

interface SearchProps {
  readonly service: ChatService;
  readonly conversation: string;
  /** Shows a found message among its neighbours. */
  choose(message: Message): void;
  close(): void;
}

/** The search of one conversation: shows the messages that contain the text, in place of the history. */
export function MessageSearch({ service, conversation, choose, close }: SearchProps) {
  // An object of its own for each search: the same words may be searched for again.
  const [search, setSearch] = useState({ words: '' });
  const { rows, next, loading, failed, load } = useFoundMessages(service, conversation, search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const further = () => void load(next);
  return (
    <search onKeyDown={({ key }) => key === 'Escape' && close()} className="found-messages">
      <FindForm ref={field} label="Search messages" find={(words) => setSearch({ words })}>
        {() => (
          <IconButton type="button" aria-label={t('Close')} onClick={close}>
            <Icon name="close" />
          </IconButton>
        )}
      </FindForm>
      <ul aria-busy={loading}>
        {rows.map((row) => (
          <FoundMessage key={row.id} row={row} choose={choose} />
        ))}
        {next && (
          <li className="note">
            <Button size="small" disabled={loading} onClick={further}>
              {t('Older messages')}
            </Button>
          </li>
        )}
      </ul>
      <p className="note" role="status">
        {search.words !== '' && !loading && !failed && rows.length === 0
          ? t('No message has these words.')
          : ''}
      </p>
      {failed && <LoadFailure retry={further} />}
    </search>
  );
}

/** The messages that have the words, latest first; none without words. */
function useFoundMessages(service: ChatService, conversation: string, search: { readonly words: string }) {
  const read = useCallback(
    async (olderThan?: string) => {
      if (search.words === '') return { rows: [] };
      const page = await service.messages(conversation, { search: search.words, before: olderThan });
      return { rows: page.rows.toReversed(), next: page.more ? page.rows[0]?.id : undefined };
    },
    [service, conversation, search],
  );
  const found = useLoadedRows(read, 'messages');
  const { begin } = found;
  useEffect(begin, [begin]);
  return found;
}

function FoundMessage({ row, choose }: { readonly row: Message } & Pick<SearchProps, 'choose'>) {
  return (
    <li>
      <button type="button" className="hit" onClick={() => choose(row)}>
        <span className="quiet">
          <bdi>{row.sender.name}</bdi> · {formatDate(row.sentAt, CHAT_TIME)}
        </span>
        <bdi>{lineOf(row)}</bdi>
      </button>
    </li>
  );
}
