import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon, IconButton, notify, Skeleton, searchForm, t } from '../../runtime/index.ts';
import { FindForm } from './find-form.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Notices } from './notices.tsx';
import type { ChatService, Conversation } from './service/chat-service.ts';
import { ShopRows, type ShopRowsHandle } from './shop-rows.tsx';
import { useConversations } from './use-conversations.ts';

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

/**
 * The conversations, latest message first. The search starts on Enter: it filters the loaded ones and queries the
 * service.
 */
export function ConversationList(props: ListProps) {
  const { service, chosen, choose, freshen, tools, initialConversation } = props;
  const [search, setSearch] = useState('');
  const [mine, setMine] = useState(false);
  const list = useConversations(service, search, chosen, mine);
  const searched = searchForm(search);
  const rows = list.rows.filter(({ name }) => searchForm(name).includes(searched));
  const shopRows = useRef<ShopRowsHandle>(null);
  useWanted(service, initialConversation, choose);
  useFresh(rows, chosen, freshen);
  return (
    <section className="list" aria-label={t('Conversations')}>
      <ShopSearch search={search} setSearch={setSearch} toRows={() => shopRows.current?.focusFirst()} />
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
      {rows.length > 0 && <ShopRows ref={shopRows} {...list} rows={rows} chosen={chosen} choose={choose} />}
      {list.failed && <LoadFailure retry={list.retry} />}
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

interface ShopSearchProps {
  readonly search: string;
  setSearch(search: string): void;
  /** Moves the focus into the list. */
  toRows(): void;
}

function ShopSearch({ search, setSearch, toRows }: ShopSearchProps) {
  return (
    <search>
      <FindForm
        label="Search a shop"
        find={setSearch}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          toRows();
        }}
      >
        {(typed, clear) =>
          (typed || search) && (
            <IconButton
              type="button"
              aria-label={t('Clear search')}
              onClick={() => {
                clear();
                setSearch('');
              }}
            >
              <Icon name="close" />
            </IconButton>
          )
        }
      </FindForm>
    </search>
  );
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
