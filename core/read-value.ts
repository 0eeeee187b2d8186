/** Writes a value that is not text as text, without losing anything. */
export function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of a typed or pasted list, such as a column of a spreadsheet: each once. */
export function entriesOf(text: string): string[] {
  const typedEntries = text.split(/[\n\r\t;,]+/).map((entry) => entry.trim());
  return [...new Set(typedEntries.filter((entry) => entry !== ''))];
}

/** A finite number from a number or its text; else undefined. */
export function toNumber(value: unknown): number | undefined {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
}

/** The pairs of declared values of which one is off and the other on. */
export const SWITCHES = [
  { off: 0, on: 1 },
  { off: 'N', on: 'Y' },
] as const;

/** A foreign word for on or off as the number that we use; undefined for anything else. */
export function onOrOff(value: unknown): '0' | '1' | undefined {
  if (isActive(value)) return '1';
  return /^(n|no|false|nonactive|inactive)$/i.test(asText(value)) ? '0' : undefined;
}

/** Whether a foreign or own answer means "active": 1, '1', true, Y, y, 'active'. */
export function isActive(value: unknown): boolean {
  if (value === true || value === 1) return true;
  return (
    typeof value === 'string' && ['1', 'y', 'yes', 'true', 'active'].includes(value.trim().toLowerCase())
  );
}
