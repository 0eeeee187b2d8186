import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems, Problems } from '../diagnostics/problems.ts';
import { type Draft, shorten } from '../expand/shorten.ts';
import { loadLanguage } from '../load/language.ts';
import { kindOf, type ProductFile } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { isObject } from '../schema/json-schema.ts';
import { checkShape } from '../shape/check-shape.ts';
import { printJson } from './new-screen/print-json.ts';

/** Removes default values from all declarations; their meaning stays the same. Returns the exit code. */
export function shortenFiles(project: Project): number {
  const sources = project.sources();
  const { declarations, problems } = project.declared(sources);
  if (!declarations) {
    console.error(formatProblems(problems.sorted()));
    return 1;
  }
  const drafts = [...sources].flatMap(([path, text]): Draft[] => {
    const kind = kindOf(path);
    return kind ? [{ kind, path, value: JSON.parse(text) as unknown }] : [];
  });
  const short = shortened(drafts).filter(
    ({ value }, index) => JSON.stringify(value) !== JSON.stringify(drafts[index]?.value),
  );
  for (const { path, value } of short) {
    if (isObject(value)) writeFileSync(join(project.root, path), printJson(value));
    console.log(path);
  }
  console.log(
    short.length === 0 ? 'Nothing can be left out.' : 'Next: npm run generate; nothing else changes.',
  );
  return 0;
}

/** Repeats until nothing more can be removed: a shortened call may make another one shorter. */
function shortened(drafts: readonly Draft[]): Draft[] {
  const { grammar } = loadLanguage();
  const accepts = (file: ProductFile) => {
    const problems = new Problems();
    checkShape([file], grammar, problems);
    return !problems.hasErrors;
  };
  let short = shorten(drafts, () => true, accepts);
  for (
    let previousDrafts: readonly Draft[] = drafts;
    JSON.stringify(previousDrafts) !== JSON.stringify(short);
  ) {
    previousDrafts = short;
    short = shorten(previousDrafts, () => true, accepts);
  }
  return short;
}
