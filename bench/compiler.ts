/**
 * How long the compiler takes for a large product: cold, warm, and for one changed screen in watch mode.
 * `npm run bench:compiler` measures every size in a process of its own, so that none profits from the one before;
 * with a number it measures that size alone and prints its times as JSON.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Project } from '../generator/project.ts';
import { Cache } from '../generator/write/cache.ts';
import { OutputMemory, writeOutput } from '../generator/write/output.ts';
import { syntheticProduct } from './synthetic-product.ts';

const sizes = [250, 500, 1000, 2000];
/** For how many screens the targets are. */
const judged = 1000;
/** Milliseconds. */
const targets = { cold: 60_000, warm: 10_000, one: 300 };
/** How much more a screen may cost in the largest product than in the smallest: starting up is shared by fewer. */
const tolerance = 1.5;
const changes = 5;

interface Times {
  readonly cold: number;
  readonly warm: number;
  /** The slowest of several changes, each of another screen. */
  readonly one: number;
}

const [size] = process.argv.slice(2);
if (size) console.log(JSON.stringify(await measure(Number(size))));
else judge(sizes.map((count) => [count, measureApart(count)]));

function measureApart(count: number): Times {
  const args = ['scripts/run.mjs', 'bench/compiler.ts', String(count)];
  const times = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Times;
  const { cold, warm, one: slowestChange } = times;
  console.log(
    `${count} screens: cold ${ms(cold)}, warm ${ms(warm)}, one changed screen ${ms(slowestChange)}`,
  );
  return times;
}

function judge(rows: readonly (readonly [number, Times])[]): void {
  const [first, last] = [rows[0], rows.at(-1)];
  const large = rows.find(([count]) => count === judged)?.[1];
  if (!first || !last || !large) return;
  for (const name of Object.keys(targets) as (keyof Times)[]) {
    if (large[name] <= targets[name]) continue;
    console.error(`${name}: ${ms(large[name])} for ${judged} screens, target ${ms(targets[name])}`);
    process.exitCode = 1;
  }
  const [screens, growth] = [last[0] / first[0], last[1].cold / first[1].cold];
  const isLinear = growth <= screens * tolerance;
  console.log(
    `${screens} times the screens take ${growth.toFixed(1)} times as long cold: ${isLinear ? 'linear or better' : `more than ${screens * tolerance}`}.`,
  );
  if (!isLinear) process.exitCode = 1;
}

async function measure(count: number): Promise<Times> {
  const root = mkdtempSync(join(tmpdir(), 'compiler-bench-'));
  try {
    const sources = syntheticProduct(count);
    for (const [path, text] of sources) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const file = join(root, 'cache.json');
    const cold = await timed(() => run(new Project(root, new Cache(file)), new OutputMemory()));
    const [project, output] = [new Project(root, new Cache(file)), new OutputMemory()];
    const warm = await timed(() => run(project, output));
    const screens = [...sources].filter(([path]) => path.endsWith('.screen.json'));
    let slowestChange = 0;
    for (let index = 0; index < changes; index += 1) {
      const [path, text] = screens[Math.floor((index * screens.length) / changes)] ?? ['', ''];
      writeFileSync(join(root, path), text.replace('"title":"', `"title":"Changed ${index} `));
      slowestChange = Math.max(slowestChange, await timed(() => run(project, output)));
    }
    return { cold, warm, one: slowestChange };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What watch mode does after a change. */
async function run(project: Project, memory: OutputMemory): Promise<void> {
  const { files, problems } = await project.compile();
  if (!files) throw new Error(`The synthetic product does not compile: ${JSON.stringify(problems[0])}`);
  writeOutput(project.root, files, memory);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function ms(time: number): string {
  return time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
}
