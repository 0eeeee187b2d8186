import { plainDigits } from '../../../core/read-number.ts';

/** What was typed as HH:MM: `9` is 09:00, `930` and `9.30` are 09:30. What is no time stays as it is. */
export function timeText(typed: string): string {
  const [, hour, marked, minute = marked ?? ''] =
    /^(\d{1,2})(?:[:.](\d{0,2})|(\d{2}))?$/.exec(plainDigits(typed).trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return typed.trim();
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
