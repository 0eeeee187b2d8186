import { PassThrough, type Readable } from 'node:stream';

/** Maximum time without progress in ms. */
const PATIENCE = 120_000;

/** Passes the bytes through; closes the stream, and so its database connection, when the client reads nothing for two minutes. */
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
