import { relative } from 'node:path';
import { repository } from './load/language.ts';
import { formatProblems } from './problems.ts';
import { Project } from './project.ts';
import { compareOutput, writeOutput } from './write/output.ts';

const usage = `Usage: generate | check [--texts] | watch   [--root DIR]
  generate  compiles schemas/ and writes what changed
  check     compiles and compares with what is on disk; fails when something is wrong or stale
  watch     generates now and after every change
  --root    another product's folder (it holds schemas/)`;

const [command = '', ...rest] = process.argv.slice(2);
const rootAt = rest.indexOf('--root');
const root = rootAt >= 0 ? rest[rootAt + 1] : repository;

if (!root || !['generate', 'check', 'watch'].includes(command)) {
  console.error(usage);
  process.exit(2);
}

const project = new Project(root);
if (command === 'generate') process.exitCode = await generate();
if (command === 'check') process.exitCode = await check();

async function generate(): Promise<number> {
  const { problems, files } = await project.compile();
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!files) return 1;
  const written = writeOutput(project.root, files);
  console.log(`${files.size} files, ${written.length} changed.`);
  return 0;
}

async function check(): Promise<number> {
  const { problems, files } = await project.compile();
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!files) return 1;
  const stale = compareOutput(project.root, files);
  if (stale.length === 0) {
    console.log(`${files.size} generated files are fresh.`);
    return 0;
  }
  for (const { path, kind, line } of stale)
    console.error(`${kind.padEnd(9)}  ${path}${line ? `:${line}` : ''}`);
  const where =
    project.root === repository.replace(/\/$/, '')
      ? ''
      : ` -- --root ${relative(process.cwd(), project.root)}`;
  console.error(`${stale.length} generated files are not what schemas/ says. Run: npm run generate${where}`);
  return 1;
}
