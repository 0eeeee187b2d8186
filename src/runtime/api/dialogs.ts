import type { ReactNode } from 'react';
import { openContent, openDialog } from '../actions/open-dialogs.ts';
import { t } from '../core/i18n/t.ts';
import { product } from '../core/product.ts';
import type { Row } from '../core/scope.ts';
import { user } from '../data/session/session-store.ts';
import { useLeaveGuard } from '../form/submit/leave-guard.ts';
import { notify as notifyText } from '../ui/toasts/notify.ts';
import { mayOpen } from './account.ts';

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

/** The ways out of a dialog: `close` gives up, `done` says that something was done. */
export interface DialogWays {
  close(): void;
  done(): void;
}

/**
 * Draws something over the current screen; resolves to whether it was done, and not given up. `title` is ready to be
 * shown. Escape, the cross and a click outside give up; they ask first where `useUnsaved` says so. Leaving the page
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
  /** Shown at once, while the record is loading; fills the title. */
  readonly row?: Row;
  /** After it was saved. */
  onDone?(): void;
}

/** Opens a declared form or detail over the current screen. Answers whether it can: there is one, and the account may. */
export function openScreen(id: string, { params = {}, row, onDone }: ScreenDialogOptions = {}): boolean {
  const entry = product().screens.find((screen) => screen.id === id);
  if (!entry || !mayOpen(id)) return false;
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
  const account = user();
  openDialog({
    kind: 'screen',
    entry,
    params: Object.fromEntries(texts),
    scope: { route: {}, query: {}, ...(row && { row }), ...(account && { user: account }) },
    title: t(entry.title, { ...row }),
    onDone: () => onDone?.(),
  });
  return true;
}

/** Shows a value this once, ready to be copied; texts are ready to be shown. */
export function showSecret(title: string, label: string, value: string, help?: string): void {
  openDialog({ kind: 'secret', title, label, value, ...(help === undefined ? {} : { help }) });
}

/** Shows a picture in full size. */
export function showPicture(image: string, title: string): void {
  openDialog({ kind: 'picture', image, title });
}

const nobody = { isDirty: () => false, settle: () => undefined };

/**
 * Asks before something unsaved is lost: by a link, Back, a closed window or, given the dialog's ways, a closed dialog.
 * `guard`: constant while it is drawn; `settle` is told when the person has decided to lose it; null: there is nothing.
 */
export function useUnsaved(guard: { isDirty(): boolean; settle(): void } | null, dialog?: DialogWays): void {
  useLeaveGuard(guard ?? nobody, dialog);
}
