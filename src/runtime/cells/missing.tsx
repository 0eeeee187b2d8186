/** What stands where there is no value. */
export const MISSING = <span className="c-missing">-</span>;

export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}
