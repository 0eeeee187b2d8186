import type { Row } from '../../core/scope.ts';
import { versionOf } from '../state/conflict.ts';
import type { FormApi } from '../state/form-api.ts';

/**
 * Nothing is unsaved any more. Where the form stays, what the record never fills (a file, a new password) is empty
 * again: it was sent once, and the next save must not send it again. `saved` is the record as the server answered it.
 */
export function settleSaved({ store, screen }: Pick<FormApi, 'store' | 'screen'>, saved?: Row): void {
  store.settle();
  store.basedOn = versionOf(screen, saved);
  store.setConflict(undefined);
  const { to, back } = screen.submit.then;
  if (to || back) return;
  const once = screen.fields.filter(({ from }) => from === null).map(({ name }) => name);
  for (const name of once) store.files.remove(name);
  store.adopt({ ...store.values(), ...Object.fromEntries(once.map((name) => [name, undefined])) });
}
