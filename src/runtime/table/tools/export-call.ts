import type { Endpoint, ListScreen } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { endpointOn } from '../../base/page-settings.ts';
import { listInput } from '../state/list-input.ts';
import type { ListState } from '../state/list-state.ts';

/** The call that exports all rows of a list, as the compiler creates it (generator/link/data/export.ts). */
export function exportCall({ id, path, roles, ...list }: Endpoint): Endpoint | undefined {
  if (!list.export) return undefined;
  const call: Endpoint = {
    id: `${id}-export`,
    method: 'POST',
    path: `${path}/export`,
    roles,
    effect: 'read',
    encoding: 'json',
    envelope: 'file',
    extension: true,
  };
  return endpointOn(call) ? call : undefined;
}

/** The list's input for that call: path parameters beside the body, the rest in its `query`. */
export function exportInput(
  screen: ListScreen,
  state: ListState,
  scope: Scope,
): { path: Record<string, unknown>; query: Record<string, unknown> } {
  const { path, paging } = screen.source.endpoint;
  const inputEntries = Object.entries(listInput(screen, state, scope)).filter(
    ([name, value]) =>
      name !== paging?.page && name !== paging?.size && value !== undefined && value !== null && value !== '',
  );
  const isInPath = ([name]: readonly [string, unknown]) => path.includes(`{${name}}`);
  return {
    path: Object.fromEntries(inputEntries.filter(isInPath)),
    query: Object.fromEntries(inputEntries.filter((inputEntry) => !isInPath(inputEntry))),
  };
}
