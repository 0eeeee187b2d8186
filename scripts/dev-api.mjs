// The API server in development: a restartable child process, and the next one, which has loaded its modules already.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { loadCompiler, translate } from './translate.mjs';

const HOST = '127.0.0.1';

/**
 * Starts the server, with `settings` in its environment, behind a port that stays the same. `restart()` replaces it;
 * who connects meanwhile waits until the new one listens, or has ended.
 */
export async function createApiProcess(settings) {
  const children = new Set();
  let present = null;
  let spare = null;
  let listening = Promise.resolve();
  let closing = false;

  const load = async () => {
    const server = await spawnServer(settings);
    children.add(server.child);
    server.child.once('exit', () => children.delete(server.child));
    return server;
  };
  const start = async (changed) => {
    const previousProcess = present;
    present = spare ?? load();
    spare = null;
    if (hasEnded((await present).child)) present = load();
    const { child, port } = await present;
    child.once('exit', (code) => {
      if (code && !closing) console.error('The server ended; it starts again on the next change.');
    });
    // Here the compiler is loaded once and for all. What cannot be compiled is told by the child.
    await Promise.allSettled(changed.filter((path) => path.endsWith('.ts')).map(translate));
    child.send({ changed });
    await untilListening(port, child);
    // Only now, so that its last work takes nothing from the start of the new one.
    previousProcess?.then((old) => old.child.kill());
    if (!closing && !hasEnded(child)) spare ??= load();
  };
  /** @param {string[]} changed paths of the files that are new since the last time */
  const restart = (changed) => {
    listening = start(changed);
  };

  const front = createFront(async () => {
    await listening;
    return (await present).port;
  });
  front.listen(0, HOST);
  await once(front, 'listening');
  restart([]);
  await loadCompiler();
  return {
    port: front.address().port,
    restart,
    async close() {
      closing = true;
      front.close();
      await Promise.all([present, spare]);
      await Promise.all([...children].map(end));
    },
  };
}

/** A server that has loaded its modules, and begins when it is told what has changed. */
async function spawnServer(settings) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', 'scripts/dev-server.mjs'], {
    // What it prints at its start is about this inner address; problems come through stderr.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), HOST, ...settings },
  });
  return { child, port };
}

/** Passes every connection on to the port that `innerPort` resolves to. */
function createFront(innerPort) {
  return createServer(async (socket) => {
    socket.on('error', () => undefined);
    const inner = connect(await innerPort(), HOST).on('error', () => socket.destroy());
    inner
      .pipe(socket)
      .pipe(inner)
      .on('close', () => socket.destroy());
    socket.on('close', () => inner.destroy());
  });
}

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

async function end(child) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function untilListening(port, child) {
  while (!hasEnded(child)) {
    if (await listens(port)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, HOST, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, HOST, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
