import { dialogQuestion, isUnsaved } from './dialog-guards.ts';
import { ask } from './open-dialogs.ts';

/** Closes a dialog, as Escape, the cross and a click outside do: asks first when something typed would be lost. */
export async function leaveDialog(ways: { readonly close: () => void }): Promise<void> {
  if (!isUnsaved(ways) || (await ask({ ...dialogQuestion(ways), about: ways.close }))) ways.close();
}
