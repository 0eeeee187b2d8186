import useSWRImmutable from 'swr/immutable';
import type { ListScreen, ViewCalls } from '../../../../core/model.ts';
import { type ApiError, asApiError } from '../../base/api-error.ts';
import { product } from '../../base/product.ts';
import { useResponse } from '../../data/use-response.ts';
import { readView, type View } from './view-state.ts';

export interface Views {
  readonly calls?: ViewCalls;
  readonly views?: readonly View[];
  readonly error?: ApiError;
  retry(): void;
}

/** The saved views of a list for this account; loaded when the views are opened. */
export function useViews({ id }: ListScreen): Views {
  const declared = product().views;
  const load = async () => (await declared?.load())?.default;
  const { data: calls, error: lost, mutate } = useSWRImmutable(declared ? 'views' : null, load);
  const { answer, error, retry } = useResponse(calls?.list ?? null, { screen: id });
  const failed = error ?? (lost ? asApiError(lost) : undefined);
  return {
    ...(calls && { calls }),
    ...(answer?.rows && { views: answer.rows.map(readView) }),
    ...(failed && { error: failed }),
    retry: () => (calls ? retry() : void mutate()),
  };
}
