const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A readable size: `2 MB`, `340 KB`. Whole binary megabytes are binary, as limits are written; all else is decimal. */
export function describeBytes(bytes: number): string {
  const base = bytes >= 1_048_576 && bytes % 1_048_576 === 0 ? 1024 : 1000;
  let size = bytes;
  let unit = 0;
  while (size >= base && unit < units.length - 1) {
    size /= base;
    unit += 1;
  }
  const digits = unit > 1 && size < 10 ? 1 : 0;
  return `${Number(size.toFixed(digits))} ${units[unit]}`;
}
