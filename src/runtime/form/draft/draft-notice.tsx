import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { Icon } from '../../ui/icons.tsx';
import { firstField, focusField } from '../engine/focus-field.ts';
import { reportOf } from '../state/error-report.ts';
import { useForm } from '../state/form-api.ts';
import type { Draft } from './draft.ts';

/** A notice above a form restored from a draft, with a button that discards it. */
export default function DraftNotice({ draft }: { draft: Draft }) {
  const form = useForm();
  const { store } = form;
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded) return null;
  const discard = () => {
    const start = store.start();
    for (const name of Object.keys(store.changes())) store.put(name, start[name]);
    store.setConflict(undefined);
    store.setReport(reportOf([], []));
    setDiscarded(true);
    // The button is gone.
    focusField(form, firstField(form));
  };
  return (
    <div className="form-summary" data-draft role="status">
      <Icon name="info" />
      <span>
        {draft.signedOut
          ? t('What you typed before your session ended is here again. Choose files and passwords anew.')
          : t('What you had typed is here again. Choose files and passwords anew.')}
      </span>
      <Button size="small" variant="outlined" onClick={discard}>
        {t('Discard')}
      </Button>
    </div>
  );
}
