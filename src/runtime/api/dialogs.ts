import type { ReactNode } from 'react';
import type { Row } from '../../../core/scope.ts';
import { openContent, openScreen as openScreenDialog } from '../actions/open-dialogs.ts';
import { t } from '../base/i18n/t.ts';
import { user } from '../data/session/session-store.ts';
import { useLeaveGuard } from '../form/submit/leave-guard.ts';
import { findOpenable } from '../navigation/prepare.ts';
import { notify as notifyText } from '../ui/toasts/notify.ts';

export { leaveDialog } from '../actions/dialog-guards.ts';
export { copyText } from '../ui/copy-text.ts';
export { isComposing, isEnter } from '../ui/is-composing.ts';
export { dismissErrors } from '../ui/toasts/notify.ts';

interface NotifyOptions {
  /** Default: success. */
  readonly tone?: 'success' | 'error' | 'info';
  /** Fill the `{name}` places of the text. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Milliseconds; 5000 by default. */
  readonly duration?: number;
}

/** Shows a toast; `text` is a source text. The messages of a call are shown by `perform`. */
export function notify(text: string, { tone = 'success', values, duration }: NotifyOptions = {}): void {
  notifyText(t(text, values), tone, duration);
}

/** Closes a dialog: `close` cancels it, `done` reports that it was completed. */
export interface DialogWays {
  close(): void;
  done(): void;
}

/**
 * Opens content over the current screen; resolves to true when it was completed, false when it was cancelled. `title` is already
 * translated. Escape, the close button and a click outside cancel; they ask first when `useUnsaved` has a guard. Leaving the page
 * closes it.
 */
export function openDialogWith(
  title: string,
  draw: (ways: DialogWays) => ReactNode,
  { wide = false }: { readonly wide?: boolean } = {},
): Promise<boolean> {
  return openContent({ title, draw, wide });
}

interface ScreenDialogOptions {
  /** Of its route. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Shown while the record is loading; also fills the title. */
  readonly row?: Row;
  /** Called after it was saved. */
  onDone?(): void;
}

/** Opens a declared form or detail over the current screen; false when there is none or the account may not open it. */
export function openScreen(id: string, { params = {}, row, onDone }: ScreenDialogOptions = {}): boolean {
  const account = user();
  const entry = findOpenable(id, account);
  if (!entry) return false;
  const scope = { route: {}, query: {}, ...(row && { row }), ...(account && { user: account }) };
  openScreenDialog(entry, params, scope, () => onDone?.());
  return true;
}

const nobody = { isDirty: () => false, settle: () => undefined };

/**
 * Asks before unsaved data is lost: by a link, Back, closing the window or, when `ways` is given, closing the dialog. `guard`
 * must be constant while mounted; null means nothing is unsaved. `settle` is called when the user has chosen to discard the data.
 */
export function useUnsaved(guard: { isDirty(): boolean; settle(): void } | null, dialog?: DialogWays): void {
  useLeaveGuard(guard ?? nobody, dialog);
}
