import DialogContent from '@mui/material/DialogContent';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import { handMade } from '../core/product.ts';
import { resolveValues } from '../core/scope.ts';
import type { WidgetHost } from '../model.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { Skeleton } from '../ui/states.tsx';
import { UnknownNode } from '../ui/unknown-node.tsx';
import { closeDialog, type WidgetDialog } from './open-dialogs.ts';

/** A hand-made widget over the current screen. */
export function WidgetDialogView({ id, dialog }: { id: number; dialog: WidgetDialog }) {
  const { widget, props, scope, onDone } = dialog;
  const Widget = useMemo(() => {
    const load = handMade().widgets[widget];
    // The registry types a widget by its own props; the generator has checked what the declaration gives it.
    return load && lazy(load as unknown as () => Promise<{ default: ComponentType<WidgetHost> }>);
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
            <Widget
              {...resolveValues(props, scope)}
              dialog={{ close, done }}
              {...(scope.row ? { row: scope.row } : {})}
            />
          ) : (
            <UnknownNode what="widget" name={widget} />
          )}
        </Suspense>
      </DialogContent>
    </DialogFrame>
  );
}
