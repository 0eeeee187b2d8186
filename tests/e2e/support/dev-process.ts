import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, temporaryFolder } from './product-process.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const NAMES = [
  '.cache schemas core domain generator src server scripts tests build package.json package-lock.json tsconfig.json',
  'vite.config.ts playwright.config.ts vitest.config.ts index.html AGENTS.md',
].flatMap((names) => names.split(' '));

/** `npm run dev` in a copy of the project. */
export interface RunningDevelopment {
  readonly url: string;
  /** The copy, which may be edited. */
  readonly root: string;
  /** All it printed so far. */
  printed(): string;
  /** Replaces a text of a file, which must be there, and gives the file as it was. */
  change(file: string, from: string, to: string): string;
  /** Ends it and removes the copy. */
  stop(): Promise<void>;
}

/** Copies the project, prepares the copy, and starts it for development; `env` is added to the environment. */
export async function startDevelopment(
  env: Readonly<Record<string, string>> = {},
  prepare: (root: string) => void = () => undefined,
): Promise<RunningDevelopment> {
  const folder = temporaryFolder('dev');
  const root = join(folder, 'project');
  mkdirSync(root);
  for (const name of NAMES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  prepare(root);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...env },
    stdio: 'pipe',
  });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (printed += data));
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilPage(url, child, () => printed);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    root,
    printed: () => printed,
    change(file, from, to) {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(path, before.replace(from, to));
      return before;
    },
    stop,
  };
}

async function untilPage(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended:\n${printed()}`);
    const [page, api] = await Promise.all([
      fetch(url).catch(() => null),
      fetch(`${url}/ready`).catch(() => null),
    ]);
    if (page?.ok && api?.ok) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`npm run dev was not ready:\n${printed()}`);
}
