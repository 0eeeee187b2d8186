// Who may make the studio's calls: a page of this very server, on this very machine, that has the key of this start.
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** The header that carries the key. */
export const KEY_HEADER = 'x-studio-key';

/** A key for one start of the development server. */
export const newKey = () => randomBytes(24).toString('base64url');

/** Why a request is refused, or undefined; without `key` that of the page, which hands the key out. */
export function refusalOf(request, key) {
  const { headers, socket } = request;
  if (!isLoopback(socket.remoteAddress)) return 'The studio answers on this machine alone.';
  const host = headers.host ?? '';
  const name = host.replace(/:\d+$/, '');
  if (!['localhost', '127.0.0.1', '[::1]'].includes(name))
    return `The studio is not called ${JSON.stringify(name)}: open it on localhost.`;
  if (portOf(host) !== socket.localPort) return 'The studio has another port.';
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`)
    return 'The studio answers no page of another origin.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !['same-origin', 'none'].includes(site))
    return 'The studio answers no page of another origin.';
  if (key === undefined) return undefined;
  if (request.method !== 'POST') return 'The calls of the studio are sent.';
  return isKey(headers[KEY_HEADER], key)
    ? undefined
    : 'The key of this start is missing: load the studio again.';
}

const isLoopback = (address = '') => /^(::ffff:)?127\.|^::1$/.test(address);

const portOf = (host) => Number(/:(\d+)$/.exec(host)?.[1] ?? 80);

function isKey(sentKey, key) {
  const [givenBytes, keyBytes] = [Buffer.from(String(sentKey ?? '')), Buffer.from(key)];
  return givenBytes.length === keyBytes.length && timingSafeEqual(givenBytes, keyBytes);
}
