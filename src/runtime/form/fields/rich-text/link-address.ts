/** Completes an address without a scheme: a web address, an e-mail address or a phone number. */
export function linkAddress(text: string): string {
  const address = text.trim();
  if (/^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?\d[\d\s-]{5,}$/.test(address)) return `tel:${address.replace(/[\s-]/g, '')}`;
  return /^[^\s/]+\.[^\s/.]{2,}(\/\S*)?$|^localhost/i.test(address) ? `https://${address}` : address;
}
