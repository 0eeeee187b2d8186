/** Of the four threads that Node has for files, pictures and passwords: the others stay free for what is quick. */
const MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that keeps a thread busy: some at a time, the others wait in order. Never call it in a transaction. */
export async function heavy<T>(work: () => Promise<T>): Promise<T> {
  if (running < MOST) running += 1;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
