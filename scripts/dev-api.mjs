// The API server in development: a restartable child process.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

/**
 * Starts the server on a free port, with `settings` in its environment. `restart()` replaces it; `ready()` resolves when the
 * present server answers, or has ended, so that nobody waits for it.
 */
export async function createApiProcess(settings) {
  const port = await freePort();
  let child = null;
  let closing = false;
  let listening = Promise.resolve();

  const start = () => {
    if (closing) return;
    child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', './scripts/ts-node.mjs', 'server/main.ts'],
      {
        // What it prints at its start is about this inner address; problems come through stderr.
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...settings },
      },
    );
    child.once('exit', (code) => {
      if (code && !closing) console.error('The server ended; it starts again on the next change.');
    });
    listening = untilListening(port, child);
  };
  const stop = () =>
    new Promise((resolve) => {
      if (hasEnded(child)) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });

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
      await stop();
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
