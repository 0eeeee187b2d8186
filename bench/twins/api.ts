import useSWR from 'swr';

export interface Product {
  readonly id: number;
  readonly name: string;
  readonly sku_code: string;
  readonly category: { readonly name: string } | null;
  readonly brand: { readonly name: string } | null;
  readonly price: number;
  readonly active: number;
  readonly blocked: number;
}
export interface Page {
  readonly data: readonly Product[];
  readonly meta: { readonly last_page: number; readonly total: number };
}
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Calls the API as the person who signed in. Throws what it says when it refuses. */
export async function call(url: string, init: RequestInit = {}): Promise<unknown> {
  const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  const headers = { authorization: `Bearer ${decodeURIComponent(token)}` };
  const response = await fetch(url, { ...init, headers });
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}

/** Reads through the cache; what was shown stays until the next is there. */
export function useRead<T>(url: string): T | undefined {
  return useSWR<T>(url, (address: string) => call(address) as Promise<T>, { keepPreviousData: true }).data;
}
