import { type ReactNode, useMemo, useRef } from 'react';
import type { Filter, ListScreen } from '../../../../core/model.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { useStable } from '../../ui/use-stable.ts';
import { filtersOf, isSearched } from '../state/list-input.ts';
import { changeState } from '../state/list-state.ts';
import type { ListProps } from '../state/use-list.ts';
import { ListTools } from '../tools/list-tools.tsx';
import { ListFilters } from './list-filters.tsx';
import { SearchBox, textIn } from './search-box.tsx';

// A chunk of its own, for active filters that are out of sight.
const FilterChips = lazyWithPreload(() => import('./filter-chips.tsx'));

// A chunk of its own, for phones and for many filters.
const FilterSheet = lazyWithPreload(() => import('./filter-sheet.tsx'));

/** Search box, filters, a hand-made part, and the tools at the end; nothing when the list has none of the first three. */
export function ListToolbar({ screen, list, children }: ListProps & { children?: ReactNode }) {
  const { state, go, retry } = list;
  const box = useRef<HTMLInputElement>(null);
  // The search box is the dearest part of the toolbar: a turned page must not draw it again.
  const onSearch = useStable((search: string, replace: boolean) =>
    search === state.search ? retry() : go(changeState(state, { search }), replace),
  );
  const onFilter = (change: Readonly<Record<string, string>>) => {
    const chosen = Object.entries({ ...state.filters, ...change }).filter(([, value]) => value !== '');
    // Text that was typed and not entered is meant too; rows that ignore it would look like its answer. Where to search asks nothing.
    const { searchIn } = screen.source.endpoint;
    const isAsked = Object.keys(change).some((param) => param !== searchIn);
    const search = isAsked && box.current ? textIn(box) : state.search;
    go(changeState(state, { search, filters: Object.fromEntries(chosen) }));
  };
  const filters = useMemo(() => filtersOf(screen), [screen]);
  const isPhone = useMedia(PHONE);
  if (!hasToolbar(screen)) return null;
  const shared = { values: state.filters, place: screen.file, onFilter };
  const folded = foldedOf(filters, isPhone, screen.source.endpoint.searchIn);
  // A filter in sight says its value itself.
  const chips = folded.filter(
    ({ param, range }) => state.filters[param] || (range && state.filters[range.end]),
  );
  return (
    <>
      <FilterBar>
        {screen.search && list.shape.searchable && (
          <SearchBox search={screen.search} value={state.search} box={box} onSearch={onSearch} />
        )}
        <ListFilters filters={filters.filter((filter) => !folded.includes(filter))} {...shared} />
        {folded.length > 0 && <FilterSheet filters={folded} {...shared} />}
        {children}
        <ListTools screen={screen} list={list} />
      </FilterBar>
      {chips.length > 0 && <FilterChips filters={chips} values={state.filters} onFilter={onFilter} />}
    </>
  );
}

/** So many controls stand in the line of the search; a range of days is as wide as two. */
const MOST_IN_SIGHT = 4;

/** The filters behind a button: on a phone all but where to search, else the last ones of many. */
function foldedOf(filters: readonly Filter[], isPhone: boolean, searchIn: string | undefined): Filter[] {
  if (isPhone) return filters.length > 1 ? filters.filter(({ param }) => param !== searchIn) : [];
  const controlsTo = (count: number) =>
    filters.slice(0, count).reduce((sum, { range }) => sum + (range ? 2 : 1), 0);
  return filters.filter((_, index) => controlsTo(index + 1) > MOST_IN_SIGHT);
}

/** Whether the list has a search or filters. */
export function hasToolbar(screen: ListScreen): boolean {
  return isSearched(screen) || filtersOf(screen).length > 0 || screen.slots?.beside !== undefined;
}

/** Native controls with the style of form fields: MUI's select would load its menu. */
export const FilterBar = staticStyled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  // The rows matter more than what narrows them.
  '--control-border': 'var(--raised-border)',
  '& > search': { flex: '1 1 180px', minWidth: 0, maxWidth: 280 },
  // One control with its label in it.
  '& .filter:not(.day-range), & .days': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    border: '1px solid var(--control-border)',
    borderRadius: 6,
    backgroundColor: 'var(--mui-palette-background-default)',
    '&:hover': { borderColor: 'var(--mui-palette-text-primary)' },
    '&:has(:is(input, select):focus)': {
      borderColor: 'var(--focus)',
      boxShadow: 'inset 0 0 0 1px var(--focus)',
    },
  },
  // It narrows the rows.
  '& .filter:has(> select > option:checked:not([value=""]))': {
    borderColor: 'var(--mui-palette-primary-main)',
  },
  '& .filter label': {
    paddingInlineStart: 10,
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
  },
  // As wide as what is chosen, up to a maximum: record names may be very long.
  '& .filter > :is(input, select)': {
    flexGrow: 1,
    minWidth: 0,
    maxWidth: 200,
    fieldSizing: 'content',
    height: 'max(34px, var(--touch))',
    padding: '0 26px 0 6px',
    '[dir=rtl] &': { padding: '0 6px 0 26px' },
    border: 0,
    borderRadius: 5,
    outline: 0,
    backgroundColor: 'transparent',
  },
  '@media (max-width: 600px)': {
    '& > search': { flexBasis: 120, maxWidth: 'none' },
    // What stays beside the folded filters shares their line with the tools.
    // What is searched for is read whole.
    '& > search:has(~ .filter, input:not(:placeholder-shown))': { flexBasis: '100%' },
    '& > .filter': { flex: '1 1 120px', minWidth: 0 },
  },
  '& .search-buttons': {
    display: 'inline-flex',
    alignItems: 'center',
    marginInlineEnd: 2,
    color: 'var(--mui-palette-text-secondary)',
  },
});
