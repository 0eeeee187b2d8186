import Button from '@mui/material/Button';
import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import type { OpenBulk } from '../../table/selection/use-bulk-run.ts';

interface PasteButtonsProps {
  readonly screen: ListScreen;
  readonly scope: Scope;
  readonly actions: readonly BulkAction[];
  readonly open: OpenBulk;
}

/** The bulk actions that take pasted lines, which name rows that nobody has selected. */
export default function PasteButtons({ screen, scope, actions, open }: PasteButtonsProps) {
  return actions
    .filter(({ paste }) => paste !== undefined)
    .map((action) => (
      <Button
        key={action.id}
        variant="outlined"
        color="inherit"
        onClick={() => void open(screen, scope, action, [])}
      >
        {t(action.label)}
      </Button>
    ));
}
