import { addDays } from '../../../../core/dates.ts';
import { ask } from '../../actions/open-dialogs.ts';
import { evaluate } from '../../base/evaluate.ts';
import { t } from '../../base/i18n/t.ts';
import { type FormApi, scopeOf } from '../state/form-api.ts';
import type { FormStore } from '../state/form-store.ts';

/**
 * Asks once about all that may be meant otherwise: numbers into which a point or comma was typed that they do not hold, and what the
 * fields ask about. Undefined where there is nothing.
 */
export function askBeforeSave(
  stores: readonly FormStore[],
  declared: readonly string[] = [],
): Promise<boolean> | undefined {
  const values = stores.flatMap((store) => store.doubts()).map(({ label, text }) => `${label}: ${text}`);
  const doubted = values.length > 0 ? [doubtText(values.join('; '))] : [];
  const questions = [...stores.flatMap((store) => store.questions()), ...declared];
  if (doubted.length + questions.length === 0) return undefined;
  return ask({
    title: t(questions.length === 0 ? 'Are these numbers right?' : 'Save it like this?'),
    text: [...doubted, ...questions].join('\n'),
    cancel: t('Go back'),
    submit: t('Save'),
    danger: false,
  }).then((isRight) => {
    if (isRight) for (const store of stores) store.agree();
    return isRight;
  });
}

/** What the declaration asks about, of the fields that are shown. */
export function declaredQuestions(form: FormApi): string[] {
  const { screen, store } = form;
  const scope = scopeOf(form);
  return (screen.submit.asks ?? []).flatMap(({ field, gt, changed, days = 0, when, text }) => {
    const value = store.value(field);
    const limit = typeof gt === 'string' ? store.value(gt) : gt;
    const isAsked = changed ? field in store.changes() : isGreater(value, limit, days);
    if (!isAsked || (when && !evaluate(when, scope))) return [];
    return [t(text, { value })];
  });
}

/** Of two numbers, or of two days `days` apart; what is missing is no reason to ask. */
export function isGreater(value: unknown, limit: unknown, days: number): boolean {
  if (typeof value === 'number' && typeof limit === 'number') return value > limit;
  if (typeof value !== 'string' || typeof limit !== 'string' || value === '' || limit === '') return false;
  return days === 0 ? value > limit : value >= addDays(limit, days);
}

const doubtText = (values: string): string =>
  t('{values}. A point or comma was typed there that is not used.', { values });
