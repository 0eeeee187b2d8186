const queries = new Map<string, string>();

/** Notes the query with which a page is on the screen. */
export function noteQuery(pathname: string, search: string): void {
  queries.set(pathname, search);
}

/** The address with the query that page was left with, so that page, search and order are restored. */
export function withLastQuery(address: string): string {
  return address.includes('?') ? address : address + (queries.get(address) ?? '');
}
