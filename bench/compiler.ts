/** How long the compiler takes for a large product: cold, warm, and for one changed screen in watch mode. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Project } from '../generator/project.ts';
import { Cache } from '../generator/write/cache.ts';
import { writeOutput } from '../generator/write/output.ts';
import { syntheticProduct } from './synthetic-product.ts';

/** Milliseconds. */
const targets = { cold: 60_000, warm: 10_000, one: 300 };
const changes = 5;

interface Times {
  readonly cold: number;
  readonly warm: number;
  /** The slowest of several changes, each of another screen. */
  readonly one: number;
}

const rows: [number, Times][] = [];
for (const count of [250, 500, 1000]) {
  const times = await measure(count);
  rows.push([count, times]);
  const { cold, warm, one } = times;
  console.log(`${count} screens: cold ${ms(cold)}, warm ${ms(warm)}, one changed screen ${ms(one)}`);
}

const [smallest, , largest] = rows;
if (smallest && largest) {
  const growth = largest[1].cold / smallest[1].cold;
  console.log(`Four times the screens take ${growth.toFixed(1)} times as long (4 is linear).`);
  const missed = (Object.keys(targets) as (keyof Times)[]).filter((name) => largest[1][name] > targets[name]);
  for (const name of missed) console.error(`${name}: ${ms(largest[1][name])}, target ${ms(targets[name])}`);
  if (missed.length > 0) process.exitCode = 1;
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
    const cold = await timed(() => run(new Project(root, new Cache(file))));
    const project = new Project(root, new Cache(file));
    const warm = await timed(() => run(project));
    const screens = [...sources].filter(([path]) => path.endsWith('.screen.json'));
    let one = 0;
    for (let index = 0; index < changes; index += 1) {
      const [path, text] = screens[Math.floor((index * screens.length) / changes)] ?? ['', ''];
      writeFileSync(join(root, path), text.replace('"title":"', `"title":"Changed ${index} `));
      one = Math.max(one, await timed(() => run(project)));
    }
    return { cold, warm, one };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** What watch mode does after a change. */
async function run(project: Project): Promise<void> {
  const { files, problems } = await project.compile();
  if (!files) throw new Error(`The synthetic product does not compile: ${JSON.stringify(problems[0])}`);
  writeOutput(project.root, files);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function ms(time: number): string {
  return time < 1000 ? `${Math.round(time)} ms` : `${(time / 1000).toFixed(1)} s`;
}
