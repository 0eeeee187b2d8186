// npm test: every check there is, in order; all of them run even when one fails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstall, root } from './ensure-install.mjs';

process.chdir(root);
ensureInstall();
const { ensureBrowser } = await import('./browser.mjs');

const bin = (...path) => [process.execPath, join('node_modules', ...path)];
const STEPS = [
  ['format and lint', ...bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  ['types', ...bin('typescript', 'bin', 'tsc'), '-p', '.', '--noEmit'],
  ['declarations and generated files', process.execPath, 'scripts/run.mjs', 'generator/cli.ts', 'check'],
  [
    'floors',
    ...bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs'],
    ...['generator', 'src', 'server', 'scripts', 'tests'],
  ],
  ['unit and server tests', ...bin('vitest', 'vitest.mjs'), 'run'],
  ['build of the page', process.execPath, '-e', "import('./scripts/build.mjs').then(({ build }) => build())"],
  ['journeys in a browser', ...bin('playwright', 'cli.js'), 'test'],
];

let child = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    child?.kill(signal);
    process.exitCode = 130;
    stopped = true;
  });
}
let stopped = false;

/** Runs one step with this terminal; true when it passed. */
function run(command, args) {
  return new Promise((resolve) => {
    child = spawn(command, args, { stdio: 'inherit' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

try {
  console.log(`Browser: ${ensureBrowser()}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const results = [];
for (const [name, command, ...args] of STEPS) {
  if (stopped) break;
  console.log(`\n── ${name}`);
  const begin = Date.now();
  const passed = await run(command, args);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  results.push({ name, passed, seconds });
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
}

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
if (failed > 0 && !stopped) process.exitCode = 1;
