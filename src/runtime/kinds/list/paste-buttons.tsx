import Button from '@mui/material/Button';
import type { BulkAction, ListScreen } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { t } from '../../base/i18n/t.ts';
import type { OpenBulk } from '../../table/selection/use-bulk-run.ts';
import { PHONE, useMedia } from '../../ui/use-media.ts';

interface PasteButtonsProps {
  readonly screen: ListScreen;
  readonly scope: Scope;
  readonly actions: readonly BulkAction[];
  readonly open: OpenBulk;
}

/** The bulk actions that take pasted lines, which name rows that nobody has selected. Where the page has no main button, they are. */
export default function PasteButtons({ screen, scope, actions, open }: PasteButtonsProps) {
  const isPhone = useMedia(PHONE);
  const isMain = screen.header.every(({ place }) => place !== 'primary');
  return actions
    .filter(({ paste }) => paste !== undefined)
    .map((action) => (
      <Button
        key={action.id}
        data-paste=""
        variant={isMain ? 'contained' : 'outlined'}
        // The main button of a page is the last one; on a phone its menu is.
        style={{ order: isMain && !isPhone ? 1 : 0 }}
        onClick={() => void open(screen, scope, action, [])}
      >
        {t(action.label)}
      </Button>
    ));
}
