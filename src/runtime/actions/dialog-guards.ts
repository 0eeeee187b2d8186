import { t } from '../core/i18n/t.ts';
import type { LeaveTexts } from '../model.ts';
import { withdraw } from './open-dialogs.ts';

/** Guards of dialogs with unsaved content, keyed by the `DialogWays` object of the dialog. */
interface Guard {
  readonly isUnsaved: () => boolean;
  readonly leave: LeaveTexts | undefined;
}

const guards = new WeakMap<object, Guard>();

/** Lets the content of a dialog ask before it is closed; returns a function that removes the guard. */
export function guardDialog(ways: object, isUnsaved: () => boolean, leave?: LeaveTexts): () => void {
  guards.set(ways, { isUnsaved, leave });
  return () => {
    guards.delete(ways);
    // Aborted when the subject of the question no longer exists.
    withdraw(ways);
  };
}

export function isUnsaved(ways: object): boolean {
  return guards.get(ways)?.isUnsaved() ?? false;
}

/** Asks before the unsaved content of this dialog is lost. */
export const dialogQuestion = (ways: object) => leaveQuestion(guards.get(ways)?.leave);

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
