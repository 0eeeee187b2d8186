import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useId, useMemo, useState } from 'react';
import type { Endpoint, WidgetHost } from '../../../core/model.ts';
import { resolveValues } from '../../../core/scope.ts';
import { t } from '../base/i18n/t.ts';
import { type CurrentScreen, CurrentScreenContext } from '../navigation/current-screen.ts';
import { loadedScreen } from '../navigation/load-screen.ts';
import { useChunks } from '../navigation/screen-outlet.tsx';
import { copyText } from '../ui/copy-text.ts';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { Icon } from '../ui/icons.tsx';
import { InputBox } from '../ui/input-box.tsx';
import { OwnPart } from '../ui/own-part.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { notify } from '../ui/toasts/notify.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { leaveDialog } from './dialog-guards.ts';
import {
  closeDialog,
  type OpenDialog,
  type Report,
  type ScreenDialog,
  type Secret,
  type WidgetDialog,
} from './open-dialogs.ts';

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
type Ways = NonNullable<WidgetHost['dialog']> & NonNullable<CurrentScreen['dialog']>;

/** A dialog that may hold something unsaved: closing it asks first. */
function LeavableDialog({ dialog }: { dialog: Leavable }) {
  const [title, rename] = useState(dialog.title);
  const ways = useMemo<Ways>(() => {
    const leave = (isDone: boolean, call?: Endpoint) => {
      closeDialog(dialog.id);
      if (dialog.kind === 'content') dialog.answer(isDone);
      else if (isDone) dialog.onDone(call);
    };
    return { close: () => leave(false), done: (call?: Endpoint) => leave(true, call), rename };
  }, [dialog]);
  const wide = dialog.kind === 'content' && dialog.wide;
  // It comes a moment after the dialog.
  const [content, setContent] = useState<HTMLElement | null>(null);
  useFirstField(content);
  return (
    <DialogFrame title={title} wide={wide} close={() => void leaveDialog(ways)}>
      <DialogContent ref={setContent} sx={{ padding: 4, paddingTop: '4px !important' }}>
        {dialog.kind === 'content' && dialog.draw(ways)}
        {dialog.kind === 'screen' && <DialogScreen dialog={dialog} ways={ways} />}
        {dialog.kind === 'widget' && <DialogWidget dialog={dialog} ways={ways} />}
      </DialogContent>
    </DialogFrame>
  );
}

const FIELD =
  ':is(input:not([type=hidden], [hidden]), select, textarea, [role=combobox], [contenteditable=true]):not(:disabled, [readonly])';

/**
 * Leads the focus of a dialog into its first field, until somebody uses the dialog: a field may come later, and a menu that opened
 * the dialog hands the focus back as it closes.
 */
function useFirstField(content: HTMLElement | null): void {
  useEffect(() => {
    const dialog = content?.closest<HTMLElement>('[role=dialog]');
    // A finger that opened it may not want a keyboard over half of it.
    if (!content || !dialog || !window.matchMedia('(pointer: fine)').matches) return;
    const lead = () => {
      if (!content.contains(document.activeElement)) content.querySelector<HTMLElement>(FIELD)?.focus();
    };
    lead();
    dialog.addEventListener('focus', lead);
    const watcher = new MutationObserver(lead);
    watcher.observe(content, { childList: true, subtree: true });
    const stop = () => {
      dialog.removeEventListener('focus', lead);
      watcher.disconnect();
    };
    dialog.addEventListener('keydown', stop, { once: true });
    dialog.addEventListener('pointerdown', stop, { once: true });
    return stop;
  }, [content]);
}

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

function DialogWidget({ dialog: { widget, props, scope }, ways }: { dialog: WidgetDialog; ways: Ways }) {
  const host: WidgetHost = { dialog: ways, ...(scope.row ? { row: scope.row } : {}) };
  return <OwnPart group="widgets" name={widget} partProps={{ ...resolveValues(props, scope), ...host }} />;
}

/** The results of a run over several records, one line per record. */
function ReportDialog({ id, report }: { id: number; report: Report }) {
  const { title, lines, way } = report;
  const close = () => closeDialog(id);
  const go = () => {
    close();
    way?.run();
  };
  return (
    <DialogFrame title={title} close={close}>
      <DialogContent sx={{ padding: 4, paddingTop: 0 }}>
        <Lines>
          {lines.map(({ name, reason }, lineIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <li key={lineIndex}>
              <strong>{name}</strong>
              <span>{reason}</span>
            </li>
          ))}
        </Lines>
      </DialogContent>
      <DialogActions sx={{ padding: 4, gap: 2 }}>
        <Button variant="outlined" onClick={close}>
          {t('Close')}
        </Button>
        {way && (
          <Button variant="contained" onClick={go} sx={{ marginInlineStart: '0 !important' }}>
            {way.label}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

const Lines = staticStyled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& strong': { flex: '0 1 160px', minWidth: 0, fontWeight: 500 },
  '& span': { flex: '1 1 200px', minWidth: 0, color: theme.vars.palette.text.secondary },
}));

/** A value that cannot be shown again; the user copies it or reads it out. */
function SecretDialog({ id, secret }: { id: number; secret: Secret }) {
  const { title, label, help, value } = secret;
  const [inputId, helpId] = [useId(), useId()];
  const close = () => closeDialog(id);
  const copy = async () => {
    const done = await copyText(value);
    notify(t(done ? 'Copied.' : 'Nothing was copied.'), done ? 'success' : 'error');
  };
  return (
    <DialogFrame title={title} close={close}>
      <DialogContent sx={{ display: 'grid', gap: 2, padding: 4, paddingTop: '4px !important' }}>
        <label htmlFor={inputId}>{label}</label>
        <InputBox>
          <input
            id={inputId}
            readOnly
            value={value}
            dir="ltr"
            style={{ fontFamily: 'ui-monospace, monospace' }}
            onFocus={(event) => event.target.select()}
            {...(help && { 'aria-describedby': helpId })}
          />
        </InputBox>
        {help && <div id={helpId}>{help}</div>}
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 4, gap: 2 }}>
        <Button variant="outlined" onClick={close}>
          {t('Close')}
        </Button>
        <Button variant="contained" startIcon={<Icon name="copy" />} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
