import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, statedAnswer } from './stated-server.ts';

/** An API of the stated contract alone, as `ADMIN_API_URL` names one. */
export interface StatedApi {
  readonly url: string;
  /** All that was asked so far, the oldest first. */
  readonly asked: readonly Asked[];
  close(): void;
}

/** Serves the answers of the stated server on a port of this machine. */
export async function serveStated(port = 0): Promise<StatedApi> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one = await readAsked(request);
    asked.push(one);
    const answer = statedAnswer(one);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not found.' }));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${taken}`, asked, close: () => server.close() };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stated');
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    body: await readBody(Buffer.concat(pieces), request.headers['content-type'] ?? ''),
  };
}

/** The fields of a body by their names, whatever it is written in. */
async function readBody(bytes: Buffer, type: string): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  return type.includes('json') ? body.json() : Object.fromEntries(await body.formData());
}
