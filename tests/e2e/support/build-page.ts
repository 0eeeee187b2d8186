import { execFileSync } from 'node:child_process';

const VITE = 'node_modules/vite/bin/vite.js';

/** Builds a page of the checkout at `root`, uncompressed, for a browser on this machine. */
export function buildPage(root: string, ...args: readonly string[]): void {
  const build = [VITE, 'build', ...args, '--mode', 'uncompressed'];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'pipe' });
}
