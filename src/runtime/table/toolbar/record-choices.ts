import type { Filter } from '../../../../core/model.ts';
import { readPath, resolveValues } from '../../../../core/scope.ts';
import { sizeOf } from '../../data/plan-request.ts';
import { useUser } from '../../data/session/session-store.ts';
import { useResponse } from '../../data/use-response.ts';
import { useAddress } from '../../navigation/address.tsx';

/** The records that a filter chooses from, as value and label; they are loaded while `isWanted`. */
export function useRecordChoices({ source, options = {} }: Filter, isWanted: boolean) {
  const { search } = useAddress();
  const user = useUser();
  const scope = { route: {}, query: Object.fromEntries(new URLSearchParams(search)), ...(user && { user }) };
  const size = source && sizeOf(source.endpoint);
  const { answer, error, stale, retry } = useResponse((isWanted && source?.endpoint) || null, {
    ...resolveValues(source?.with, scope),
    ...(size && options.size !== undefined && { [size]: options.size }),
  });
  const rows = stale ? [] : (answer?.rows ?? []);
  const choices = rows.map((row) => ({
    value: String(readPath(row, String(options.value))),
    label: String(readPath(row, String(options.label)) ?? ''),
  }));
  return { choices, isLoaded: answer !== undefined && !stale, error, retry };
}
