// The API server in development: a restartable child process, and the next one, which has loaded its modules already.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { root } from './ensure-install.mjs';
import { loadCompiler, translate } from './translate.mjs';

const HOST = '127.0.0.1';

/**
 * Starts the server, with `settings` in its environment, behind a port that stays the same. `restart()` replaces it;
 * who connects meanwhile waits until the new one listens. One that cannot start leaves the one before it in its place.
 * `mistakes()` is why the last one could not ('' when it could); `onStart` calls back after every try.
 */
export async function createApiProcess(settings) {
  const servers = new Servers(settings);
  const listeners = [];
  let closing = false;
  let isQueued = false;
  const tryStart = async () => {
    if (closing) return;
    await servers.start();
    if (servers.mistakes)
      console.error(`${servers.mistakes}\nThe server is as it was before; it follows once this is mended.`);
    for (const listener of listeners) listener();
  };
  let settled = tryStart();
  const front = createFront(async () => {
    await settled;
    return servers.port;
  });
  front.listen(0, HOST);
  await once(front, 'listening');
  await loadCompiler();
  return {
    port: front.address().port,
    /** @param {string[]} changed paths of the files that are new since the last time */
    restart(changed) {
      for (const path of changed) servers.unserved.add(path);
      // The start that waits takes these as well.
      if (isQueued) return;
      isQueued = true;
      settled = settled.then(() => {
        isQueued = false;
        return tryStart();
      });
    },
    mistakes: () => servers.mistakes,
    onStart: (listener) => listeners.push(listener),
    async close() {
      closing = true;
      front.close();
      await settled;
      await servers.close();
    },
  };
}

/** The server that is there, and the next one, which has loaded its modules already. */
class Servers {
  /** What changed since the server that is there was started. */
  unserved = new Set();
  mistakes = '';
  #settings;
  #children = new Set();
  #present;
  #spare = null;

  constructor(settings) {
    this.#settings = settings;
  }

  get port() {
    return this.#present?.port;
  }

  async start() {
    // What changes while it starts is left to the next one.
    const changed = [...this.unserved];
    this.mistakes = await mistakesIn(changed);
    if (this.mistakes) return;
    const spare = await this.#spare;
    this.#spare = null;
    let nextServer = spare ?? (await this.#load());
    await begin(nextServer, changed);
    // It may have read, while it loaded, what is mended by now.
    if (spare && hasEnded(spare.child)) {
      nextServer = await this.#load();
      await begin(nextServer, changed);
    }
    if (hasEnded(nextServer.child)) {
      this.mistakes = nextServer.complaint();
      return;
    }
    for (const path of changed) this.unserved.delete(path);
    // Only now, so that its last work takes nothing from the start of the new one.
    this.#present?.child.kill();
    this.#present = nextServer;
    this.#spare = this.#load();
  }

  async close() {
    await this.#spare;
    await Promise.all([...this.#children].map(end));
  }

  async #load() {
    const server = await spawnServer(this.#settings);
    this.#children.add(server.child);
    server.child.once('exit', () => this.#children.delete(server.child));
    return server;
  }
}

/** What cannot be translated of these files. Here the compiler is loaded once and for all. */
async function mistakesIn(paths) {
  const files = paths.filter((path) => path.endsWith('.ts') && existsSync(path));
  const results = await Promise.allSettled(files.map(translate));
  return results.flatMap(({ reason }) => (reason ? [withoutRoot(reason.message)] : [])).join('\n\n');
}

/** Places are named from the project's root, as those of declarations are. */
const withoutRoot = (text) => text.replaceAll(pathToFileURL(root).href, '').replaceAll(root, '');

/** How much of what a server says at its end is kept, in characters. */
const COMPLAINT = 4000;

/** A server that has loaded its modules, and begins when it is told what has changed. */
async function spawnServer(settings) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', 'scripts/dev-server.mjs'], {
    // What it prints at its start is about this inner address; problems come through stderr.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, PORT: String(port), HOST, ...settings },
  });
  let stderrText = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    stderrText = (stderrText + text).slice(-COMPLAINT);
  });
  return {
    child,
    port,
    complaint: () => withoutRoot(stderrText).trim() || 'The server ended without a word.',
  };
}

/** Passes every connection on to the port that `innerPort` resolves to; without one it is ended. */
function createFront(innerPort) {
  return createServer(async (socket) => {
    socket.on('error', () => undefined);
    const port = await innerPort();
    if (port === undefined) return socket.destroy();
    const inner = connect(port, HOST).on('error', () => socket.destroy());
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

/** Lets a loaded server begin; it listens then, or has ended. */
async function begin({ child, port }, changed) {
  if (child.connected) child.send({ changed });
  await untilListening(port, child);
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
