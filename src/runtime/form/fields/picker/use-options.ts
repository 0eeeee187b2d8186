import { useMemo } from 'react';
import type { FormField } from '../../../../../core/model.ts';
import { type Row, readPath, resolveValues } from '../../../../../core/scope.ts';
import { searchForm } from '../../../../../core/search-form.ts';
import { useStore } from '../../../base/store.ts';
import { notifyFailure } from '../../../data/notify-failure.ts';
import { searchInput, searchOf, sizeOf } from '../../../data/plan-request.ts';
import { send } from '../../../data/send.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { type FormApi, scopeOf, useForm } from '../../state/form-api.ts';
import { type Option, OptionsLoader, type OptionsPage } from './options-loader.ts';

const SIZE = 10;

/** The options loader of a picker and its current state. */
export function useOptions(field: FormField) {
  const form = useForm();
  const fetch = useStable((query: string, page: number, signal: AbortSignal) =>
    fetchOptions(form, field, query, page, signal),
  );
  // The cache is dropped only when the source or its input changes.
  const sourceInput = JSON.stringify(resolveValues(field.source?.with, scopeOf(form)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed input needs a new loader
  const loader = useMemo(() => new OptionsLoader(fetch), [fetch, sourceInput]);
  return { loader, state: useStore(loader.state) };
}

/** The same as `readOptions`; a failure is told by a toast, and thrown. */
export const fetchOptions = (...ask: Parameters<typeof readOptions>): Promise<OptionsPage> =>
  readOptions(...ask).catch((error: unknown) => {
    notifyFailure(error);
    throw error;
  });

/** Loads one page of the options for a text, with the number of pages. */
export async function readOptions(
  form: FormApi,
  field: FormField,
  query: string,
  page: number,
  signal: AbortSignal,
): Promise<OptionsPage> {
  const source = field.source;
  if (!source) return { options: [], last: 1 };
  const { endpoint } = source;
  const answer = await send(
    endpoint,
    { ...resolveValues(source.with, scopeOf(form)), ...inputOf(field, query, page) },
    { signal },
  );
  const options = (answer.rows ?? []).map((row) => optionOf(row, field));
  if (searchOf(endpoint)) return { options, last: answer.page?.last ?? 1 };
  // The endpoint cannot search: search in the page.
  const searched = searchForm(query);
  return {
    options: options.filter((option) => searchForm(option.label).includes(searched)),
    last: answer.page?.last ?? 1,
  };
}

/** The query of one page, with the parameter names that the endpoint declares. */
export function inputOf(field: FormField, query: string, page: number): Record<string, unknown> {
  const { endpoint } = field.source ?? {};
  if (!endpoint) return {};
  const { paging } = endpoint;
  const size = sizeOf(endpoint);
  const input = searchInput(endpoint, query);
  if (paging) input[paging.page] = page;
  if (size) input[size] = typeof field.options?.size === 'number' ? field.options.size : SIZE;
  return input;
}

export function optionOf(row: Row, field: FormField): Option {
  const { value, label } = field.options ?? {};
  const text = readPath(row, typeof label === 'string' ? label : 'name');
  const option = {
    value: readPath(row, typeof value === 'string' ? value : 'id'),
    label: String(text ?? ''),
  };
  return field.fills || field.code || field.options?.columns ? { ...option, row } : option;
}
