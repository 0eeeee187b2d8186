// The server while developing: a process of its own that is started again when its files change.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { connect, createServer } from 'node:net';

// What the server is made of, the generated declarations included.
const WATCHED = ['server', 'src/generated/product', 'src/runtime/validation', 'src/runtime/model.ts'];
const SETTLE_MS = 120;

/**
 * Starts the server on a free port, with `databaseUrl` as its database. `ready()` resolves when it answers:
 * after a change that is when the new one does.
 */
export async function createApiProcess(databaseUrl) {
  const port = await freePort();
  let child = null;
  let ready = null;
  let closing = false;

  const start = () => {
    child = spawn(
      process.execPath,
      ['--enable-source-maps', '--import', './scripts/ts-node.mjs', 'server/main.ts'],
      {
        // What it prints at its start is about this inner address; problems come through stderr.
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl },
      },
    );
    const current = child;
    current.once('exit', (code) => {
      if (!closing && current === child && code !== 0)
        console.error('The server ended; it starts again on the next change.');
    });
    ready = untilListening(port, current);
  };
  const stop = () =>
    new Promise((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });

  start();
  let restarting = Promise.resolve();
  const watchers = watchSources(() => {
    const next = restarting.then(stop).then(() => {
      if (!closing) start();
    });
    restarting = next;
    ready = next.then(() => ready);
  });

  return {
    port,
    ready: () => ready,
    async close() {
      closing = true;
      for (const watcher of watchers) watcher.close();
      await restarting;
      await stop();
    },
  };
}

/** Calls `changed` once for each burst of changes. */
function watchSources(changed) {
  let timer;
  return WATCHED.filter((path) => existsSync(path)).map((path) =>
    watch(path, { recursive: true }, (_, name) => {
      if (name && /\.test\.ts$|~$|\.swp$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, SETTLE_MS);
    }),
  );
}

/** Resolves when something listens, or when the process has ended: then there is nothing to wait for. */
async function untilListening(port, child) {
  while (child.exitCode === null && child.signalCode === null) {
    if (await listens(port)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
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
