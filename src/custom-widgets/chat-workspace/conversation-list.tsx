import Button from '@mui/material/Button';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { EmptyState, Icon, IconButton, t } from '../../runtime/index.ts';
import { ComingShops } from './coming.tsx';
import { FilterMenu, type SavedViews } from './filter-menu.tsx';
import { FindForm } from './find-form.tsx';
import { LoadFailure } from './load-failure.tsx';
import { MessageSearch } from './message-search.tsx';
import type { Place } from './model/kept-place.ts';
import { type ListView, printView, usualOf } from './model/list-filter.ts';
import type { ListReader } from './model/list-reader.ts';
import { Notices } from './notices.tsx';
import type { ChatService, Conversation, Hit } from './service/chat-service.ts';
import { ShopRows, type ShopRowsHandle } from './shop-rows.tsx';
import { useConversations } from './use-conversations.ts';
import { useHold } from './use-hold.ts';

interface ListProps {
  readonly service: ChatService;
  readonly chosen: string | undefined;
  choose(row: Conversation): void;
  /** Opens the conversation of a message that was found. */
  chooseHit(hits: readonly Hit[], index: number): void;
  /** The message that is shown. */
  readonly shownHit: string | undefined;
  /** Called when the chosen conversation changes. */
  freshen(row: Conversation): void;
  /** Whether new messages of a conversation are seen as they come. */
  isSeen(conversation: string): boolean;
  /** Below the search. */
  readonly tools?: ReactNode;
  readonly savedViews: SavedViews | undefined;
  /** Where the person was when this page was left. */
  readonly place: Place;
  keep(change: Place): void;
}

/** The conversations; a search of all messages lies over them, so that they stay as they are. */
export function ConversationList(props: ListProps) {
  const { service, choose } = props;
  const findButton = useRef<HTMLButtonElement>(null);
  const [isFinding, setFinding] = useState(false);
  const leave = () => {
    setFinding(false);
    // It can be focused once it is no longer behind the search.
    requestAnimationFrame(() => findButton.current?.focus());
  };
  return (
    <section className="list" aria-label={t('Conversations')}>
      {isFinding && (
        <MessageSearch
          service={service}
          label="Search all messages"
          choose={props.chooseHit}
          chooseShop={choose}
          shown={props.shownHit}
          close={leave}
        />
      )}
      <div className="own" inert={isFinding}>
        <Shops
          {...props}
          finder={
            service.finding && (
              <IconButton
                ref={findButton}
                type="button"
                aria-label={t('Search all messages')}
                title={t('Search all messages')}
                aria-expanded={isFinding}
                onClick={() => setFinding(true)}
              >
                <Icon name="message" />
              </IconButton>
            )
          }
        />
      </div>
    </section>
  );
}

/**
 * The conversations, the latest message of a person first. The search starts on Enter: it filters the loaded ones and queries
 * the service. Rows stay where they are while the list is held.
 */
function Shops(props: ListProps & { readonly finder: ReactNode }) {
  const { service, chosen, choose, freshen, tools, place, keep } = props;
  const { times, leaveSearch, ...searching } = useShopSearch();
  const { search } = searching;
  const [view, setView] = useState(place.view ?? usualOf(service));
  const list = useConversations(service, { search, ...view }, props.isSeen, place.count);
  const { rows, reader, loading, failed } = list;
  const shopRows = useRef<ShopRowsHandle>(null);
  const isBase = search === '';
  const usual = usualOf(service);
  useEffect(() => keep({ view, ...(isBase && rows.length > 0 && { count: rows.length }) }));
  useFresh(rows, chosen, freshen);
  return (
    <>
      <ShopSearch key={times} {...searching} toRows={() => shopRows.current?.focusFirst()} />
      <div className="ways">
        {tools}
        <FilterMenu service={service} view={view} setView={setView} savedViews={props.savedViews} />
        {props.finder}
        <Notices service={service} rows={rows} chosen={chosen} choose={choose} />
      </div>
      <HeldRows reader={reader} moved={list.moved} toRows={() => shopRows.current?.focusFirst()}>
        {rows.length > 0 && (
          <ShopRows
            key={JSON.stringify([search, view])}
            ref={shopRows}
            me={service.me}
            rows={rows}
            loading={loading}
            loadMore={list.more ? reader?.loadMore : undefined}
            chosen={chosen}
            choose={choose}
            anchor={isBase ? place.anchor : undefined}
            keep={(anchor) => isBase && keep({ anchor })}
          />
        )}
      </HeldRows>
      {failed && (
        <LoadFailure text="The conversations could not be loaded." retry={() => void reader?.refresh()} />
      )}
      {rows.length === 0 && loading && <ComingShops />}
      {rows.length === 0 && !loading && !failed && (
        <NothingFound
          text={emptyText(search, view, usual)}
          isBase={isBase}
          isUsual={printView(view) === printView(usual)}
          leaveSearch={leaveSearch}
          clearFilters={() => setView(usual)}
        />
      )}
    </>
  );
}

function emptyText(search: string, view: ListView, usual: ListView): string {
  if (search) return 'No shop has this name.';
  const { filter, order } = view;
  if (filter.state && printView(view) === printView(usual)) return 'No conversation is open.';
  const { with: whose, ...others } = filter;
  const isNarrowed = Object.keys(others).length > 0 || whose === 'nobody';
  if (isNarrowed || (whose && order === 'waiting')) return 'No conversation is like this.';
  if (order === 'waiting') return 'No shop waits for an answer.';
  return whose ? 'No conversation is yours.' : 'No conversations';
}

interface HeldRowsProps {
  readonly reader: ListReader | undefined;
  readonly moved: number;
  /** Moves the focus into the list. */
  toRows(): void;
  readonly children: ReactNode;
}

/**
 * Rows that stay where they are while the pointer, the focus or a scrolling is in them, below how many move afterwards. That
 * line is always there, so that no row moves by it.
 */
function HeldRows({ reader, moved, toRows, children }: HeldRowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const hold = useCallback((isHeld: boolean) => reader?.hold(isHeld), [reader]);
  useHold(box, hold);
  const settle = ({ detail }: MouseEvent) => {
    reader?.settle();
    // By the keyboard: the button is gone.
    if (detail === 0) toRows();
  };
  return (
    <div ref={box} className="held">
      <div className="moved">
        {moved > 0 && (
          <button type="button" onClick={settle}>
            {t('{count} moved: show', { count: moved })}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

/** What is searched; left, the input is empty too, and has the focus. */
function useShopSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [times, setTimes] = useState(0);
  const leaveSearch = () => {
    setSearch('');
    setTimes(times + 1);
    requestAnimationFrame(() => field.current?.focus());
  };
  return { field, search, setSearch, times, leaveSearch };
}

interface NothingFoundProps {
  readonly text: string;
  /** Nothing is searched. */
  readonly isBase: boolean;
  /** Nothing is filtered by hand. */
  readonly isUsual: boolean;
  leaveSearch(): void;
  clearFilters(): void;
}

/** In place of the rows: why there are none, and the way back to them. */
function NothingFound({ text, isBase, isUsual, leaveSearch, clearFilters }: NothingFoundProps) {
  const action = (!isBase || !isUsual) && (
    <Button variant="outlined" onClick={isBase ? clearFilters : leaveSearch}>
      {t(isBase ? 'Clear filters' : 'Show all')}
    </Button>
  );
  return <EmptyState icon={isBase ? 'message' : 'search'} text={text} action={action} />;
}

interface ShopSearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly search: string;
  setSearch(search: string): void;
  /** Moves the focus into the list. */
  toRows(): void;
}

function ShopSearch({ field, search, setSearch, toRows }: ShopSearchProps) {
  return (
    <search>
      <FindForm
        ref={field}
        label="Search a shop"
        find={setSearch}
        emptied={() => setSearch('')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          toRows();
        }}
      >
        {(typed, clear) =>
          (typed || search) && (
            <IconButton type="button" aria-label={t('Clear search')} onClick={clear}>
              <Icon name="close" />
            </IconButton>
          )
        }
      </FindForm>
    </search>
  );
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
