import { check, generate, listTexts } from './commands.ts';
import { repository } from './load/language.ts';
import { Project } from './project.ts';
import { watchProject } from './watch.ts';

const usage = `Usage: generate | check [--texts] | watch   [--root DIR]
  generate  compiles schemas/ and writes what changed
  check     compiles and compares with what is on disk; fails when something is wrong or stale
  --texts   lists the texts that lack a translation, language by language
  watch     generates now and after every change
  --root    the folder of another product (it holds schemas/)`;

const [command = '', ...rest] = process.argv.slice(2);
const rootAt = rest.indexOf('--root');
const root = rootAt >= 0 ? rest[rootAt + 1] : repository;

if (!root || !['generate', 'check', 'watch'].includes(command)) {
  console.error(usage);
  process.exit(2);
}

const project = new Project(root);
if (command === 'generate') process.exitCode = await generate(project);
else if (command === 'watch') await watchProject(project);
else process.exitCode = rest.includes('--texts') ? await listTexts(project) : await check(project);
