import { styled } from '@mui/material/styles';
import { useCallback } from 'react';
import type { ListScreen } from '../model.ts';
import { ListFilters } from './list-filters.tsx';
import { changeState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';
import type { List } from './use-list.ts';

/** Search box and filters; nothing where the list has neither. */
export function ListToolbar({ screen, list }: { screen: ListScreen; list: List }) {
  const { state, go } = list;
  const onSearch = useCallback(
    (search: string, replace: boolean) => go(changeState(state, { search }), replace),
    [go, state],
  );
  const onFilter = (param: string, value: string) => {
    const { [param]: _, ...others } = state.filters;
    go(changeState(state, { filters: value ? { ...others, [param]: value } : others }));
  };
  if (!screen.search && screen.filters.length === 0) return null;
  return (
    <Bar>
      {screen.search && <SearchBox search={screen.search} value={state.search} onSearch={onSearch} />}
      <ListFilters filters={screen.filters} values={state.filters} place={screen.file} onFilter={onFilter} />
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 12,
});
