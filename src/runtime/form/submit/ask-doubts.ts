import { ask } from '../../actions/open-dialogs.ts';
import { t } from '../../base/i18n/t.ts';
import type { FormStore } from '../state/form-store.ts';

/** Asks once about numbers into which a point or comma was typed that they do not hold; undefined where there are none. */
export function askDoubts(store: FormStore): Promise<boolean> | undefined {
  const doubts = store.doubts();
  if (doubts.length === 0) return undefined;
  const values = doubts.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return ask({
    title: t('Are these numbers right?'),
    text: t('{values}. A point or comma was typed there that is not used.', { values }),
    cancel: t('Go back'),
    submit: t('Save'),
    danger: false,
  }).then((isRight) => {
    if (isRight) store.clearDoubts();
    return isRight;
  });
}
