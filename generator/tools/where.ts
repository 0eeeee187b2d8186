import { nearest } from '../diagnostics/nearest.ts';
import { pointer } from '../diagnostics/pointer.ts';
import { compare, formatProblems } from '../diagnostics/problems.ts';
import { isByDefault } from '../diagnostics/written.ts';
import type { Use } from '../link/context/uses.ts';
import type { Project } from '../project.ts';
import { productUses } from './product-uses.ts';

/** The uses that match `wanted`: a whole name, the last word of a field, or `noun:name`. */
export function findUses(uses: readonly Use[], searchedName: string): Use[] {
  return uses.filter(({ noun, name }) => {
    if (searchedName === name || searchedName === `${noun}:${name}`) return true;
    if (noun !== 'field' && noun !== 'property') return false;
    const lastWord = name.slice(name.lastIndexOf('.') + 1);
    return searchedName === lastWord || searchedName === `${noun}:${lastWord}`;
  });
}

/** Prints the declaration and the uses of a name. Returns the exit code. */
export function where(project: Project, searchedName: string): number {
  const { product, problems } = project.analyse();
  if (!product) {
    console.error(formatProblems(problems.sorted()));
    return 1;
  }
  const uses = productUses(product);
  const matchedUses = findUses(uses, searchedName);
  if (matchedUses.length === 0) {
    console.error(
      [`Nothing is called ${JSON.stringify(searchedName)}.`, ...nearestNames(uses, searchedName)].join('\n'),
    );
    return 1;
  }
  console.log(describeUses(matchedUses).join('\n'));
  return 0;
}

/** Groups by symbol, the declaration first; places have line, column and JSON pointer. */
export function describeUses(matchedUses: readonly Use[]): string[] {
  const groups = new Map<string, Use[]>();
  for (const use of matchedUses) {
    const title = `${use.noun} ${use.noun === 'text' ? JSON.stringify(use.name) : use.name}`;
    groups.set(title, [...(groups.get(title) ?? []), use]);
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([title, uses]) => [title, ...uses.map(line).sort(compare)]);
}

function line({ place, declares, column }: Use): string {
  const { line, column: columnNumber } = place.position();
  const verb = declares ? 'declared' : column ? 'stored' : 'used';
  const silent = isByDefault(place) ? '  by default' : '';
  return `  ${verb.padEnd(8)}  ${place.file.path}:${line}:${columnNumber}  #${pointer(place.path)}${silent}`;
}

function nearestNames(uses: readonly Use[], searchedName: string): string[] {
  const bareName = searchedName.replace(
    /^(screen|endpoint|entity|field|property|roles|cell|input|filter|widget|component|text):/,
    '',
  );
  const nounsByName = new Map<string, string>();
  for (const { noun, name } of uses) {
    nounsByName.set(name, noun);
    if (noun === 'field' || noun === 'property') nounsByName.set(name.slice(name.lastIndexOf('.') + 1), noun);
  }
  const names: string[] = [];
  while (names.length < 3) {
    const name = nearest(bareName, nounsByName.keys());
    if (name === undefined) break;
    names.push(`  ${nounsByName.get(name)} ${name}`);
    nounsByName.delete(name);
  }
  return names.length > 0 ? ['Nearest:', ...names] : [];
}
