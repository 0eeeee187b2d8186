import { PassThrough, type Readable } from 'node:stream';

/** How long a download may stall; ms. */
const PATIENCE = 120_000;

/** The same bytes; a reader that takes none for two minutes is let go, with the connection that it holds. */
export function watched(source: Readable, patience = PATIENCE): Readable {
  const out = new PassThrough({ highWaterMark: 64 * 1024 });
  const give = () => out.destroy(new Error('Nobody read the download.'));
  const timer = setTimeout(give, patience).unref();
  out.on('data', () => timer.refresh());
  out.pause();
  const end = () => {
    clearTimeout(timer);
    source.destroy();
  };
  out.once('close', end);
  source.once('error', (error) => out.destroy(error));
  return source.pipe(out);
}
