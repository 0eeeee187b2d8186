/** `price (AGEN)`: the name `price`, and behind it ` (AGEN)`, what it is of; '' where nothing stands in brackets. */
export function qualifiedName(text: string): { readonly name: string; readonly of: string } {
  const at = text.indexOf(' (');
  return at > 0 && text.endsWith(')')
    ? { name: text.slice(0, at), of: text.slice(at) }
    : { name: text, of: '' };
}
