import { expect, it } from 'vitest';
import { KEY_HEADER, newKey, refusalOf } from './dev-guard.mjs';

const key = newKey();
/** A call as the studio's page makes it, with what is different. */
const call = ({
  address = '127.0.0.1',
  port = 8080,
  method = 'POST',
  ...headers
}: Record<string, unknown> = {}) => ({
  method: String(method),
  socket: { remoteAddress: String(address), localPort: Number(port) },
  headers: {
    host: 'localhost:8080',
    origin: 'http://localhost:8080',
    'sec-fetch-site': 'same-origin',
    [KEY_HEADER]: key,
    ...headers,
  } as Record<string, string | undefined>,
});

it.each([
  {},
  { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' },
  { address: '::1' },
  { address: '::ffff:127.0.0.1' },
])('a call of its page is answered: %j', (difference) => {
  expect(refusalOf(call(difference), key)).toBeUndefined();
});

it.each([
  [{ address: '192.168.1.20' }, 'this machine'],
  [{ host: 'studio.example:8080', origin: 'http://studio.example:8080' }, 'is not called'],
  [{ host: 'localhost.evil.test:8080' }, 'is not called'],
  [{ host: 'localhost:9999', origin: 'http://localhost:9999' }, 'another port'],
  [{ host: undefined }, 'is not called'],
  [{ origin: 'http://localhost:5173' }, 'another origin'],
  [{ origin: 'null' }, 'another origin'],
  [{ origin: undefined, 'sec-fetch-site': 'cross-site' }, 'another origin'],
  [{ origin: undefined, 'sec-fetch-site': 'same-site' }, 'another origin'],
  [{ [KEY_HEADER]: undefined }, 'key of this start'],
  [{ [KEY_HEADER]: newKey() }, 'key of this start'],
  [{ method: 'GET' }, 'are sent'],
])('%j is refused', (difference, reason) => {
  expect(refusalOf(call(difference), key)).toContain(reason);
});

it('the page itself needs no key, and is for this machine alone as well', () => {
  expect(refusalOf(call({ method: 'GET', [KEY_HEADER]: undefined, origin: undefined }))).toBeUndefined();
  expect(refusalOf(call({ method: 'GET', address: '10.0.0.7' }))).toContain('this machine');
  expect(refusalOf(call({ method: 'GET', origin: 'http://localhost:5173' }))).toContain('another origin');
});
