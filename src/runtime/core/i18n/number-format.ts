const made = new Map<string, Intl.NumberFormat>();

/** The formatter of these options: one for all who ask, since making one takes longer than drawing a cell. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, known);
  return known;
}
