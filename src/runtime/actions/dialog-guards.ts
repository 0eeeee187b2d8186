import { t } from '../core/i18n/t.ts';

/** Dialogs whose content holds something unsaved, by the ways out that the content was given. */
const guards = new WeakMap<object, () => boolean>();

/** Lets the content of a dialog ask before it is closed; returns a function that removes the guard. */
export function guardDialog(ways: object, isUnsaved: () => boolean): () => void {
  guards.set(ways, isUnsaved);
  return () => guards.delete(ways);
}

export function isUnsaved(ways: object): boolean {
  return guards.get(ways)?.() ?? false;
}

/** What is asked before typed changes are lost. */
export function leaveQuestion() {
  return {
    text: t('You have unsaved changes. Leave without saving?'),
    cancel: t('Stay'),
    submit: t('Leave'),
    danger: true,
  };
}
