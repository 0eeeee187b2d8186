import DialogContent from '@mui/material/DialogContent';
import { useMemo } from 'react';
import type { WidgetHost } from '../../../core/model.ts';
import { resolveValues } from '../../../core/scope.ts';
import { CurrentScreenContext } from '../navigation/current-screen.ts';
import { loadedScreen } from '../navigation/load-screen.ts';
import { useChunks } from '../navigation/screen-outlet.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { OwnPart } from '../ui/own-part.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { leaveDialog } from './dialog-guards.ts';
import { closeDialog, type OpenDialog, type ScreenDialog, type WidgetDialog } from './open-dialogs.ts';
import { ReportDialog } from './report-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** All open dialogs, the last on top. */
export default function Dialogs({ open }: { open: readonly OpenDialog[] }) {
  return open.map((dialog) => {
    if (dialog.kind === 'question') return <ConfirmDialog key={dialog.id} id={dialog.id} question={dialog} />;
    if (dialog.kind === 'report') return <ReportDialog key={dialog.id} id={dialog.id} report={dialog} />;
    if (dialog.kind === 'secret') return <SecretDialog key={dialog.id} id={dialog.id} secret={dialog} />;
    return <LeavableDialog key={dialog.id} dialog={dialog} />;
  });
}

type Leavable = Extract<OpenDialog, { kind: 'screen' | 'widget' | 'content' }>;
type Ways = NonNullable<WidgetHost['dialog']>;

/** A dialog that may hold something unsaved: closing it asks first. */
function LeavableDialog({ dialog }: { dialog: Leavable }) {
  const ways = useMemo<Ways>(() => {
    const leave = (isDone: boolean) => {
      closeDialog(dialog.id);
      if (dialog.kind === 'content') dialog.answer(isDone);
      else if (isDone) dialog.onDone();
    };
    return { close: () => leave(false), done: () => leave(true) };
  }, [dialog]);
  const wide = dialog.kind === 'content' && dialog.wide;
  return (
    <DialogFrame title={dialog.title} wide={wide} close={() => void leaveDialog(ways)}>
      <DialogContent sx={{ padding: 4, paddingTop: '4px !important' }}>
        {dialog.kind === 'content' && dialog.draw(ways)}
        {dialog.kind === 'screen' && <DialogScreen dialog={dialog} ways={ways} />}
        {dialog.kind === 'widget' && <DialogWidget dialog={dialog} ways={ways} />}
      </DialogContent>
    </DialogFrame>
  );
}

/** A form or detail screen over the current one. */
function DialogScreen({ dialog: { entry, params, scope }, ways }: { dialog: ScreenDialog; ways: Ways }) {
  const failure = useChunks(entry);
  const loaded = loadedScreen(entry);
  const current = useMemo(() => ({ entry, params, dialog: ways }), [entry, params, ways]);
  if (failure) return <ErrorState {...failure} />;
  if (!loaded) return <Skeleton height={120} />;
  const passed = scope.row ? { passed: scope.row } : {};
  return (
    <CurrentScreenContext value={current}>
      <loaded.component screen={loaded.screen} params={params} dialog={ways} {...passed} />
    </CurrentScreenContext>
  );
}

/** A hand-made widget over the current screen. */
function DialogWidget({ dialog: { widget, props, scope }, ways }: { dialog: WidgetDialog; ways: Ways }) {
  const host: WidgetHost = { dialog: ways, ...(scope.row ? { row: scope.row } : {}) };
  return <OwnPart group="widgets" name={widget} partProps={{ ...resolveValues(props, scope), ...host }} />;
}
