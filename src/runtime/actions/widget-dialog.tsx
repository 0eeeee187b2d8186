import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import type { WidgetHost } from '../../../core/model.ts';
import { resolveValues } from '../../../core/scope.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { OwnPart } from '../ui/own-part.tsx';
import { leaveDialog } from './dialog-guards.ts';
import { closeDialog, type WidgetDialog } from './open-dialogs.ts';

/** A hand-made widget over the current screen. */
export function WidgetDialogView({ id, dialog }: { id: number; dialog: WidgetDialog }) {
  const { widget, props, scope, onDone } = dialog;
  const ways = useMemo(() => {
    const close = () => closeDialog(id);
    const done = () => {
      close();
      onDone();
    };
    return { close, done };
  }, [id, onDone]);
  const host: WidgetHost = { dialog: ways, ...(scope.row ? { row: scope.row } : {}) };
  return (
    <DialogFrame title={dialog.title} close={() => void leaveDialog(ways)}>
      <DialogContent sx={{ padding: 4, paddingTop: '4px !important' }}>
        <OwnPart group="widgets" name={widget} partProps={{ ...resolveValues(props, scope), ...host }} />
      </DialogContent>
    </DialogFrame>
  );
}
