// Runs the village library over a throw-away database: `library-server.ts DIST PORT`. Whoever has started it with a
// channel gets one more, with rows of its own, for every other port that is sent.
import { openLibrary } from './open-library.ts';

const [dist, port] = process.argv.slice(2);
const open = [await openLibrary(Number(port), dist)];

process.on('message', async (other) => {
  open.push(await openLibrary(Number(other), dist));
  process.send?.(other);
});
process.once('SIGINT', async () => {
  await Promise.all(open.map((library) => library.close()));
  process.exit(0);
});
