import { relative } from 'node:path';
import { formatProblems, type Problem } from './diagnostics/problems.ts';
import { printRefusal, Refused } from './edit/refused.ts';
import { isCompiled } from './emit/emission.ts';
import { complete } from './link/product/texts.ts';
import { repository } from './load/language.ts';
import type { Project } from './project.ts';
import { problemsSince, sourcesAt } from './tools/changed-since.ts';
import { type Format, printReport } from './tools/report.ts';
import { compareOutput, type Difference, writeOutput } from './write/output.ts';

/** Compiles and writes the changed files. Returns the exit code; missing translations fail only `check`. */
export async function generate(project: Project): Promise<number> {
  const { problems, files, untranslated } = await project.compile();
  if (problems.length > 0) console.error(formatProblems(problems, 'errors'));
  if (!files) return 1;
  const written = writeOutput(project.root, files);
  console.log(`${files.size} files, ${written.length} changed.`);
  const missing = untranslated?.get(complete)?.length ?? 0;
  if (missing > 0) console.log(`Written; ${missingText(missing)}`);
  return 0;
}

/**
 * Compiles and writes the files that are not committed: for the repository's own product its compiled files, for others all.
 * Writes nothing unless the committed files are up to date with the declarations. Returns the exit code.
 */
export async function derive(project: Project): Promise<number> {
  const { problems, files } = await project.compile();
  if (!files) console.error(formatProblems(problems, 'errors'));
  if (!files) return 1;
  const isBehind = ({ path }: Difference) => project.isRepository && !isCompiled(path);
  if (compareOutput(project.root, files).some(isBehind)) {
    console.error('The committed generated files are not what schemas/ says. Run: npm run generate');
    return 1;
  }
  writeOutput(project.root, files);
  return 0;
}

function missingText(count: number): string {
  const texts = count === 1 ? '1 text' : `${count} texts`;
  return `schemas/locales/${complete}.json lacks ${texts}: \`npm run check -- --texts\` lists them.`;
}

export interface CheckOptions {
  /** How it is printed. All formats but `text` go to the standard output as one document. */
  readonly format?: Format;
  /** A commit: only the files that the changes since then can affect are reported. */
  readonly since?: string | undefined;
}

/** Compiles and compares with the disk; `check` and `generate` share the implementation. Returns the exit code. */
export async function check(
  project: Project,
  { format = 'text', since }: CheckOptions = {},
): Promise<number> {
  const { problems: allProblems, files } = await project.compile();
  let problems = allProblems;
  try {
    if (since !== undefined) problems = problemsSinceRef(project, allProblems, since);
  } catch (error) {
    if (error instanceof Refused) return printRefusal(error);
    throw error;
  }
  const stale = files ? compareOutput(project.root, files) : [];
  const rootPath = relative(repository, project.root);
  const remedy = `npm run generate${rootPath ? ` -- --root ${rootPath}` : ''}`;
  const text = printReport({ problems, stale, remedy }, format);
  if (format === 'text' && text !== '') console.error(text);
  if (format !== 'text' && text !== '') console.log(text);
  const fails = stale.length > 0 || problems.some(({ severity }) => severity !== 'warning');
  if (format === 'text' && files && stale.length === 0)
    console.log(`${files.size} generated files are fresh.`);
  return fails ? 1 : 0;
}

function problemsSinceRef(project: Project, problems: readonly Problem[], ref: string): readonly Problem[] {
  const { sources, changed } = sourcesAt(project, ref);
  return problemsSince(problems, project.analyse(sources).problems.sorted(), changed);
}

/**
 * Prints the texts without a translation, ready to paste. Returns 1 when there are any.
 * @param languageCode code of the language to list; by default the complete language, with the number of missing texts of the
 * others
 */
export async function listTexts(project: Project, languageCode?: string): Promise<number> {
  const { problems, untranslated } = await project.compile();
  if (!untranslated) {
    console.error(formatProblems(problems));
    return 1;
  }
  if (languageCode !== undefined && !untranslated.has(languageCode)) {
    console.error(
      `No language "${languageCode}" to translate into; there are ${[...untranslated.keys()].join(', ')}.`,
    );
    return 1;
  }
  const listedLanguages = [...untranslated].filter(
    ([code]) => languageCode === undefined || code === languageCode,
  );
  for (const [code, texts] of listedLanguages) {
    const isListed = code === (languageCode ?? complete);
    const listHint = isListed || texts.length === 0 ? '' : ` (--texts ${code} lists them)`;
    console.log(`${code}: ${texts.length === 0 ? 'complete' : `${texts.length} missing`}${listHint}`);
    if (isListed) for (const text of texts) console.log(`  ${JSON.stringify(text)}: "",`);
  }
  return listedLanguages.some(([, texts]) => texts.length > 0) ? 1 : 0;
}
