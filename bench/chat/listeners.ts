import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { addTicket } from '../../server/chat/chat.store.ts';
import { hashToken, makeToken } from '../../server/rules/tokens.ts';
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
export async function listen(listenOptions: Listening): Promise<Delivery> {
  const { conversation, processes, clients, seconds } = listenOptions;
  const times: number[] = [];
  const hear = (text: string) => {
    const chatEvent = JSON.parse(text) as {
      readonly kind?: string;
      readonly message?: { readonly text: string };
    };
    const timeMatch = chatEvent.kind === 'message' && /^at (\d+)$/.exec(chatEvent.message?.text ?? '');
    if (timeMatch) times.push(Date.now() - Number(timeMatch[1]));
  };
  const sockets: WebSocket[] = [];
  try {
    for (let count = 0; count < clients; count += AT_ONCE) {
      const clientIndexes = Array.from(
        { length: Math.min(AT_ONCE, clients - count) },
        (_, offset) => count + offset,
      );
      sockets.push(
        ...(await Promise.all(clientIndexes.map((clientIndex) => open(listenOptions, clientIndex, hear)))),
      );
    }
    const send = async (count: number) => {
      for (let messageIndex = 0; messageIndex < count; messageIndex += 1) {
        const message = { client_id: crypto.randomUUID(), type: 'text', text: `at ${Date.now()}` };
        sockets[messageIndex % sockets.length]?.send(JSON.stringify({ do: 'send', conversation, message }));
        await pause(SECOND);
      }
      // The last ones may still be on their way.
      await pause(2 * SECOND);
    };
    // What every process needs once is not growth.
    await send(Math.min(10, seconds));
    times.length = 0;
    const startMemory = processes.map(({ pid }) => memoryOf(pid));
    await send(seconds);
    return {
      expected: seconds * clients,
      received: times.length,
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      most: Math.max(...times),
      memory: startMemory.map((mb, processIndex) => ({
        before: mb,
        growth: memoryOf(processes[processIndex]?.pid ?? 0) - mb,
      })),
    };
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

async function open(
  { db, account, tokenHash, processes }: Listening,
  clientIndex: number,
  hear: (text: string) => void,
) {
  const ticket = makeToken();
  await addTicket(db, account, tokenHash, hashToken(ticket));
  const url = processes[clientIndex % processes.length]?.url.replace('http', 'ws');
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
