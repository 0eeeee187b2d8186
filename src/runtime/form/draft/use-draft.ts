import { useEffect, useRef } from 'react';
import type { FormScreen } from '../../../../core/model.ts';
import { type Row, resolveValues, type Scope } from '../../../../core/scope.ts';
import { sessionEnd, subscribe, user } from '../../data/session/session-store.ts';
import { useAddress } from '../../navigation/address.tsx';
import { useCurrentScreen } from '../../navigation/current-screen.ts';
import { useSurviving } from '../../navigation/surviving.ts';
import { mergeRecord, versionOf } from '../state/conflict.ts';
import { reportOf } from '../state/error-report.ts';
import { FormStore } from '../state/form-store.ts';
import { type Draft, draftable, findDraft, forgetDraft, type KeptDraft, keepDraft } from './draft.ts';

interface Loaded {
  readonly start: Row;
  readonly record: Row | undefined;
}

/** The store of a form, and the draft it was restored from. */
interface Kept {
  readonly store: FormStore;
  readonly draft: KeptDraft | undefined;
}

/**
 * The store of a form, which survives a reload and the end of the session: unsaved values are stored in this browser and restored
 * when the same user opens the same form again, in a dialog too. An explicit sign-out deletes them.
 */
export function useKeptStore(screen: FormScreen, loaded: Loaded, scope: Scope, inDialog: boolean): Kept {
  const { pathname } = useAddress();
  const owner = useRef(String(user()?.id ?? '')).current;
  const params = useCurrentScreen()?.params;
  // Several records may share a path: their keys are in the query, or in the row that a dialog was opened for.
  const calls = [screen.load, screen.submit.call].map((call) => resolveValues(call?.with, scope));
  const place = useRef(`${pathname} ${screen.id} ${JSON.stringify([inDialog, params, ...calls])}`).current;
  const kept = useSurviving(`form ${owner} ${place}`, () => {
    const draft = findDraft({ place, user: owner });
    return { store: storeOf(screen, loaded, draft), draft };
  });
  const { store, draft } = kept;

  useEffect(() => {
    // The stored errors are in the previous language.
    store.setReport(reportOf([], []));
    if (draft) forgetDraft(draft.key);
  }, [store, draft]);

  useEffect(() => {
    const draftIdentity = { place, user: owner };
    const keep = (end: Pick<Draft, 'signedOut'>) => {
      if (store.isDirty()) keepDraft(draftIdentity, { ...draftOf(screen, store), ...end });
    };
    const leave = () => keep({});
    // The page was restored from the back/forward cache with its state.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && keepDraft(draftIdentity, undefined);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    const unsubscribe = subscribe(() => {
      if (!user() && sessionEnd() !== 'choice') keep({ signedOut: true });
    });
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      unsubscribe();
    };
  }, [store, screen, place, owner]);
  return kept;
}

/** Restores the form as it was left: first the typed values over those they replaced, then the present record. */
function storeOf(screen: FormScreen, { start, record }: Loaded, draft: Draft | undefined): FormStore {
  const store = new FormStore({ ...start, ...draft?.start });
  store.basedOn = draft?.basedOn ?? versionOf(screen, record);
  for (const { name } of screen.fields) {
    if (!draft || !(name in draft.values)) continue;
    const labels = [draft.labels?.[name]].flat();
    [draft.values[name]].flat().forEach((value, valueIndex) => {
      const label = labels[valueIndex];
      if (typeof label === 'string') store.setLabel(name, value, label);
    });
    store.commit(name, draft.values[name]);
  }
  if (draft && record) mergeRecord({ screen, store }, record);
  return store;
}

function draftOf(screen: FormScreen, store: FormStore): Draft {
  const values = draftable(screen.fields, store.changes());
  const start = store.start();
  const named = Object.keys(values).flatMap((name) => {
    const labels = [values[name]].flat().map((value) => store.label(name, value) ?? null);
    return labels.some((label) => label !== null) ? [[name, labels]] : [];
  });
  return {
    values,
    start: Object.fromEntries(Object.keys(values).map((name) => [name, start[name] ?? null])),
    ...(store.basedOn === undefined ? {} : { basedOn: store.basedOn }),
    labels: Object.fromEntries(named),
  };
}
