/** Splits `fine (2026)` into the name `fine` and the qualifier ` (2026)`; the qualifier is '' when there are no brackets. */
export function qualifiedName(text: string): { readonly name: string; readonly of: string } {
  const at = text.indexOf(' (');
  return at > 0 && text.endsWith(')')
    ? { name: text.slice(0, at), of: text.slice(at) }
    : { name: text, of: '' };
}
