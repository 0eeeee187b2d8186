import { nearest } from '../diagnostics/nearest.ts';
import { compare, formatProblems } from '../diagnostics/problems.ts';
import { isByDefault } from '../diagnostics/written.ts';
import type { Use } from '../link/context/uses.ts';
import type { Project } from '../project.ts';
import { pointer, productUses } from './product-uses.ts';

/** The uses that match `wanted`: a whole name, the last word of a field, or `noun:name`. */
export function findUses(uses: readonly Use[], wanted: string): Use[] {
  return uses.filter(({ noun, name }) => {
    if (wanted === name || wanted === `${noun}:${name}`) return true;
    if (noun !== 'field' && noun !== 'property') return false;
    const last = name.slice(name.lastIndexOf('.') + 1);
    return wanted === last || wanted === `${noun}:${last}`;
  });
}

/** Prints the declaration and the uses of a name. Returns the exit code. */
export function where(project: Project, wanted: string): number {
  const { product, problems } = project.analyse();
  if (!product) {
    console.error(formatProblems(problems.sorted()));
    return 1;
  }
  const uses = productUses(product);
  const found = findUses(uses, wanted);
  if (found.length === 0) {
    console.error([`Nothing is called ${JSON.stringify(wanted)}.`, ...nearestNames(uses, wanted)].join('\n'));
    return 1;
  }
  console.log(describeUses(found).join('\n'));
  return 0;
}

/** Groups by symbol, the declaration first; places have line, column and JSON pointer. */
export function describeUses(found: readonly Use[]): string[] {
  const groups = new Map<string, Use[]>();
  for (const use of found) {
    const title = `${use.noun} ${use.noun === 'text' ? JSON.stringify(use.name) : use.name}`;
    groups.set(title, [...(groups.get(title) ?? []), use]);
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .flatMap(([title, uses]) => [title, ...uses.map(line).sort(compare)]);
}

function line({ place, part, declares, column }: Use): string {
  const { line, column: at } = place.position(part);
  const verb = declares ? 'declared' : column ? 'stored' : 'used';
  const silent = isByDefault(place) ? '  by default' : '';
  return `  ${verb.padEnd(8)}  ${place.file.path}:${line}:${at}  #${pointer(place.path)}${silent}`;
}

function nearestNames(uses: readonly Use[], wanted: string): string[] {
  const bare = wanted.replace(
    /^(screen|endpoint|entity|field|property|roles|cell|input|filter|widget|component|text):/,
    '',
  );
  const known = new Map<string, string>();
  for (const { noun, name } of uses) {
    known.set(name, noun);
    if (noun === 'field' || noun === 'property') known.set(name.slice(name.lastIndexOf('.') + 1), noun);
  }
  const names: string[] = [];
  while (names.length < 3) {
    const name = nearest(bare, known.keys());
    if (name === undefined) break;
    names.push(`  ${known.get(name)} ${name}`);
    known.delete(name);
  }
  return names.length > 0 ? ['Nearest:', ...names] : [];
}
