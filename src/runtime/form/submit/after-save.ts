import type { Row } from '../../../../core/scope.ts';
import { versionOf } from '../state/conflict.ts';
import type { FormApi } from '../state/form-api.ts';

/**
 * Marks the form as saved. If the form stays open, fields that the record never fills (a file, a new password) are emptied, so
 * that the next save does not send them again. `saved` is the record as the server answered it.
 */
export function settleSaved({ store, screen }: Pick<FormApi, 'store' | 'screen'>, saved?: Row): void {
  store.settle();
  // What a call after the save did not take yet is still to be saved.
  store.rebase(
    Object.fromEntries(screen.fields.filter(({ added }) => added).map(({ name }) => [name, undefined])),
  );
  store.basedOn = versionOf(screen, saved);
  store.setConflict(undefined);
  const { to, back } = screen.submit.then;
  if (to || back) return;
  const once = screen.fields.filter(({ from }) => from === null).map(({ name }) => name);
  for (const name of once) store.files.remove(name);
  store.adopt({ ...store.values(), ...Object.fromEntries(once.map((name) => [name, undefined])) });
}
