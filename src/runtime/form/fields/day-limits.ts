import { addDays, isDate } from '../../../../core/dates.ts';
import type { Row } from '../../../../core/scope.ts';
import type { DayLimits } from '../../ui/date-input/calendar.tsx';

/**
 * The first and last day that a date's rules allow: those of its schema (`after`, `before`, `formatMinimum`…) and the field's
 * `min` and `max`. `sibling` returns the value of another property; an invalid date sets no limit.
 */
export function dayLimits(rules: Row, sibling: (name: string) => unknown, today: string): DayLimits {
  const daysOf = (named: unknown, days = 0) =>
    [named].flat().map((dayName) => {
      const day = dayName === 'today' ? today : typeof dayName === 'string' ? sibling(dayName) : undefined;
      return shifted(day, days);
    });
  const first = [rules.min, rules.formatMinimum].map((day) => shifted(day));
  const last = [rules.max, rules.formatMaximum].map((day) => shifted(day));
  first.push(...daysOf(rules.notBefore), ...daysOf(rules.after, 1));
  last.push(...daysOf(rules.notAfter), ...daysOf(rules.before, -1));
  const { within: withinRule } = rules as { within?: { days: number; of: string } };
  if (withinRule) last.push(...daysOf(withinRule.of, withinRule.days));
  const min = first
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const max = last.filter((day) => day !== undefined).sort()[0];
  return { ...(min && { min }), ...(max && { max }) };
}

function shifted(day: unknown, days = 0): string | undefined {
  return typeof day === 'string' && isDate(day) ? addDays(day, days) : undefined;
}
