import { useEffect, useRef } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { Row } from '../../core/scope.ts';
import { sessionEnd, subscribe, user } from '../../data/session/session-store.ts';
import type { FormScreen } from '../../model.ts';
import { useAddress } from '../../navigation/address.tsx';
import { useSurviving } from '../../navigation/surviving.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { mergeRecord, versionOf } from '../state/conflict.ts';
import { reportOf } from '../state/error-report.ts';
import { FormStore } from '../state/form-store.ts';
import { type Draft, draftable, keepDraft, keptDraft, readDraft, writeDraft } from './draft.ts';

interface Loaded {
  readonly start: Row;
  readonly record: Row | undefined;
}

/**
 * The store of a form, which outlives the session and the page: what is unsaved when either ends unasked is kept in
 * this tab, and is there again when the same person comes back to the same address. A form in a dialog has no address
 * to come back to.
 */
export function useKeptStore(screen: FormScreen, loaded: Loaded, inDialog: boolean): FormStore {
  const { pathname } = useAddress();
  const owner = useRef(String(user()?.id ?? '')).current;
  const route = `${pathname} ${screen.id}`;
  const kept = useSurviving(`form ${owner} ${route} ${inDialog}`, () => {
    const draft = inDialog ? undefined : readDraft(keptDraft(), { route, user: owner });
    return { store: storeOf(screen, loaded, draft), draft };
  });
  const { store, draft } = kept;

  useEffect(() => {
    // The errors are in the previous language.
    store.setReport(reportOf([], []));
    if (!draft) return;
    keepDraft(undefined);
    notify(restored(draft), 'info');
  }, [store, draft]);

  useEffect(() => {
    if (inDialog) return;
    const keep = (end: Pick<Draft, 'signedOut'>) => {
      if (store.isDirty())
        keepDraft(writeDraft({ route, user: owner }, { ...draftOf(screen, store), ...end }));
    };
    const leave = () => keep({});
    // The page has come back with everything on it.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && keepDraft(undefined);
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
  }, [store, screen, route, owner, inDialog]);
  return store;
}

/** The form as it was left: typed values over the values they replaced, then the present record. */
function storeOf(screen: FormScreen, { start, record }: Loaded, draft: Draft | undefined): FormStore {
  const store = new FormStore({ ...start, ...draft?.start });
  store.basedOn = draft?.basedOn ?? versionOf(screen, record);
  for (const { name } of screen.fields) {
    if (!draft || !(name in draft.values)) continue;
    const label = draft.labels?.[name];
    if (typeof label === 'string') store.setLabel(name, draft.values[name], label);
    store.commit(name, draft.values[name]);
  }
  if (draft && record) mergeRecord({ screen, store }, record);
  return store;
}

function draftOf(screen: FormScreen, store: FormStore): Draft {
  const values = draftable(screen.fields, store.changes());
  const start = store.start();
  const named = Object.keys(values).flatMap((name) => {
    const label = store.label(name, values[name]);
    return label === undefined ? [] : [[name, label]];
  });
  return {
    values,
    start: Object.fromEntries(Object.keys(values).map((name) => [name, start[name] ?? null])),
    ...(store.basedOn === undefined ? {} : { basedOn: store.basedOn }),
    labels: Object.fromEntries(named),
  };
}

function restored({ signedOut }: Draft): string {
  return signedOut
    ? t('What you typed before your session ended is here again. Choose files and passwords anew.')
    : t('What you had typed is here again. Choose files and passwords anew.');
}
