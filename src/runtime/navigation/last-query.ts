const queries = new Map<string, string>();

/** Stores the query of the current page. */
export function noteQuery(pathname: string, search: string): void {
  queries.set(pathname, search);
}

/** The URL with the query that the page had when it was left, so that page, search and sort order are restored. */
export function withLastQuery(address: string): string {
  return address.includes('?') ? address : address + (queries.get(address) ?? '');
}
