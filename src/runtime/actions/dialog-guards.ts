import type { LeaveTexts } from '../../../core/model.ts';
import { t } from '../base/i18n/t.ts';
import { ask, withdraw } from './open-dialogs.ts';

/** What closes a dialog whose content may hold something unsaved; its content may hand it on in an object of its own. */
type Close = () => void;
interface Ways {
  readonly close: Close;
}

interface Guard {
  readonly isUnsaved: () => boolean;
  readonly leave: LeaveTexts | undefined;
}

const guards = new WeakMap<Close, Guard>();

/** Lets the content of a dialog ask before it is closed; returns a function that removes the guard. */
export function guardDialog({ close }: Ways, isUnsaved: () => boolean, leave?: LeaveTexts): () => void {
  guards.set(close, { isUnsaved, leave });
  return () => {
    guards.delete(close);
    // What is being asked about has ended by itself.
    withdraw(close);
  };
}

/** The question shown before typed changes are lost. */
export function leaveQuestion(leave?: LeaveTexts) {
  return {
    ...(leave?.title === undefined ? {} : { title: t(leave.title) }),
    text: t(leave?.text ?? 'You have unsaved changes. Leave without saving?'),
    cancel: t(leave?.cancel ?? 'Stay'),
    submit: t(leave?.submit ?? 'Leave'),
    danger: true,
  };
}

/** Before another way out than Cancel: a declared `submit` names where that leads. */
export const awayQuestion = (leave?: LeaveTexts) => ({ ...leaveQuestion(leave), submit: t('Leave') });

/** Closes a dialog, as Escape, the cross and a click outside do: asks first when something typed would be lost. */
export async function leaveDialog({ close }: Ways): Promise<void> {
  const guard = guards.get(close);
  if (!guard?.isUnsaved() || (await ask({ ...leaveQuestion(guard.leave), about: close }))) close();
}

/** Whether something on the page is unsaved: whoever holds it asks the browser not to unload the page. */
export function holdsUnsaved(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
