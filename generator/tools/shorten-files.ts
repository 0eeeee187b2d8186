import { formatProblems, Problems } from '../diagnostics/problems.ts';
import { parseFile } from '../diagnostics/source-file.ts';
import { applied } from '../edit/apply.ts';
import type { Operation } from '../edit/operations.ts';
import { writeChanges } from '../edit/write-changes.ts';
import { type Draft, shorten } from '../expand/shorten.ts';
import { loadLanguage } from '../load/language.ts';
import { kindOf, type ProductFile, type Sources } from '../load/load-product.ts';
import type { Project } from '../project.ts';
import { checkShape } from '../shape/check-shape.ts';

/** Removes default values from all declarations; their meaning stays the same. Returns the exit code. */
export function shortenFiles(project: Project): number {
  const sources = project.sources();
  const { declarations, problems } = project.declared(sources);
  if (!declarations) {
    console.error(formatProblems(problems.sorted()));
    return 1;
  }
  const { changes } = applied(sources, shortening(sources));
  writeChanges(project.root, changes);
  for (const { file } of changes) console.log(file);
  console.log(
    changes.length === 0 ? 'Nothing can be left out.' : 'Next: npm run generate; nothing else changes.',
  );
  return 0;
}

/**
 * The operations that remove default values.
 * @param only selects the paths of the files to shorten; by default all
 * @param oldSources what the files were: of them only what has changed is shortened
 */
export function shortening(
  sources: Sources,
  only: (path: string) => boolean = () => true,
  oldSources: Sources = new Map(),
): Operation[] {
  const drafts = [...sources].flatMap(([path, text]): Draft[] => {
    const kind = kindOf(path);
    return kind ? [{ kind, path, value: parseFile(path, text).file.value }] : [];
  });
  const oldValue = (path: string): unknown => {
    const text = oldSources.get(path);
    return text === undefined ? undefined : parseFile(path, text).file.value;
  };
  return shortened(drafts, only, oldValue).flatMap(({ path, value }, index): Operation[] =>
    value === drafts[index]?.value ? [] : [{ op: 'set', file: path, pointer: '', value }],
  );
}

/** Repeats until nothing more can be removed: a shortened call may make another one shorter. */
function shortened(
  drafts: readonly Draft[],
  only: (path: string) => boolean,
  oldValue: (path: string) => unknown,
): Draft[] {
  const { grammar } = loadLanguage();
  const accepts = (file: ProductFile) => {
    const problems = new Problems();
    checkShape([file], grammar, problems);
    return !problems.hasErrors;
  };
  const short = shorten(drafts, only, accepts, oldValue);
  const isSame = short.every(({ value }, index) => value === drafts[index]?.value);
  return isSame ? short : shortened(short, only, oldValue);
}
