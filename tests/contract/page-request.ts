import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InjectOptions } from 'fastify';
import type { Endpoint } from '../../core/model.ts';
import { client } from '../../src/runtime/data/http-client.ts';
import { planRequest, type Request } from '../../src/runtime/data/plan-request.ts';
import { pathShape } from './contract.ts';

const FOLDER = join(import.meta.dirname, '../../src/generated/product/endpoints');

/** All calls that the page can make, by method and address. */
export async function pageEndpoints(): Promise<ReadonlyMap<string, Endpoint>> {
  const files = readdirSync(FOLDER).map((name) => pathToFileURL(join(FOLDER, name)).href);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  const endpoints = modules.flatMap((module) => Object.values(module) as Endpoint[]);
  return new Map(endpoints.map((one) => [`${one.method} ${pathShape(one.path)}`, one]));
}

/** A request as the page makes it: its parameters by their places, everything else by name. */
export function pageRequest(
  endpoint: Endpoint,
  places: readonly (string | number)[],
  values: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, File | File[]>>,
) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const input = { ...values, ...Object.fromEntries(names.map((name, at) => [name, places[at]])) };
  return planRequest(endpoint, input, new Map(Object.entries(files)));
}

/** The address and the bytes of a request, as the page's client and a browser put them on the wire. */
export async function onTheWire(request: Request): Promise<{ url: string; wire: InjectOptions }> {
  const { data, config } = await client.request({
    ...request,
    adapter: async (config) => ({ status: 200, statusText: '', headers: {}, data: config.data, config }),
  });
  const url = client.getUri(config);
  if (data === undefined) return { url, wire: {} };
  const sent = new Response(data);
  // The browser names the boundary of a multipart body.
  const mime = data instanceof FormData ? sent.headers.get('content-type') : config.headers.getContentType();
  return {
    url,
    wire: { payload: Buffer.from(await sent.arrayBuffer()), headers: { 'content-type': String(mime) } },
  };
}
