import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { errorText } from '../../core/api-error.ts';
import { t } from '../../core/i18n/t.ts';
import type { ListScreen } from '../../model.ts';
import { ErrorState } from '../../ui/states.tsx';
import type { List } from '../state/use-list.ts';
import { EmptyList } from './empty-list.tsx';

interface ListBodyProps {
  readonly list: List;
  readonly screen: ListScreen;
  readonly children: ReactNode;
}

/** What there is to see: a failure, nothing, or the rows; a failure never takes rows away that are there. */
export function ListBody({ list, screen, children }: ListBodyProps) {
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
