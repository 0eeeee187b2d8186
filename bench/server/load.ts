import { Agent, type IncomingMessage, request } from 'node:http';

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Calls one server over kept connections, as one account. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  constructor(
    readonly port: number,
    readonly token: string,
  ) {}

  /** Milliseconds from the call to the last byte of its answer, and the answer. Throws unless it is a 200. */
  ask({ method, path, body }: Ask): Promise<{ ms: number; text: string }> {
    const begin = performance.now();
    return new Promise((done, fail) => {
      const outgoingRequest = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.#agent,
          headers: {
            authorization: `Bearer ${this.token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (answer) => read(answer).then((text) => done({ ms: performance.now() - begin, text }), fail),
      );
      outgoingRequest.once('error', fail);
      outgoingRequest.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${text.slice(0, 300)}`);
  return text;
}

/** Calls a second when `width` callers ask again as soon as they are answered, for `seconds`. */
export async function throughput(client: Client, asks: readonly Ask[], width: number, seconds: number) {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const askRepeatedly = async () => {
    while (performance.now() < end) {
      const ask = asks[count % asks.length];
      count += 1;
      if (ask) await client.ask(ask);
    }
  };
  await Promise.all(Array.from({ length: width }, askRepeatedly));
  return count / seconds;
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
