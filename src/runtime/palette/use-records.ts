import { useEffect, useMemo, useState } from 'react';
import type { RecordSource } from '../../../core/model.ts';
import type { Scope } from '../../../core/scope.ts';
import { loadChunk } from '../base/chunks.ts';
import { product } from '../base/product.ts';
import { type Found, findRecords, isSearched } from './find-records.ts';
import { allowedSources } from './record-groups.ts';

/** Debounce before the lists are searched; ms. */
const SEARCH_WAIT = 250;
const NOTHING: readonly Found[] = [];

interface Records {
  readonly searchResults: readonly Found[];
  /** The search is still running. */
  readonly searching: boolean;
  /** Which lists there are could not be loaded, so that none was asked. */
  readonly unknown: boolean;
}

/** The records that match the query; a new query aborts the running calls, whose results stay visible until new ones arrive. */
export function useRecords(text: string, scope: Scope): Records {
  const searched = isSearched(text) ? text : '';
  const { sources, failed } = useSources(searched);
  const [state, setState] = useState<{ text: string; found: readonly Found[] }>({ text: '', found: NOTHING });
  useEffect(() => {
    if (searched === '' || !sources) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const tell = (searchResults: readonly Found[]) =>
        setState((last) =>
          isBlank(searchResults) ? { ...last, text: '' } : { text: searched, found: searchResults },
        );
      void findRecords(sources, searched, scope, stop.signal, tell);
    }, SEARCH_WAIT);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [searched, sources, scope]);
  if (searched === '') return { searchResults: NOTHING, searching: false, unknown: false };
  if (failed) return { searchResults: NOTHING, searching: false, unknown: true };
  const isAsked = state.text === searched && !state.found.some(({ status }) => status === 'waiting');
  return { searchResults: state.found, searching: !isAsked && sources?.length !== 0, unknown: false };
}

function isBlank(searchResults: readonly Found[]): boolean {
  return searchResults.every(({ status }) => status === 'waiting');
}

/** Which lists there are: asked for with the first text, and with each further one until it comes. */
function useSources(searched: string) {
  const [declaredSources, setDeclaredSources] = useState<readonly RecordSource[]>();
  const [failedFor, setFailedFor] = useState('');
  useEffect(() => {
    if (searched === '' || declaredSources) return;
    let isHere = true;
    loadChunk(product().records).then(
      (module) => isHere && setDeclaredSources(module.default),
      () => isHere && setFailedFor(searched),
    );
    return () => {
      isHere = false;
    };
  }, [searched, declaredSources]);
  const sources = useMemo(() => declaredSources && allowedSources(declaredSources), [declaredSources]);
  return { sources, failed: !declaredSources && failedFor === searched };
}
