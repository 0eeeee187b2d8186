import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { documentReader } from '../../server/http/document.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** A running server of one built page. */
export interface Front {
  readonly url: string;
  close(): void;
}

/**
 * Serves a built page from `dist` and passes everything else on to `api`: the same way for every page that is
 * compared, so that only the pages differ.
 */
export async function openFront(dist: string, api: string): Promise<Front> {
  const readDocument = documentReader(dist);
  const server = createServer((browserRequest, answer) => {
    const path = (browserRequest.url ?? '/').split('?', 1)[0] ?? '/';
    if (/^\/(api|user|files)\//.test(path)) return passOn(api, browserRequest, answer);
    if (extname(path) !== '') return sendFile(join(dist, path), answer);
    void readDocument(path).then((html) =>
      send(Buffer.from(html), { 'content-type': 'text/html; charset=utf-8' }, answer),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

function passOn(api: string, browserRequest: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = browserRequest;
  const apiRequest = request(api + url, { method, headers }, (apiAnswer) => {
    answer.writeHead(apiAnswer.statusCode ?? 502, apiAnswer.headers);
    apiAnswer.pipe(answer);
  });
  apiRequest.on('error', () => answer.writeHead(502).end());
  browserRequest.pipe(apiRequest);
}

function sendFile(path: string, answer: ServerResponse): void {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  try {
    const isCode = type.startsWith('text/javascript') || type === 'text/css';
    const body = readFileSync(isCode ? `${path}.br` : path);
    send(body, { 'content-type': type, ...(isCode && { 'content-encoding': 'br' }) }, answer);
  } catch {
    answer.writeHead(404).end();
  }
}

function send(body: Buffer, headers: Record<string, string>, answer: ServerResponse): void {
  answer.writeHead(200, { ...headers, 'content-length': body.length, 'cache-control': 'no-cache' });
  answer.end(body);
}
