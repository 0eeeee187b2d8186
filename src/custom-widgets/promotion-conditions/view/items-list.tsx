import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import type { Id } from '../../../../domain/promotions/conditions/conditions.ts';
import {
  ErrorState,
  formatMoney,
  formatNumber,
  Skeleton,
  t,
  useAnswer,
  useRested,
} from '../../../runtime/index.ts';
import { type Found, type FoundProduct, foundOf, type Listed } from '../model/lookups.ts';
import type { Names } from '../model/names.ts';
import { inputOf, LOOKUPS, MOST } from './look-up.ts';

/** ms without a key until the server is asked. */
const SEARCH_WAIT = 500;

interface ItemsListProps {
  readonly kind: Listed;
  readonly names: Names;
  /** Only one of them may be chosen. */
  readonly single: boolean;
  /** They are to be given away. */
  readonly isGift: boolean;
  readonly typed: string;
  readonly chosen: readonly Id[];
  setChosen(ids: readonly Id[]): void;
}

/** What is found; before anything is typed that which was chosen first. One tab stop: a hundred of them would stand before the buttons. */
export function ItemsList(props: ItemsListProps) {
  const { single, chosen, setChosen } = props;
  const { state, listed, isCut } = useListedItems(props);
  const isChosen = new Set(chosen);
  const toggle = (id: Id) => {
    const others = chosen.filter((chosenId) => chosenId !== id);
    if (single) setChosen([id]);
    else setChosen(isChosen.has(id) ? others : [...others, id]);
  };
  const [focusedId, setFocusedId] = useState<Id>();
  const stop = listed.some(({ id }) => id === focusedId) ? focusedId : listed[0]?.id;
  return (
    <div className="items-list" data-stale={state.stale || undefined} aria-busy={state.stale}>
      {state.error && <ErrorState error={state.error} retry={state.retry} />}
      {!state.answer && !state.error && <Skeleton height={200} />}
      {listed.map(({ id, name, hint, city, isActive, product }) => (
        <label key={id}>
          <input
            type={single ? 'radio' : 'checkbox'}
            tabIndex={id === stop ? 0 : -1}
            checked={isChosen.has(id)}
            onFocus={() => setFocusedId(id)}
            onChange={() => toggle(id)}
          />
          {product && <Picture image={product.image} />}
          <span>{name}</span>
          <small>
            {[isActive ? '' : t('Inactive'), city, hint, ...wordsOf(product)]
              .filter((text) => text !== '')
              .join(' · ')}
          </small>
        </label>
      ))}
      {state.answer && !state.stale && listed.length === 0 && <p>{t('Nothing found')}</p>}
      {isCut && <p>{t('Only the first {count} are shown: type to narrow.', { count: MOST })}</p>}
    </div>
  );
}

/** A box of fixed size aligns the names. */
function Picture({ image }: Pick<FoundProduct, 'image'>) {
  return (
    <span className="items-picture" aria-hidden="true">
      {image === undefined ? null : <img src={image} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}

/** By what a product is chosen, beside its name. */
const wordsOf = ({ price, stock }: Partial<FoundProduct> = {}): string[] => [
  ...(price === undefined ? [] : [formatMoney(price)]),
  ...(stock === undefined ? [] : [`${t('Stock')} ${formatNumber(stock)}`]),
];

/** The items that are shown for what is typed, and whether there may be more than these. */
function useListedItems({ kind, names, isGift, typed, chosen }: ItemsListProps) {
  const search = useRested(typed.trim(), SEARCH_WAIT);
  const state = useAnswer(LOOKUPS[kind], inputOf(kind, search, isGift));
  const foundItems = useDeferredValue(foundOf(kind, (state.answer?.rows ?? []) as Record<string, unknown>[]));
  useEffect(
    () => names.learn(foundItems.map(({ id, name }) => [`${kind}:${id}`, name])),
    [foundItems, kind, names],
  );
  const [first] = useState(chosen);
  const foundById = new Map(foundItems.map((foundItem) => [foundItem.id, foundItem]));
  const kept = typed === '' ? first.map((id) => foundById.get(id) ?? nameless(kind, id, names)) : [];
  const listed = [...kept, ...foundItems.filter(({ id }) => typed !== '' || !first.includes(id))];
  return { state, listed, isCut: foundItems.length >= MOST };
}

/** What is chosen, but not among the found. */
const nameless = (kind: Listed, id: Id, names: Names): Found => ({
  id,
  name: names.of(kind, id),
  hint: '',
  city: '',
  isActive: true,
});

/** From the search into the list, through it and back. */
export function followArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const listInputs = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('[type="search"], .items-list input'),
  ];
  const inputIndex = listInputs.indexOf(event.target as HTMLElement);
  if (by === 0 || inputIndex < 0) return;
  event.preventDefault();
  listInputs[inputIndex + by]?.focus();
}
