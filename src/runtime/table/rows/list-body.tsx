import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import type { ListScreen } from '../../../../core/model.ts';
import { errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { ErrorState } from '../../ui/states.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import type { List } from '../state/use-list.ts';
import { EmptyList } from './empty-list.tsx';

interface ListBodyProps {
  readonly list: List;
  readonly screen: ListScreen;
  readonly children: ReactNode;
}

/** The content of a list: an error, the empty state, or the rows; an error never removes rows that are already loaded. */
export function ListBody({ list, screen, children }: ListBodyProps) {
  const failure = list.error && errorText(list.error);
  useEffect(() => {
    if (failure) notify(failure, 'error');
  }, [failure]);
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
