const made = new Map<string, Intl.NumberFormat>();

/** A cached Intl.NumberFormat per options, since creating one takes longer than rendering a cell. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? new Intl.NumberFormat(locale, options);
  made.set(key, known);
  return known;
}
