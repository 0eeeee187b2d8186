// The API server in development: a restartable child process, and the next one, which has loaded its libraries already.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

/**
 * Starts the server on a free port, with `settings` in its environment. `restart()` replaces it; `ready()` resolves when the
 * present server answers, or has ended, so that nobody waits for it.
 */
export async function createApiProcess(settings) {
  const port = await freePort();
  let child = null;
  let spare = null;
  let closing = false;
  let listening = Promise.resolve();

  const loaded = () =>
    spawn(process.execPath, ['--enable-source-maps', 'scripts/dev-server.mjs'], {
      // What it prints at its start is about this inner address; problems come through stderr.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings },
    });
  const start = () => {
    if (closing) return;
    child = spare && !hasEnded(spare) ? spare : loaded();
    spare = null;
    child.once('exit', (code) => {
      if (code && !closing) console.error('The server ended; it starts again on the next change.');
    });
    child.send('start');
    listening = untilListening(port, child).then(() => {
      if (!closing) spare ??= loaded();
    });
  };
  const end = (one) =>
    new Promise((resolve) => {
      if (hasEnded(one)) return resolve();
      one.once('exit', resolve);
      one.kill('SIGTERM');
    });
  const stop = () => end(child);

  start();
  let queue = Promise.resolve();
  return {
    port,
    ready: () => queue.then(() => listening),
    restart() {
      queue = queue.then(stop).then(start);
    },
    async close() {
      closing = true;
      await queue;
      await Promise.all([stop(), end(spare)]);
    },
  };
}

const hasEnded = (child) => child === null || child.exitCode !== null || child.signalCode !== null;

async function untilListening(port, child) {
  while (!hasEnded(child)) {
    if (await listens(port)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
