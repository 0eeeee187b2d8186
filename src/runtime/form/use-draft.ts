import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Row } from '../data/scope.ts';
import { t } from '../i18n/t.ts';
import type { FormScreen } from '../model.ts';
import { sessionEnd, subscribe, user } from '../session/kept-session.ts';
import { notify } from '../shell/notify.ts';
import { draftable, keepDraft, keptDraft, readDraft, writeDraft } from './draft.ts';
import { FormStore } from './form-store.ts';

/**
 * The store of a form, which outlives the session: what is unsaved when it ends unasked is kept in this tab, and is
 * there again when the same person comes back to the same address. A form in a dialog has no address to come back to.
 */
export function useKeptStore(screen: FormScreen, start: Row, inDialog: boolean): FormStore {
  const { pathname } = useLocation();
  const [owner] = useState(() => String(user()?.id ?? ''));
  const [{ store, restored }] = useState(() => {
    const store = new FormStore(start);
    const draft = inDialog ? undefined : readDraft(keptDraft(), { route: pathname, user: owner });
    for (const { name } of screen.fields) if (draft && name in draft) store.commit(name, draft[name]);
    return { store, restored: draft !== undefined };
  });

  useEffect(() => {
    if (!restored) return;
    keepDraft(undefined);
    notify(
      t('What you typed before your session ended is here again. Choose files and passwords anew.'),
      'info',
    );
  }, [restored]);

  useEffect(() => {
    if (inDialog) return;
    return subscribe(() => {
      if (user() || sessionEnd() === 'choice' || !store.isDirty()) return;
      keepDraft(writeDraft({ route: pathname, user: owner }, draftable(screen.fields, store.changes())));
    });
  }, [store, screen, pathname, owner, inDialog]);
  return store;
}
