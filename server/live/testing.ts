import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a reader has heard: `open` and `restart` by their names, events as they are. */
export interface Heard {
  readonly name: string;
  readonly id: number;
  readonly topics?: readonly string[];
  readonly kind?: string;
  readonly key?: string | null;
}

/** Reads the live events of a server that listens, over a real socket. */
export async function listenTo(
  app: FastifyInstance,
  bearer: string,
  { last, age }: { last?: number; age?: number } = {},
) {
  const { port } = app.server.address() as AddressInfo;
  const ending = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/live${age === undefined ? '' : `?age=${age}`}`, {
    headers: { authorization: bearer, ...(last === undefined ? {} : { 'last-event-id': String(last) }) },
    signal: ending.signal,
  });
  const heard: Heard[] = [];
  let beats = 0;
  const read = async () => {
    let text = '';
    for await (const piece of answer.body ?? []) {
      text += Buffer.from(piece).toString();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const lines = new Map(
          text
            .slice(0, end)
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        text = text.slice(end + 2);
        const data = lines.get('data');
        if (data === undefined) beats++;
        else
          heard.push({
            name: lines.get('event') ?? 'event',
            id: Number(lines.get('id')),
            ...(JSON.parse(data) as object),
          });
      }
    }
  };
  const ended = answer.ok ? read().catch(() => undefined) : Promise.resolve();
  return {
    answer,
    heard,
    /** `kind topic key` of each event so far. */
    said: () =>
      heard.flatMap(({ kind, topics, key }) => (kind ? [`${kind} ${topics?.join('+')} ${key}`] : [])),
    beats: () => beats,
    /** Resolves when the stream has ended. */
    ended,
    close: async () => {
      ending.abort();
      await ended;
    },
  };
}
