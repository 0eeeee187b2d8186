import { relative } from 'node:path';
import { repository } from './load/language.ts';
import { formatProblems, type Problem } from './problems.ts';
import type { Project } from './project.ts';
import { compareOutput, writeOutput } from './write/output.ts';

/** Compiles and writes what changed. Gives the exit code. */
export async function generate(project: Project): Promise<number> {
  const { problems, files } = await project.compile();
  if (problems.length > 0) console.error(formatProblems(problems, 'errors'));
  if (!files) return 1;
  const written = writeOutput(project.root, files);
  console.log(`${files.size} files, ${written.length} changed.`);
  return hasGaps(problems) ? 1 : 0;
}

/** Compiles and compares with the disk: one producer, so "is it fresh?" is no second implementation. */
export async function check(project: Project): Promise<number> {
  const { problems, files } = await project.compile();
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!files) return 1;
  const stale = compareOutput(project.root, files);
  if (stale.length === 0) {
    console.log(`${files.size} generated files are fresh.`);
    return hasGaps(problems) ? 1 : 0;
  }
  for (const { path, kind, line } of stale)
    console.error(`${kind.padEnd(9)}  ${path}${line ? `:${line}` : ''}`);
  const where = relative(repository, project.root);
  const command = `npm run generate${where ? ` -- --root ${where}` : ''}`;
  const count = stale.length === 1 ? '1 generated file is' : `${stale.length} generated files are`;
  console.error(`${count} not what schemas/ says. Run: ${command}`);
  return 1;
}

function hasGaps(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'gap');
}

/** Every text without a translation, by language. Gives 1 when there are some. */
export async function listTexts(project: Project): Promise<number> {
  const { problems, untranslated } = await project.compile();
  if (!untranslated) {
    console.error(formatProblems(problems));
    return 1;
  }
  for (const [code, texts] of untranslated) {
    console.log(`${code}: ${texts.length === 0 ? 'complete' : `${texts.length} missing`}`);
    for (const text of texts) console.log(`  ${JSON.stringify(text)}: "",`);
  }
  return [...untranslated.values()].some((texts) => texts.length > 0) ? 1 : 0;
}
