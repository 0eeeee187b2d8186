import { ConfirmDialog } from './confirm-dialog.tsx';
import type { OpenDialog } from './open-dialogs.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ScreenDialogView } from './screen-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WidgetDialogView } from './widget-dialog.tsx';

/** All open dialogs, the last on top. */
export default function Dialogs({ open }: { open: readonly OpenDialog[] }) {
  return open.map((dialog) => {
    if (dialog.kind === 'question') return <ConfirmDialog key={dialog.id} id={dialog.id} question={dialog} />;
    if (dialog.kind === 'screen') return <ScreenDialogView key={dialog.id} id={dialog.id} dialog={dialog} />;
    if (dialog.kind === 'report') return <ReportDialog key={dialog.id} id={dialog.id} report={dialog} />;
    if (dialog.kind === 'secret') return <SecretDialog key={dialog.id} id={dialog.id} secret={dialog} />;
    return <WidgetDialogView key={dialog.id} id={dialog.id} dialog={dialog} />;
  });
}
