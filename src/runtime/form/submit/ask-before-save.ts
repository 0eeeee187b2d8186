import { ask } from '../../actions/open-dialogs.ts';
import { t } from '../../base/i18n/t.ts';
import type { FormStore } from '../state/form-store.ts';

/**
 * Asks once about all that may be meant otherwise: numbers into which a point or comma was typed that they do not hold, and what the
 * fields ask about. Undefined where there is nothing.
 */
export function askBeforeSave(store: FormStore): Promise<boolean> | undefined {
  const values = store.doubts().map(({ label, text }) => `${label}: ${text}`);
  const doubted = values.length > 0 ? [doubtText(values.join('; '))] : [];
  const questions = store.questions();
  if (doubted.length + questions.length === 0) return undefined;
  return ask({
    title: t(questions.length === 0 ? 'Are these numbers right?' : 'Save it like this?'),
    text: [...doubted, ...questions].join('\n'),
    cancel: t('Go back'),
    submit: t('Save'),
    danger: false,
  }).then((isRight) => {
    if (isRight) store.agree();
    return isRight;
  });
}

const doubtText = (values: string): string =>
  t('{values}. A point or comma was typed there that is not used.', { values });
