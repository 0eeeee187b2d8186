import Button from '@mui/material/Button';
import type { TransactionActionsProps } from '../../generated/product/widgets/transaction-actions.ts';
import { openDialogWith, t, type WidgetHost } from '../../runtime/index.ts';
import { AcceptSeveral } from './accept-several.tsx';
import { draftsOf } from './model/drafts.ts';

/** A button beside the search of the new orders that opens a table to accept several of them. */
export default function TransactionActions({ state, list }: TransactionActionsProps & WidgetHost) {
  const drafts = draftsOf(list?.rows ?? []);
  if (state !== '0' || drafts.length === 0) return null;
  const open = () =>
    openDialogWith(t('Accept several orders'), (ways) => <AcceptSeveral orders={drafts} ways={ways} />, {
      wide: true,
    });
  return (
    <Button variant="outlined" onClick={() => void open()}>
      {t('Accept several')}
    </Button>
  );
}
