import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ContentDialog } from './content-dialog.tsx';
import { closeDialog, type OpenDialog } from './open-dialogs.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ScreenDialogView } from './screen-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WidgetDialogView } from './widget-dialog.tsx';

const FullImage = lazyWithPreload(() => import('../cells/full-image.tsx'));

/** All open dialogs, the last on top. */
export default function Dialogs({ open }: { open: readonly OpenDialog[] }) {
  return open.map((dialog) => {
    if (dialog.kind === 'question') return <ConfirmDialog key={dialog.id} id={dialog.id} question={dialog} />;
    if (dialog.kind === 'screen') return <ScreenDialogView key={dialog.id} id={dialog.id} dialog={dialog} />;
    if (dialog.kind === 'report') return <ReportDialog key={dialog.id} id={dialog.id} report={dialog} />;
    if (dialog.kind === 'secret') return <SecretDialog key={dialog.id} id={dialog.id} secret={dialog} />;
    if (dialog.kind === 'picture') return <Picture key={dialog.id} {...dialog} />;
    if (dialog.kind === 'content') return <ContentDialog key={dialog.id} id={dialog.id} dialog={dialog} />;
    return <WidgetDialogView key={dialog.id} id={dialog.id} dialog={dialog} />;
  });
}

function Picture({ id, image, title }: { id: number; image: string; title: string }) {
  return <FullImage image={image} name={title} close={() => closeDialog(id)} />;
}
