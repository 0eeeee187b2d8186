/** Splits `fine (2026)` into the name `fine` and the qualifier ` (2026)`; the qualifier is '' when there are no brackets. */
export function qualifiedName(text: string): { readonly name: string; readonly qualifier: string } {
  const bracketIndex = text.indexOf(' (');
  return bracketIndex > 0 && text.endsWith(')')
    ? { name: text.slice(0, bracketIndex), qualifier: text.slice(bracketIndex) }
    : { name: text, qualifier: '' };
}
