const formatCache = new Map<string, Intl.NumberFormat>();

/** A cached Intl.NumberFormat per options, since creating one takes longer than rendering a cell. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formatCache.get(key) ?? new Intl.NumberFormat(locale, options);
  formatCache.set(key, format);
  return format;
}
