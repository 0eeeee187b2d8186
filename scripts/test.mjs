// npm test: every check there is; all of them run even when one fails. `quick`: what needs neither database nor browser.
// `long`: the property tests with many cases. `--times`: the time of every file of tests, as docs/testing.md has it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstall, root } from './ensure-install.mjs';
import { makeDerived } from './prepare.mjs';
import { notAtOnce, reportsIn, testFiles } from './test-reports.mjs';

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
/** Results of earlier runs are cached, so that the inner loop checks only changes. */
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
    ...['core', 'domain', 'generator', 'src', 'server', 'build', 'bench', 'scripts', 'tests'],
  ],
];
const BUILD = [
  'build of the page',
  process.execPath,
  '-e',
  "import('./scripts/build.mjs').then(({ build }) => build())",
];
const UNIT = ['unit', 'apart'].map((project) => `--project=${project}`);
/** The files that ask how many cases they try (tests/property.ts, tests/dice.ts), journeys apart. */
const PROPERTIES = which === 'long' ? filesWith("/(property|dice)\\.ts'") : [];

function filesWith(pattern) {
  const args = ['grep', '-lE', pattern, '--', '*.test.ts', '*.test.tsx'];
  return execFileSync('git', args).toString().trim().split('\n');
}

/** `inTurn`: sequential steps; `beside`: run in parallel to them, since they are long and use only one core. */
const PLANS = {
  all: {
    beside: [TYPES],
    inTurn: [
      ...[...STATIC, BUILD],
      ['unit, component and server tests', ...vitest()],
      ['journeys in a browser', ...bin('playwright', 'cli.js'), 'test', '--reporter=list,json'],
    ],
  },
  quick: { beside: [TYPES], inTurn: [...STATIC, ['unit tests', ...vitest(...UNIT)]] },
  long: {
    beside: [],
    inTurn: [
      ['property tests', ...vitest(...PROPERTIES)],
      BUILD,
      [
        'property test in a browser',
        ...bin('playwright', 'cli.js'),
        'test',
        'number-typing',
        '--reporter=list,json',
      ],
    ],
  },
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

/** Runs one step; true when it passed. Prints its output at once, or at the end when it runs in parallel. */
function run([, command, ...args], isParallel) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
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
/** Output of the parallel steps, shown between two sequential ones. */
const waiting = [];

/** Runs one step and says how it ended; `beside` others it takes none of the screen meanwhile. */
async function take(step, isParallel = false) {
  if (stopped) return;
  const [name] = step;
  if (!isParallel) console.log(`\n── ${name}`);
  const begin = Date.now();
  const { passed, printed } = await run(step, isParallel);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  results.push({ name, passed, seconds });
  const end = `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`;
  if (isParallel) waiting.push(`\n── ${name}\n${printed.trimEnd()}\n${end}`);
  else console.log(end);
}

/** Runs steps one after the other, even after a failure. */
async function inOrder(steps) {
  for (const step of steps) {
    await take(step);
    for (const printed of waiting.splice(0)) console.log(printed);
  }
}

console.log(`Node: ${process.versions.node}`);
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
const { beside: parallelSteps, inTurn } = PLANS[which];
const others = Promise.all(parallelSteps.map((step) => take(step, true)));
await inOrder(inTurn);
await others;
for (const printed of waiting) console.log(printed);

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
const unsteady = notAtOnce(reports, root);
rmSync(reports, { recursive: true, force: true });
console.log('');
// Printed last, so that it is visible at the end of the output.
if (unsteady.length > 0) console.log(`${unsteady.join('\n')}\n`);
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
const totalSeconds = ((Date.now() - begin) / 1000).toFixed(1);
console.log(`${results.length - failed} passed, ${failed} failed in ${totalSeconds} s`);
if (failed > 0 && !stopped) process.exitCode = 1;
