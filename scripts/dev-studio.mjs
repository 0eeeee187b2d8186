// The studio while developing: its page, its guarded calls, and the screens as they are edited.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { YOUNG } from './dev-generator.mjs';
import { newKey, refusalOf } from './dev-guard.mjs';

const CALLS = '/__studio/';
/** Bytes of one call: a table that a noun is made of may be sent. */
const MOST = 20_000_000;
/** What a page of the preview loads anew with each version. */
const FOLLOWED = /^(src\/generated\/|src\/app\/main\.tsx$|schemas\/locales\/)/;

/** The plugin of the development server; `database` is what dev-database.mjs makes. */
export function serveStudio(database) {
  const key = newKey();
  const compiler = startCompiler();
  const shown = new Shown(compiler);
  return {
    name: 'studio',
    enforce: 'pre',
    configResolved(config) {
      shown.root = config.root;
    },
    configureServer(vite) {
      vite.middlewares.use(servePage(vite, key, () => shown.version, compiler.warm));
      vite.middlewares.use(answerCalls(key, compiler, database, shown));
      vite.httpServer?.once('close', compiler.kill);
    },
    resolveId(source, importer = '') {
      const askedVersion = /[?&]studio=(\d+)/.exec(importer)?.[1];
      if (askedVersion === undefined || !source.startsWith('.')) return null;
      const path = resolve(dirname(importer.split('?')[0]), source);
      return FOLLOWED.test(pathFrom(shown.root, path)) ? `${path}?studio=${askedVersion}` : null;
    },
    async load(id) {
      const [path, query = ''] = id.split('?');
      if (!query.includes('studio=')) return null;
      const edited = shown.files.get(pathFrom(shown.root, path));
      // Texts become a module by the end of their address, which is the version here.
      return path.endsWith('.json')
        ? `export default ${edited ?? (await readFile(path, 'utf8'))}`
        : (edited ?? null);
    },
  };
}

/** The generated files that are not as on disk, which the preview is made of. */
export class Shown {
  root = '';
  version = 0;
  /** Path -> text. */
  files = new Map();
  /** Generated file that was shown as it was saved -> its text, and that on disk: it is shown until the generator has written it. */
  #saved = new Map();
  #compiler;

  constructor(compiler) {
    this.#compiler = compiler;
  }

  /** The answer of a call, with the paths of the files that are others now. */
  async follow(answer) {
    if (answer?.saved) await this.#keep();
    const latest = answer?.version ?? answer?.state?.version;
    const isWritten = await this.#forgetWritten();
    if (latest === undefined || (latest === this.version && !isWritten)) return answer;
    const edited = await this.#compiler.ask('overlay');
    const saved = [...this.#saved].map(([path, { text }]) => [path, text]);
    const files = new Map([...saved, ...Object.entries(edited)]);
    const paths = new Set([...this.files.keys(), ...files.keys()]);
    const changed = [...paths].filter((path) => this.files.get(path) !== files.get(path));
    this.files = files;
    this.version = latest;
    return { ...answer, changed };
  }

  /** What is saved is on disk, but for what the generator makes of it. */
  async #keep() {
    for (const [path, text] of this.files)
      if (path.startsWith('src/generated/'))
        this.#saved.set(path, { text, onDisk: await textOn(this.root, path) });
  }

  /** Forgets what the generator has written, also as something else. Returns whether there was any. */
  async #forgetWritten() {
    let isWritten = false;
    for (const [path, { text, onDisk }] of this.#saved) {
      const textNow = await textOn(this.root, path);
      if (textNow !== text && textNow === onDisk) continue;
      this.#saved.delete(path);
      isWritten = true;
    }
    return isWritten;
  }
}

/** The guarded calls of the page. */
function answerCalls(key, compiler, database, shown) {
  const ask = async (name, body) => {
    const isBack = name === 'undo' || name === 'redo';
    return compiler.ask(name, isBack ? { ...body, ran: await database.ran() } : body);
  };
  const withRows = async ({ rows = [], ...saved }) => {
    try {
      await database.fill(rows);
      return saved;
    } catch (error) {
      return { ...saved, failure: error.message };
    }
  };
  return async (request, response, next) => {
    if (!request.url?.startsWith(CALLS)) return next();
    const refusal = refusalOf(request, key);
    if (refusal) return answer(response, 403, { refusal: { code: 'not-possible', message: refusal } });
    const name = request.url.slice(CALLS.length);
    const cpuBefore = compiler.cpu();
    try {
      const body = await readBody(request);
      if (name === 'sign-in') return answer(response, 200, await database.signIn(Number(body.role)));
      const answered = await shown.follow(await ask(name, body));
      const cpu = compiler.cpu() - cpuBefore;
      response.setHeader('server-timing', `compiler;desc="CPU";dur=${cpu.toFixed(1)}`);
      answer(response, 200, name === 'save' ? await withRows(answered) : answered);
    } catch (error) {
      answer(response, 500, { refusal: { code: 'not-possible', message: error.message } });
    }
  };
}

const textOn = (root, path) => readFile(resolve(root, path), 'utf8').catch(() => undefined);

const pathFrom = (root, path) => relative(root, path).replaceAll('\\', '/');

/** `/studio` with the key, and in its frame the product's page, which begins with the stage. */
function servePage(vite, key, versionNow, warm) {
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    const isStudio = /^\/studio\/?$/.test(path);
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe' && isPage(request);
    if (!isStudio && !isFramed) return next();
    const refusal = refusalOf(request);
    if (refusal) return response.writeHead(403, { 'content-type': 'text/plain' }).end(refusal);
    if (isStudio) warm();
    try {
      const file = isStudio ? 'src/studio/index.html' : 'index.html';
      const page = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
      const html = await vite.transformIndexHtml(request.url, isStudio ? page : staged(page, versionNow()));
      const headers = {
        'content-type': 'text/html',
        'cache-control': 'no-store',
        'x-frame-options': 'SAMEORIGIN',
      };
      response.writeHead(200, headers).end(html.replace('{{key}}', isStudio ? key : ''));
    } catch (error) {
      next(error);
    }
  };
}

const isPage = ({ headers, url = '' }) =>
  Boolean(headers.accept?.includes('text/html')) && !url.startsWith('/gallery') && !url.startsWith('/files/');

/** The page of the product with the stage before everything else. */
function staged(page, version) {
  return page
    .replace('<head>', '<head>\n    <script type="module" src="/src/studio/stage/stage.ts"></script>')
    .replace('/src/app/main.tsx', `/src/app/main.tsx?studio=${version}`);
}

/** The compiler of the studio, in a process of its own that starts with the first call. */
function startCompiler() {
  let child;
  let callCount = 0;
  /** Milliseconds of the processor that its calls took. */
  let cpuTaken = 0;
  const pending = new Map();
  const start = () => {
    child = spawn(process.execPath, [...YOUNG, 'scripts/run.mjs', 'generator/studio/main.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', ({ id, result, failure, cpu = 0 }) => {
      cpuTaken += cpu;
      const { done, fail } = pending.get(id) ?? {};
      pending.delete(id);
      if (failure === undefined) done?.(result);
      else fail?.(new Error(failure));
    });
    child.on('exit', () => {
      for (const { fail } of pending.values()) fail(new Error("The studio's compiler has ended."));
      pending.clear();
      child = undefined;
    });
  };
  const ask = (call, body) =>
    new Promise((done, fail) => {
      if (!child) start();
      const id = ++callCount;
      pending.set(id, { done, fail });
      child.send({ id, call, body });
    });
  return {
    ask,
    /** Reads the product while the page that will ask for it is loading; a mistake is told where it asks. */
    warm: () => child ?? void ask('overlay').catch(() => undefined),
    cpu: () => cpuTaken,
    kill: () => child?.kill(),
  };
}

async function readBody(request) {
  const parts = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > MOST) throw new Error('That is too much for one call.');
    parts.push(part);
  }
  return parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function answer(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body ?? null));
}
