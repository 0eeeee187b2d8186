import Button from '@mui/material/Button';
import type { Action } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { useShownColumns } from '../state/chosen-columns.ts';
import type { ListProps } from '../state/use-list.ts';
import { startExport, useRunningExport } from './running-export.ts';

/** The button of a file that the server would write, had it the extension: the page reads the rows and writes CSV. */
export default function PageFile({ screen, list, action }: ListProps & { readonly action: Action }) {
  const { state, scope, span } = list;
  const columns = useShownColumns(screen, state);
  const running = useRunningExport();
  return (
    <Button
      variant="outlined"
      startIcon={action.icon && <Icon name={action.icon} size={16} />}
      disabled={span.total === 0}
      aria-busy={running !== undefined || undefined}
      onClick={() => void startExport({ screen, state, scope, columns }, 'csv')}
    >
      {t(action.label)}
    </Button>
  );
}
