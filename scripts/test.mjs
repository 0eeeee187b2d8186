// npm test: every check there is; all of them run even when one fails. `quick`: what needs neither database nor browser.
// `long`: the property tests with many cases. `--times`: the time of every file of tests, as docs/testing.md has it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstall, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';
import { reportsIn, testFiles } from './slowest-tests.mjs';

process.chdir(root);
ensureInstall();
makeDerived();

const which = process.argv[2] === 'quick' || process.argv[2] === 'long' ? process.argv[2] : 'all';
const reports = mkdtempSync(join(tmpdir(), 'backoffice-tests-'));
const bin = (...path) => [process.execPath, join('node_modules', ...path)];
const vitest = (...args) => [
  ...bin('vitest', 'vitest.mjs'),
  ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportsIn(reports).vitest}`],
  ...args,
];
/** What was found last time is kept: the inner loop checks what has changed. */
const TYPES = [
  'types',
  ...bin('typescript', 'bin', 'tsc'),
  ...['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
];
const STATIC = [
  ['format and lint', ...bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'],
  ['declarations and generated files', process.execPath, 'scripts/run.mjs', 'generator/cli.ts', 'check'],
  [
    'floors',
    ...bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
    ...['--config', '.dependency-cruiser.cjs'],
    ...['generator', 'src', 'server', 'scripts', 'tests'],
  ],
];
const BUILD = [
  'build of the page',
  process.execPath,
  '-e',
  "import('./scripts/build.mjs').then(({ build }) => build())",
];
const UNIT = ['unit', 'apart', 'dom'].map((project) => `--project=${project}`);
/** The files that ask tests/property.ts how many cases they try. */
const PROPERTIES = ['incremental.test', 'body-parts.test', 'list-state.test'];

/** `beside`: side by side, each on a core of its own; `after`: in order. */
const PLANS = {
  all: {
    beside: [[TYPES], [...STATIC, BUILD]],
    after: [
      ['unit, component and server tests', ...vitest()],
      ['journeys in a browser', ...bin('playwright', 'cli.js'), 'test', '--reporter=list,json'],
    ],
  },
  quick: { beside: [[TYPES], STATIC], after: [['unit and component tests', ...vitest(...UNIT)]] },
  long: { beside: [], after: [['property tests', ...vitest(...PROPERTIES)]] },
};
const TIMES_AS_MANY_CASES = '25';
const env = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_FILE: reportsIn(reports).playwright,
  ...(which === 'long' ? { TEST_RUNS: process.env.TEST_RUNS ?? TIMES_AS_MANY_CASES } : {}),
};

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
    const child = spawn(command, args, { env, stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
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

if (which === 'all') {
  const { ensureBrowser } = await import('./browser.mjs');
  try {
    console.log(`Browser: ${ensureBrowser()}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

const begin = Date.now();
await Promise.all(PLANS[which].beside.map((steps) => inOrder(steps, true)));
await inOrder(PLANS[which].after);

/** How long the files of tests took: the slowest, or with `--times` all of them in a table. */
function printFiles() {
  const files = testFiles(reports, root);
  if (process.argv.includes('--times')) {
    console.log('\n| file | tests | s |\n| --- | ---: | ---: |');
    for (const { file, tests, seconds } of files)
      console.log(`| ${file} | ${tests} | ${seconds.toFixed(1)} |`);
    return;
  }
  console.log('\nThe slowest files:');
  for (const { file, tests, seconds } of files.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file} (${tests})`);
}

printFiles();
rmSync(reports, { recursive: true, force: true });
console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
const all = ((Date.now() - begin) / 1000).toFixed(1);
console.log(`${results.length - failed} passed, ${failed} failed in ${all} s`);
if (failed > 0 && !stopped) process.exitCode = 1;
