/**
 * Warnings about a discount, as source texts. Takes the values of its form, the normal price where it is known, and the
 * business day.
 */
export function adviceOn(
  { start_date: start, end_date: end, discount }: Readonly<Record<string, unknown>>,
  price: number | undefined,
  day: string,
): readonly string[] {
  const found: string[] = [];
  if (typeof discount === 'number' && price !== undefined && discount >= price)
    found.push('This is not lower than the normal price ({price}).');
  if (isBefore(end, day)) found.push('This discount lies in the past.');
  else if (isBefore(start, day)) found.push('The first day lies in the past.');
  return found;
}

function isBefore(date: unknown, day: string): boolean {
  return typeof date === 'string' && date !== '' && date < day;
}
