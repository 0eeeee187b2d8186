import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ActionBar } from '../../actions/action-bar.tsx';
import { errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { useTabFrame } from '../../navigation/tab-frame.ts';
import { EmptyState, ErrorState, Notice } from '../../ui/states.tsx';
import { isNarrowed } from '../state/list-state.ts';
import type { List, ListProps } from '../state/use-list.ts';

/** The content of a list: an error, the empty state, or the rows; an error never removes the rows of the same question. */
export function ListBody({ list, screen, children }: ListProps & { children: ReactNode }) {
  return (
    <>
      <Note list={list} />
      {list.rows.length > 0 || (list.loading && !list.error) ? (
        children
      ) : list.error ? (
        <ErrorState error={list.error} retry={list.retry} />
      ) : (
        <EmptyList screen={screen} list={list} />
      )}
    </>
  );
}

/** Replaces the rows: nothing matches, with a button that resets the filters, or the list is empty. */
function EmptyList({ screen, list: { state, scope, go, retry } }: ListProps) {
  const isPart = useTabFrame()?.isPart === true;
  if (isNarrowed(state)) {
    const text = state.search
      ? t('No results for "{query}"', { query: state.search })
      : t('No results for these filters');
    const isFiltered = Object.keys(state.filters).length > 0;
    const way = !isFiltered ? 'Clear search' : state.search ? 'Show all' : 'Clear filters';
    const showAll = () => go({ ...state, page: 1, search: '', filters: {} });
    const action = (
      <Button variant="outlined" onClick={showAll}>
        {t(way)}
      </Button>
    );
    return (
      <EmptyState
        icon={state.search ? 'search' : 'filter'}
        text={text}
        hint={isFiltered ? 'Fewer filters show more.' : 'Check the spelling, or try fewer words.'}
        action={action}
      />
    );
  }
  const { text, hint } = screen.empty ?? { text: 'Nothing here yet' };
  // Its actions are beside the title of the part.
  if (isPart)
    return (
      <Notice>
        {t(text)} {hint && t(hint)}
      </Notice>
    );
  const first = screen.header.filter(({ place }) => place === 'primary');
  return (
    <EmptyState
      text={text}
      {...(hint && { hint })}
      action={first.length > 0 && <ActionBar actions={first} scope={scope} reload={retry} />}
    />
  );
}

/** The notice above the rows: the last call failed, or takes long. */
function Note({ list }: { list: List }) {
  if (list.error && list.rows.length > 0) {
    return (
      <div className="list-note" role="alert">
        <span>
          {list.moving && `${t('This page could not be loaded.')} `}
          {errorText(list.error)}
        </span>
        <Button size="small" onClick={list.retry}>
          {t('Retry')}
        </Button>
      </div>
    );
  }
  if (!list.slow) return null;
  return (
    <div className="list-hint" role="status">
      {t('This takes longer than usual…')}
    </div>
  );
}
