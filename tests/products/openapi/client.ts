import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** A client of the document alone, as openapi-typescript and openapi-fetch make it: brands are listed, made, read and renamed. */
export async function renameBrand(baseUrl: string, token: string, name: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const made = await client.POST('/api/admin/brand', { body: { name } });
  const id = made.data?.data?.id ?? 0;
  const edited = await client.POST('/api/admin/brand/update', { body: { id, name: `${name} Baru` } });
  const read = await client.GET('/api/admin/brand/{id}', { params: { path: { id } } });
  const list = await client.GET('/api/admin/brand', { params: { query: { page: 1, perPage: 25 } } });
  const refused = await client.POST('/api/admin/brand', { body: { name: ' ' } });
  return {
    edited: edited.data?.message,
    read: read.data?.data.name,
    listed: list.data?.data.data.map((brand) => brand.name),
    refused: refused.error?.errors.map(({ field, message }) => `${field}: ${message}`),
  };
}

/** Never called: what the document does not know is no call. */
export function mistakes(client: ReturnType<typeof createClient<paths>>) {
  // @ts-expect-error: no such path
  void client.GET('/api/admin/brands');
  // @ts-expect-error: a brand has a name
  void client.POST('/api/admin/brand', { body: {} });
}
