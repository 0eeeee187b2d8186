/**
 * What was typed as HH:MM: single digits get a nought, missing minutes are 00, and of three or four digits the last two are
 * the minutes. What is no time stays as it is.
 */
export function timeText(typed: string): string {
  const [, hour, marked, minute = marked ?? ''] =
    /^(\d{1,2})(?:[:.](\d{0,2})|(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return typed.trim();
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
