import type { Shown } from '../../../../core/model.ts';
import { t } from '../../base/i18n/t.ts';
import { writeDate } from '../../base/write-date.ts';
import type { Step } from './points.ts';
import type { Question } from './report-question.ts';

const FORMATS: Readonly<Record<Step, string>> = {
  day: 'DD MMM YYYY',
  week: 'DD MMM YYYY',
  month: 'MMM YYYY',
};

/** How a group stands in a table: a date as its step, all else as its field. */
export function shownGroup({ by, step }: Question): Shown | undefined {
  if (!by || !step) return by && { ...by, path: 'group' };
  return { path: 'group', label: by.label, cell: 'date', options: { format: FORMATS[step] } };
}

/** The same as a text, for a chart; '' is what has no value. */
export function groupText(group: string, { by, step }: Question): string {
  if (group === '') return t('(empty)');
  if (step) return writeDate(group, FORMATS[step]) ?? group;
  const choice = by?.choices?.find(({ value }) => String(value) === group);
  return choice ? t(choice.label) : group;
}
