import { t } from '../core/i18n/t.ts';
import type { LeaveTexts } from '../model.ts';
import { withdraw } from './open-dialogs.ts';

/** Dialogs whose content holds something unsaved, by the ways out that the content was given. */
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
    // What is being asked about has ended by itself.
    withdraw(ways);
  };
}

export function isUnsaved(ways: object): boolean {
  return guards.get(ways)?.isUnsaved() ?? false;
}

/** What is asked before what stands in this dialog is lost. */
export const dialogQuestion = (ways: object) => leaveQuestion(guards.get(ways)?.leave);

/** What is asked before typed changes are lost. */
export function leaveQuestion(leave?: LeaveTexts) {
  return {
    ...(leave?.title === undefined ? {} : { title: t(leave.title) }),
    text: t(leave?.text ?? 'You have unsaved changes. Leave without saving?'),
    cancel: t(leave?.cancel ?? 'Stay'),
    submit: t(leave?.submit ?? 'Leave'),
    danger: true,
  };
}
