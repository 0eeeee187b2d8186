import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { addTicket } from '../../server/chat/chat.store.ts';
import type { Db } from '../../server/store/index.ts';
import { quantile } from '../server/load.ts';

const SECOND = 1000;
/** Sockets that are opened at once: a ticket lasts half a minute. */
const AT_ONCE = 25;

export interface Listening {
  readonly db: Db;
  readonly account: number;
  readonly tokenHash: Buffer;
  readonly conversation: number;
  /** Addresses of the processes, and their ids: clients are dealt out to them in turn. */
  readonly processes: readonly { readonly url: string; readonly pid: number }[];
  readonly clients: number;
  readonly seconds: number;
}

export interface Delivery {
  readonly expected: number;
  readonly received: number;
  /** Milliseconds between sending and hearing. */
  readonly median: number;
  readonly p99: number;
  readonly most: number;
  /** MB of each process with all its clients, and MB that it grew by until the end. */
  readonly memory: readonly { readonly before: number; readonly growth: number }[];
}

/** Clients that each hear one message a second, for some seconds; the first of them writes. */
export async function listen(asked: Listening): Promise<Delivery> {
  const { conversation, processes, clients, seconds } = asked;
  const times: number[] = [];
  const hear = (text: string) => {
    const said = JSON.parse(text) as { readonly kind?: string; readonly message?: { readonly text: string } };
    const at = said.kind === 'message' && /^at (\d+)$/.exec(said.message?.text ?? '');
    if (at) times.push(Date.now() - Number(at[1]));
  };
  const sockets: WebSocket[] = [];
  try {
    for (let count = 0; count < clients; count += AT_ONCE) {
      const wanted = Array.from({ length: Math.min(AT_ONCE, clients - count) }, (_, at) => count + at);
      sockets.push(...(await Promise.all(wanted.map((at) => open(asked, at, hear)))));
    }
    const send = async (count: number) => {
      for (let at = 0; at < count; at += 1) {
        const message = { client_id: crypto.randomUUID(), type: 'text', text: `at ${Date.now()}` };
        sockets[at % sockets.length]?.send(JSON.stringify({ do: 'send', conversation, message }));
        await pause(SECOND);
      }
      // The last ones may still be on their way.
      await pause(2 * SECOND);
    };
    // What every process needs once is not growth.
    await send(Math.min(10, seconds));
    times.length = 0;
    const before = processes.map(({ pid }) => memoryOf(pid));
    await send(seconds);
    return {
      expected: seconds * clients,
      received: times.length,
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      most: Math.max(...times),
      memory: before.map((mb, at) => ({ before: mb, growth: memoryOf(processes[at]?.pid ?? 0) - mb })),
    };
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

async function open(
  { db, account, tokenHash, processes }: Listening,
  at: number,
  hear: (text: string) => void,
) {
  const ticket = await addTicket(db, account, tokenHash);
  const url = processes[at % processes.length]?.url.replace('http', 'ws');
  const socket = new WebSocket(`${url}/api/chats/socket`, ['backoffice-chat', ticket]);
  socket.on('message', (data) => hear(String(data)));
  await new Promise((ready, fail) => {
    socket.once('message', ready);
    socket.once('error', fail);
    socket.once('close', (code) => fail(new Error(`A client was closed: ${code}`)));
  });
  return socket;
}

/** MB that a process holds (Linux); NaN elsewhere. */
function memoryOf(pid: number): number {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kb) / 1024;
  } catch {
    return Number.NaN;
  }
}
