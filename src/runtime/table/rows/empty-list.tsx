import Button from '@mui/material/Button';
import type { ListScreen } from '../../../../core/model.ts';
import { ActionBar } from '../../actions/action-bar.tsx';
import { t } from '../../base/i18n/t.ts';
import { EmptyState } from '../../ui/states.tsx';
import { isNarrowed } from '../state/list-state.ts';
import type { List } from '../state/use-list.ts';

/** Replaces the rows: nothing matches, with a button that resets the filters, or the list is empty. */
export function EmptyList({ screen, list }: { screen: ListScreen; list: List }) {
  const { state, scope, go, retry } = list;
  if (isNarrowed(state)) {
    const text = state.search
      ? t('No results for "{query}"', { query: state.search })
      : t('No results for these filters');
    return (
      <EmptyState
        text={text}
        action={
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => go({ ...state, page: 1, search: '', filters: {} })}
          >
            {t('Show all')}
          </Button>
        }
      />
    );
  }
  const { text, hint } = screen.empty ?? { text: 'Nothing here yet' };
  const first = screen.header.filter(({ place }) => place === 'primary');
  return (
    <EmptyState
      text={text}
      {...(hint && { hint })}
      action={first.length > 0 && <ActionBar actions={first} scope={scope} reload={retry} />}
    />
  );
}
