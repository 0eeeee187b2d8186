import Fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { signedOut } from '../calls/authenticate.ts';
import { addCallLog, loggerOptions } from './log.ts';
import { answerProblem } from './problems.ts';

/** What a server in production writes of one call. */
async function linesOf(call: { method: 'GET' | 'POST'; url: string; payload?: object }) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({
    logger: { ...loggerOptions({ logLevel: 'info', production: true }), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler((error, request, reply) => answerProblem(error, reply, request.log));
  addCallLog(app);
  app.post('/api/login/admin', async () => Promise.reject(signedOut()));
  app.post('/api/things', async (request) => {
    request.log.info({ body: request.body, password: 'rahasia' }, 'a line of a handler');
    return {};
  });
  app.get('/api/things', async () => ({}));
  const headers = { authorization: 'Bearer token-of-somebody', cookie: 'token=token-of-somebody' };
  await app.inject({ ...call, headers, remoteAddress: '203.0.113.9' });
  await app.close();
  return lines;
}

it('a refused call is a line that says when, which, from where and how it ended', async () => {
  const payload = { username: 'ratna', password: 'rahasia' };
  const [line, ...others] = await linesOf({ method: 'POST', url: '/api/login/admin?x=\n1', payload });
  expect(others).toEqual([]);
  expect(line).toMatchObject({ msg: 'POST /api/login/admin', status: 401, from: '203.0.113.9' });
  expect([typeof line?.time, typeof line?.reqId]).toEqual(['number', 'string']);
});

it('neither tokens nor passwords are in a line, whoever writes it', async () => {
  const payload = { name: 'x', password: 'rahasia', api_token: 'token-of-somebody' };
  const lines = await linesOf({ method: 'POST', url: '/api/things?token=token-of-somebody', payload });
  expect(lines.map(({ msg }) => msg)).toEqual(['a line of a handler', 'POST /api/things']);
  expect(JSON.stringify(lines)).not.toMatch(/rahasia|token-of-somebody/);
  expect(lines[1]).not.toHaveProperty('from');
});

it('a read that is answered is no line', async () => {
  expect(await linesOf({ method: 'GET', url: '/api/things' })).toEqual([]);
});
