import { useCallback } from 'react';
import type { Action, Call, Endpoint } from '../../../core/model.ts';
import { readPath, resolveValues, routeOf, type Scope } from '../../../core/scope.ts';
import { isGone } from '../base/api-error.ts';
import { loadChunk } from '../base/chunks.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import type { ApiResponse } from '../data/send.ts';
import { go } from '../navigation/go.ts';
import { passRow } from '../navigation/passed-row.ts';
import { isSettled } from './end-of-call.ts';
import { type Follow, useFollow } from './follow.ts';
import { notedCall } from './noted-call.ts';
import { askDeclared, openDialog, openScreen } from './open-dialogs.ts';
import { locked, lockOf } from './pending.ts';
import { type Outcome, perform } from './perform.ts';

const loadLines = () => loadChunk(() => import('./lines-below.ts'));

export interface After {
  /** Reads what is shown again; not when the answer of `call` has refreshed it. */
  reload?: ((call?: Endpoint) => void) | undefined;
  /** The call was a DELETE that succeeded. */
  deleted?(): void;
}
export type RunAction = (action: Action, scope: Scope, afterRun?: After) => Promise<void>;

/** Runs a declared action: asks first if declared, then navigates, opens its dialog or makes its call. Never throws. */
export function useRunAction(): RunAction {
  const follow = useFollow();
  return useCallback(
    (action, scope, afterRun = {}) => run(action, scope, { follow, after: afterRun }),
    [follow],
  );
}

interface Means {
  readonly follow: Follow;
  readonly after: After;
}

async function run(action: Action, scope: Scope, means: Means): Promise<void> {
  if (action.call) return runCall(action, action.call, scope, means);
  if (!(await askDeclared(action, { ...scope.row }))) return;
  if (action.to) {
    const route = routeOf(action.to, scope);
    if (route !== undefined) await go(route, { state: passRow(scope.row) });
  } else if (action.dialog) {
    const { screen, with: values } = action.dialog;
    const entry = product().screens.find(({ id }) => id === screen);
    const onDone = (call?: Endpoint) => {
      const reload = () => means.after.reload?.(call);
      reload();
      void means.follow(action.then, scope, { ...means.after, reload });
    };
    if (entry) openScreen(entry, resolveValues(values, scope), scope, onDone);
  } else if (action.widget !== undefined) {
    const { widget, label, props = {} } = action;
    const onDone = () => means.after.reload?.();
    openDialog({ kind: 'widget', widget, props, scope, title: t(label), onDone });
  }
}

/** Milliseconds until an explained step can be taken again: the rows that are read again say first whether it may be. */
const HELD = 1000;

/** The confirmation dialog stays open until the call is settled; a toast says the reason of a refusal. */
async function runCall(action: Action, call: Call, scope: Scope, { follow, after }: Means): Promise<void> {
  const lock = lockOf(action, scope);
  let outcome: Outcome | undefined;
  const work = async (note: string) => {
    const refreshAfter = action.then?.after;
    const { endpoint, with: values } = notedCall(call, action, note);
    outcome = await locked(lock, () => perform(endpoint, resolveValues(values, scope), { refreshAfter }));
    const error = outcome?.error;
    // The record is not as it was shown: the user sees it as it is and decides again.
    if (error?.status === 409) after.reload?.();
    return isSettled(error);
  };
  // Asked once, however often it is pressed while the others are read.
  const also =
    action.overlaps || action.notice
      ? await locked(lock, () =>
          // Without the part there is no network for the call either, which says so.
          loadLines().then(
            ({ linesBelow }) => linesBelow(action, scope),
            () => [],
          ),
        )
      : [];
  if (!also) return;
  await askDeclared(action, { ...scope.row }, work, also);
  if (!outcome) return;
  const { answer, error } = outcome;
  if (error && !isGone(error)) return;
  if (call.endpoint.method === 'DELETE') after.deleted?.();
  if (error) return after.reload?.();
  const afterRun = { ...after, reload: () => after.reload?.(call.endpoint) };
  reveal(action, answer);
  const held = action.explain ? HELD : 0;
  await locked(lock, () => follow(action.then, { ...scope, answer: answer.item }, afterRun), held);
  // No `then` is declared: reload, since the shown data may have changed.
  if (!action.then) afterRun.reload();
}

/** Shows the declared value of the answer once; a foreign server may not send it. */
function reveal({ label, reveal: revealDeclaration }: Action, { item }: ApiResponse): void {
  const value = revealDeclaration && item ? readPath(item, revealDeclaration.path) : undefined;
  if (!revealDeclaration || typeof value !== 'string') return;
  const help = revealDeclaration.help === undefined ? {} : { help: t(revealDeclaration.help) };
  openDialog({ kind: 'secret', title: t(label), label: t(revealDeclaration.label), ...help, value });
}
