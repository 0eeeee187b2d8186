/** `fine (2026)`: the name `fine`, and behind it ` (2026)`, what it is of; '' where nothing stands in brackets. */
export function qualifiedName(text: string): { readonly name: string; readonly of: string } {
  const at = text.indexOf(' (');
  return at > 0 && text.endsWith(')')
    ? { name: text.slice(0, at), of: text.slice(at) }
    : { name: text, of: '' };
}
