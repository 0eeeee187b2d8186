/** Of libuv's four threads for files, images and passwords; the others stay free for quick work. */
const MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that occupies a thread, with limited concurrency; the rest waits in order. Never call it in a transaction. */
export async function heavy<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const startNext = waiting.shift();
    if (startNext) startNext();
    else running -= 1;
  }
}
