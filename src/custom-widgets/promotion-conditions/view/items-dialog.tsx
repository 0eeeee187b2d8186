import Button from '@mui/material/Button';
import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Id } from '../../../../domain/promotions/conditions/conditions.ts';
import { calls } from '../../../generated/product/widgets/promotion-conditions.ts';
import {
  ErrorState,
  entriesOf,
  InputBox,
  type RowsAnswer,
  readOnce,
  Skeleton,
  type TypedEndpoint,
  t,
  useAnswer,
} from '../../../runtime/index.ts';
import { type Found, foundOf, isMeant, type Listed } from '../model/lookups.ts';
import type { Names } from '../model/names.ts';

type Lookup = TypedEndpoint<LookupInput, RowsAnswer<object>>;
interface LookupInput {
  readonly search?: string;
  readonly perPage?: number;
  readonly per_page?: number;
  readonly jenis?: string;
}

const MOST = 100;
/** ms without a key until the server is asked. */
const PAUSE = 500;
/** So many pasted entries are looked up at a time. */
const AT_ONCE = 6;

const LOOKUPS: Readonly<Record<Listed, Lookup>> = {
  customers: calls['user.list'],
  sales: calls['sales-person.list'],
  wl_area: calls['new-promo.wl'],
  jenis_customer: calls['level.list'],
  manufactur: calls['brand.list'],
  kategori: calls['category.list'],
  sku: calls['product.list'],
  order: calls['transaction.list'],
  promotion: calls['promotion.list'],
};

const SIZE: LookupInput = { perPage: MOST };
interface Narrowed extends LookupInput {
  readonly active?: 'true';
  readonly status?: 'true';
}
const ACTIVE: Narrowed = { ...SIZE, active: 'true' };
/** Products to give away; `active` is what our own server calls it. */
const GIFTS: Narrowed = { ...ACTIVE, status: 'true' };
const INPUTS: Readonly<Partial<Record<Listed, Narrowed>>> = {
  manufactur: ACTIVE,
  kategori: ACTIVE,
  order: { per_page: MOST },
  promotion: { per_page: MOST, jenis: 'NEW PROMO' },
};
const inputOf = (kind: Listed, search: string, isGift: boolean): LookupInput => ({
  ...(isGift ? GIFTS : (INPUTS[kind] ?? SIZE)),
  ...(search === '' ? {} : { search }),
});

interface ItemsDialogProps {
  readonly kind: Listed;
  readonly ids: readonly Id[];
  readonly names: Names;
  /** Only one of them may be chosen. */
  readonly single: boolean;
  /** They are to be given away. */
  readonly isGift: boolean;
  close(): void;
  done(ids: readonly Id[]): void;
}

/** What a filter is about: found by typing, or pasted as a list. What is chosen stands first. */
export function ItemsDialog({ kind, ids, names, single, isGift, close, done }: ItemsDialogProps) {
  const [chosen, setChosen] = useState<readonly Id[]>(ids);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const state = useAnswer(LOOKUPS[kind], inputOf(kind, search, isGift));
  const foundItems = useDeferredValue(foundOf(kind, (state.answer?.rows ?? []) as Record<string, unknown>[]));
  useEffect(
    () => names.learn(foundItems.map(({ id, name }) => [`${kind}:${id}`, name])),
    [foundItems, kind, names],
  );
  const unread = useRef<LookUp>(undefined);
  const confirm = async () => {
    const pasted = unread.current ? await unread.current() : [];
    if (pasted) done([...new Set([...chosen, ...pasted.map(({ id }) => id)])]);
  };
  const isChosen = new Set(chosen);
  const toggle = (id: Id) =>
    setChosen((previousIds) =>
      single
        ? [id]
        : previousIds.includes(id)
          ? previousIds.filter((chosenId) => chosenId !== id)
          : [...previousIds, id],
    );
  const [first] = useState(ids);
  const foundById = new Map(foundItems.map((foundItem) => [foundItem.id, foundItem]));
  const kept: Found[] = typed === '' ? first.map((id) => foundById.get(id) ?? nameless(kind, id, names)) : [];
  const listed = [...kept, ...foundItems.filter(({ id }) => typed !== '' || !first.includes(id))];
  // The list is one tab stop: a hundred of them would stand before the buttons.
  const [focusedId, setFocusedId] = useState<Id>();
  const stop = listed.some(({ id }) => id === focusedId) ? focusedId : listed[0]?.id;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its arrows lead through what it holds
    <div className="items-dialog" onKeyDown={followArrows}>
      <InputBox>
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the dialog is for finding
          autoFocus
          aria-label={t('Search')}
          placeholder={t('Search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </InputBox>
      <div className="items-list">
        {state.error && <ErrorState error={state.error} retry={state.retry} />}
        {!state.answer && !state.error && <Skeleton height={200} />}
        {listed.map(({ id, name, hint, city, isActive }) => (
          <label key={id}>
            <input
              type={single ? 'radio' : 'checkbox'}
              tabIndex={id === stop ? 0 : -1}
              checked={isChosen.has(id)}
              onFocus={() => setFocusedId(id)}
              onChange={() => toggle(id)}
            />
            <span>{name}</span>
            <small>
              {[isActive ? '' : t('Inactive'), city, hint].filter((text) => text !== '').join(' · ')}
            </small>
          </label>
        ))}
        {state.answer && listed.length === 0 && <p>{t('Nothing found')}</p>}
        {foundItems.length >= MOST && (
          <p>{t('Only the first {count} are shown: type to narrow.', { count: MOST })}</p>
        )}
      </div>
      {!single && (
        <PasteBox
          kind={kind}
          isGift={isGift}
          unread={unread}
          onFound={(pastedItems) => {
            names.learn(pastedItems.map(({ id, name }) => [`${kind}:${id}`, name]));
            setChosen((previousIds) => [...new Set([...previousIds, ...pastedItems.map(({ id }) => id)])]);
          }}
        />
      )}
      <div className="items-actions">
        <span>{t('{count} chosen', { count: chosen.length })}</span>
        <Button variant="outlined" onClick={close}>
          {t('Batal')}
        </Button>
        <Button variant="contained" onClick={() => void confirm()}>
          {t('Pilih')}
        </Button>
      </div>
    </div>
  );
}

/** What is chosen, but not among the found. */
const nameless = (kind: Listed, id: Id, names: Names): Found => ({
  ...{ id, name: names.of(kind, id), hint: '', city: '', isActive: true },
});

/** From the search into the list, through it and back. */
function followArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const listInputs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[type="search"], .items-list input'),
  ];
  const inputIndex = listInputs.indexOf(event.target as HTMLElement);
  if (by === 0 || inputIndex < 0) return;
  event.preventDefault();
  listInputs[inputIndex + by]?.focus();
}

/** Looks up what is pasted; undefined where not all of it is found, or the server does not answer. */
type LookUp = () => Promise<readonly Found[] | undefined>;

interface PasteBoxProps extends Pick<ItemsDialogProps, 'kind' | 'isGift'> {
  /** Set while something is pasted that was not looked up. */
  readonly unread: RefObject<LookUp | undefined>;
  onFound(pastedItems: readonly Found[]): void;
}

/** A list from a spreadsheet: what is not found is said, and stays to be mended. */
function PasteBox({ kind, isGift, unread, onFound }: PasteBoxProps) {
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState('');
  const [statusText, setStatusText] = useState('');
  const look: LookUp = async () => {
    const entries = entriesOf(pasted);
    const foundItems: Found[] = [];
    const missing: string[] = [];
    try {
      for (let startIndex = 0; startIndex < entries.length; startIndex += AT_ONCE) {
        setStatusText(t('Looking up {done} of {count}…', { done: startIndex, count: entries.length }));
        const some = entries.slice(startIndex, startIndex + AT_ONCE);
        const answers = await Promise.all(some.map((entry) => lookUp(kind, entry, isGift)));
        for (const [place, matchedItem] of answers.entries()) {
          if (matchedItem) foundItems.push(matchedItem);
          else missing.push(some[place] ?? '');
        }
      }
    } catch {
      setStatusText(t('The list could not be looked up. Try again.'));
      return undefined;
    }
    onFound(foundItems);
    setPasted(missing.join('\n'));
    setRead(missing.join('\n'));
    setStatusText(
      missing.length > 0
        ? t('{count} added; not found: {names}', { count: foundItems.length, names: missing.join(', ') })
        : t('{count} added', { count: foundItems.length }),
    );
    return missing.length > 0 ? undefined : foundItems;
  };
  useEffect(() => {
    unread.current = pasted.trim() === '' || pasted === read ? undefined : look;
  });
  return (
    <details className="items-paste">
      <summary>{t('Paste a list')}</summary>
      <textarea
        rows={3}
        aria-label={t('Paste a list')}
        placeholder={t('One name, code or number in each line')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <Button disabled={pasted.trim() === ''} onClick={() => void look()}>
        {t('Look up')}
      </Button>
      <p role="status">{statusText}</p>
    </details>
  );
}

async function lookUp(kind: Listed, entry: string, isGift: boolean): Promise<Found | undefined> {
  const { rows } = await readOnce(LOOKUPS[kind], inputOf(kind, entry, isGift));
  return foundOf(kind, rows as Record<string, unknown>[]).find((candidate) =>
    isMeant(kind, candidate, entry),
  );
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
