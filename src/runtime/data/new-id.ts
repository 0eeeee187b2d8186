/** crypto.randomUUID exists on secure pages only, and the page may be served over plain HTTP inside an office. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
