import DialogContent from '@mui/material/DialogContent';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { Row } from '../data/scope.ts';
import { handMade } from '../product.ts';
import { UnknownNode } from '../screen/unknown-node.tsx';
import { Skeleton } from '../shell/states.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { closeDialog, type WidgetDialog } from './open-dialogs.ts';

/** What a widget opened by an action is drawn with. */
interface ActionWidgetProps {
  row?: Row;
  dialog: { close(): void; done(): void };
}

/** A hand-made widget over the current screen. */
export function WidgetDialogView({ id, dialog }: { id: number; dialog: WidgetDialog }) {
  const { widget, scope, onDone } = dialog;
  const Widget = useMemo(() => {
    const load = handMade().widgets[widget];
    // The registry types a widget by its own props; the generator has checked that this one takes an action's.
    return load && lazy(load as unknown as () => Promise<{ default: ComponentType<ActionWidgetProps> }>);
  }, [widget]);
  const close = () => closeDialog(id);
  const done = () => {
    close();
    onDone();
  };
  return (
    <DialogFrame title={dialog.title} close={close}>
      <DialogContent sx={{ padding: 4, paddingTop: '4px !important' }}>
        <Suspense fallback={<Skeleton height={120} />}>
          {Widget ? (
            <Widget dialog={{ close, done }} {...(scope.row ? { row: scope.row } : {})} />
          ) : (
            <UnknownNode what="widget" name={widget} />
          )}
        </Suspense>
      </DialogContent>
    </DialogFrame>
  );
}
