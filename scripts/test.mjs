// npm test: every check there is, in order; all of them run even when one fails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstall, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';

process.chdir(root);
ensureInstall();
makeDerived();
const { ensureBrowser } = await import('./browser.mjs');

const bin = (...path) => [process.execPath, join('node_modules', ...path)];
/** Side by side, each on a core of its own; the others in order. */
const BESIDE = [
  [['types', ...bin('typescript', 'bin', 'tsc'), '-p', '.', '--noEmit']],
  [
    ['format and lint', ...bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
    ['declarations and generated files', process.execPath, 'scripts/run.mjs', 'generator/cli.ts', 'check'],
    [
      'floors',
      ...bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.cjs'],
      ...['generator', 'src', 'server', 'scripts', 'tests'],
    ],
    [
      'build of the page',
      process.execPath,
      '-e',
      "import('./scripts/build.mjs').then(({ build }) => build())",
    ],
  ],
];
const AFTER = [
  ['unit and server tests', ...bin('vitest', 'vitest.mjs'), 'run'],
  ['journeys in a browser', ...bin('playwright', 'cli.js'), 'test'],
];

const children = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
    process.exitCode = 130;
    stopped = true;
  });
}
let stopped = false;

/** Runs one step; true when it passed. What it prints comes at once, or in one piece when it runs beside others. */
function run([, command, ...args], beside) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    children.add(child);
    const printed = [];
    child.stdout?.on('data', (piece) => printed.push(piece));
    child.stderr?.on('data', (piece) => printed.push(piece));
    const end = (passed) => {
      children.delete(child);
      resolve({ passed, printed: Buffer.concat(printed).toString() });
    };
    child.once('error', (error) => {
      printed.push(Buffer.from(error.message));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

const results = [];
/** Runs steps one after the other, also after one that failed. */
async function inOrder(steps, beside = false) {
  for (const step of steps) {
    if (stopped) return;
    const [name] = step;
    if (!beside) console.log(`\n── ${name}`);
    const begin = Date.now();
    const { passed, printed } = await run(step, beside);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    results.push({ name, passed, seconds });
    if (beside) console.log(`\n── ${name}\n${printed.trimEnd()}`);
    console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  }
}

try {
  console.log(`Browser: ${ensureBrowser()}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

await Promise.all(BESIDE.map((steps) => inOrder(steps, true)));
await inOrder(AFTER);

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
if (failed > 0 && !stopped) process.exitCode = 1;
