import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Program, startCaddy } from './programs.ts';

const UNIT = 'wholesale-backoffice.service';
const FILES = join(import.meta.dirname, '../../docs/operations');

describe('The unit of systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unit-trial-'));
  const file = join(folder, UNIT);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', [...args, '--no-pager', file], { encoding: 'utf8' });

  it('has no mistake', () => {
    // systemd asks whether the program is there; Node may lie elsewhere on this machine.
    const unit = readFileSync(join(FILES, UNIT), 'utf8').replace('/usr/bin/node', process.execPath);
    writeFileSync(file, unit);
    const { status, stderr } = analyze('verify', '--man=no');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('takes from the server what it does not need', () => {
    copyFileSync(join(FILES, UNIT), file);
    // In tenths of 0, nothing is left, to 10.
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20');
    expect(status, stdout).toBe(0);
  });
});

describe('Caddy before two servers', () => {
  let servers: StandIn[];
  let proxy: Program;

  beforeAll(async () => {
    servers = await Promise.all(['first', 'second'].map(startStandIn));
    proxy = await startCaddy(servers.map(({ port }) => port));
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const { http } of servers ?? []) http.close().closeAllConnections();
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${proxy.port}${path}`, { headers, signal: AbortSignal.timeout(5_000) });

  it('says who asks, and believes nobody else about it', async () => {
    const answer = await ask('/', { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
    expect(await answer.json()).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: `127.0.0.1:${proxy.port}`,
    });
  });

  it('hands on an event at once, while its stream is open', async () => {
    const reader = (await ask('/events')).body?.getReader();
    const event = await reader?.read();
    expect(Buffer.from(event?.value ?? []).toString()).toBe('data: first\n\n');
    await reader?.cancel();
  });

  it('leads a WebSocket to a server', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${proxy.port}/socket`);
    const heard = await new Promise((done, fail) => {
      socket.on('error', fail);
      socket.on('open', () => socket.send('said'));
      socket.on('message', (message) => done(String(message)));
    });
    socket.close();
    expect(heard).toBe('said');
  });

  it('sends no call to a server that is not ready', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('There are no servers.');
    const answering = async () => {
      const calls = Array.from({ length: 12 }, () => ask('/'));
      const names = await Promise.all(calls.map(async (call) => (await call).headers.get('x-server')));
      return [...new Set(names)].toSorted();
    };
    await expect.poll(answering).toEqual(['first', 'second']);
    first.status = 503;
    await expect.poll(answering).toEqual(['second']);
    first.status = 200;
    await expect.poll(answering).toEqual(['first', 'second']);
  });
});

interface StandIn {
  readonly http: Server;
  readonly port: number;
  /** What it answers to /ready. */
  status: number;
}

/** A server that tells who asks and how, has a stream of events, and repeats what a WebSocket says. */
async function startStandIn(name: string): Promise<StandIn> {
  const http = createServer((request, reply) => {
    reply.setHeader('x-server', name);
    if (request.url === '/ready') reply.writeHead(standIn.status).end();
    else if (request.url === '/events')
      reply.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    else reply.end(JSON.stringify(request.headers));
  });
  new WebSocketServer({ server: http }).on('connection', (socket) =>
    socket.on('message', (message) => socket.send(String(message))),
  );
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const standIn: StandIn = { http, port: (http.address() as AddressInfo).port, status: 200 };
  return standIn;
}
