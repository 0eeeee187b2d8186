import Button from '@mui/material/Button';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  addDays,
  Field,
  formatDate,
  Icon,
  IconButton,
  instantAt,
  t,
  useRested,
} from '../../runtime/index.ts';
import { DayField, wrongDay } from './day-field.tsx';
import { FindForm } from './find-form.tsx';
import { lineOf, numberWith } from './line-of.ts';
import { LoadFailure } from './load-failure.tsx';
import { logFailure } from './model/failures.ts';
import { CHAT_TIME } from './model/times.ts';
import type { ChatService, Conversation, Hit, Sought } from './service/chat-service.ts';
import { useLoadedRows } from './use-loaded-rows.ts';

interface SearchProps {
  readonly service: ChatService;
  /** Source text: what the field is called. */
  readonly label: string;
  /** Absent: over all of them. */
  readonly conversation?: string;
  /** Shows a found message among its neighbours; the others can be stepped to. */
  choose(hits: readonly Hit[], index: number): void;
  /** Opens a conversation; absent: shops are not looked for. */
  chooseShop?(row: Conversation): void;
  /** The message that is shown. */
  readonly shown?: string | undefined;
  close(): void;
}

/** The search of messages, in one conversation or over all: shows those that have the words, in place of what is searched. */
export function MessageSearch(props: SearchProps) {
  const { service, label, conversation, choose, chooseShop, shown, close } = props;
  // An object of its own for each search: the same words may be searched for again.
  const [search, setSearch] = useState({ words: '' });
  const [narrow, setNarrow] = useState<Narrow>({ person: '', from: '', until: '' });
  const sought = useSought(search, { ...narrow, person: useRested(narrow.person) }, conversation);
  const { rows, next, loading, failed, load } = useFoundMessages(service, sought);
  const shops = useFoundShops(service, chooseShop ? search : undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const further = () => void load(next);
  const isNothing = rows.length === 0 && shops.length === 0 && !loading && !failed;
  return (
    <search className="found-messages" onKeyDown={(event) => closeByEscape(event, close)}>
      <FindForm
        ref={field}
        label={label}
        hint={chooseShop && t('Words, phone, invoice')}
        find={(words) => setSearch({ words })}
      >
        {() => <SearchButtons close={close} />}
      </FindForm>
      {service.finding && <Narrowing narrow={narrow} change={setNarrow} />}
      <ul aria-busy={loading}>
        {shops.map((row) => (
          <li key={`shop ${row.id}`}>
            <button type="button" className="hit" onClick={() => chooseShop?.(row)}>
              <span className="quiet">{t('Shop')}</span>
              <bdi>{row.name}</bdi>
            </button>
          </li>
        ))}
        {rows.map(({ id, ...hit }, index) => (
          <li key={id}>
            <FoundMessage
              hit={hit}
              words={sought.words ?? ''}
              isOverAll={conversation === undefined}
              isShown={id === shown}
              choose={() => choose(rows, index)}
            />
          </li>
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
        {isSought(sought) && isNothing ? t('No message has these words.') : ''}
      </p>
      {failed && <LoadFailure retry={further} />}
    </search>
  );
}

function closeByEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  close();
}

function SearchButtons({ close }: Pick<SearchProps, 'close'>) {
  return (
    <>
      <IconButton type="submit" aria-label={t('Search')}>
        <Icon name="search" />
      </IconButton>
      <IconButton type="button" aria-label={t('Close')} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </>
  );
}

interface Narrow {
  readonly person: string;
  /** Days; empty: any. */
  readonly from: string;
  readonly until: string;
}

interface NarrowingProps {
  readonly narrow: Narrow;
  change(narrow: Narrow): void;
}

/** By whom and when, behind one line. */
function Narrowing({ narrow, change }: NarrowingProps) {
  const set = (name: keyof Narrow) => (value: unknown) => change({ ...narrow, [name]: String(value ?? '') });
  return (
    <details className="narrowing">
      <summary>{t('By whom and when')}</summary>
      <div>
        <Field field="text" label={t('Written by')} value={narrow.person} onChange={set('person')} />
        <DayField label={t('From day')} value={narrow.from} onChange={set('from')} />
        <DayField
          label={t('Until day')}
          value={narrow.until}
          onChange={set('until')}
          error={wrongRange(narrow)}
        />
      </div>
    </details>
  );
}

/** What is wrong with days of which the last is before the first. */
const wrongRange = ({ from, until }: Omit<Narrow, 'person'>): string | undefined =>
  from && until && !wrongDay(from) && until < from ? t('Start date cannot beyond end date.') : undefined;

/** The same object while the same is looked for; nothing is while a day is none, or the last is before the first. */
function useSought(
  search: { readonly words: string },
  narrow: Narrow,
  conversation: string | undefined,
): Sought {
  const [sought, setSought] = useState<Sought>({});
  const { person, from, until } = narrow;
  useEffect(() => {
    if (wrongDay(from) || wrongDay(until) || wrongRange({ from, until })) return setSought({});
    setSought({
      ...(search.words && { words: search.words }),
      ...(person && { person }),
      ...(from && { from: instantAt(from, '00:00') }),
      ...(until && { until: instantAt(addDays(until, 1), '00:00') }),
      ...(conversation && { conversation }),
    });
  }, [search, person, from, until, conversation]);
  return sought;
}

const isSought = ({ words, person, from, until }: Sought) => Boolean(words || person || from || until);

/** The messages that are looked for, latest first; none without a question. */
function useFoundMessages(service: ChatService, sought: Sought) {
  const read = useCallback(
    async (olderThan?: string) => {
      if (!isSought(sought)) return { rows: [] };
      const { rows, more } = await hitsOf(service, sought, olderThan);
      const next = more ? rows.at(-1)?.message.id : undefined;
      return { rows: rows.map((hit) => ({ id: hit.message.id, ...hit })), next };
    },
    [service, sought],
  );
  const found = useLoadedRows(read, 'messages');
  const { begin } = found;
  useEffect(begin, [begin]);
  return found;
}

/** Where the service cannot search over all, it can in one conversation, by words. */
async function hitsOf(service: ChatService, sought: Sought, olderThan: string | undefined) {
  const { words, conversation } = sought;
  if (service.finding) return service.finding.messages(sought, olderThan);
  if (!conversation) return { rows: [], more: false };
  const page = await service.messages(conversation, { search: words, before: olderThan });
  return { rows: page.rows.toReversed().map((message) => ({ shop: '', message })), more: page.more };
}

/** The conversations whose shop is known by the words. */
function useFoundShops(service: ChatService, search: { readonly words: string } | undefined) {
  const [shops, setShops] = useState<readonly Conversation[]>([]);
  useEffect(() => {
    setShops([]);
    let isOver = false;
    if (search?.words)
      service.finding?.shops(search.words).then(
        (found) => isOver || setShops(found),
        (error) => logFailure('conversations', error),
      );
    return () => {
      isOver = true;
    };
  }, [service, search]);
  return shops;
}

interface FoundMessageProps {
  readonly hit: Hit;
  /** What was looked for. */
  readonly words: string;
  readonly isOverAll: boolean;
  readonly isShown: boolean;
  choose(): void;
}

function FoundMessage({ hit: { shop, message }, words, isOverAll, isShown, choose }: FoundMessageProps) {
  const { sender, sentAt } = message;
  const number = words && numberWith(words, message);
  return (
    <button type="button" className="hit" aria-current={isShown || undefined} onClick={choose}>
      <span className="quiet">
        {isOverAll && shop !== sender.name && (
          <>
            <bdi>{shop}</bdi> ·{' '}
          </>
        )}
        <bdi>{sender.name}</bdi> · {formatDate(sentAt, CHAT_TIME)}
      </span>
      <bdi>{[lineOf(message), number].filter(Boolean).join(' · ')}</bdi>
    </button>
  );
}
