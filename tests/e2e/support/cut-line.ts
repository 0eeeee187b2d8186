import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './product-process.ts';

/** A line to a server that can be cut as a network is: what is open ends, and nobody gets through until it is mended. */
export interface CutLine {
  readonly url: string;
  cut(): void;
  mend(): void;
  end(): Promise<void>;
}

export async function cutLine(to: string): Promise<CutLine> {
  const port = await freePort();
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    end: () =>
      new Promise((done) => {
        server.close(() => done());
        drop();
      }),
  };
}
