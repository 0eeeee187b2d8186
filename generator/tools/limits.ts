import { formatProblems } from '../diagnostics/problems.ts';
import { type Pair, pairsOf } from '../link/data/limits.ts';
import type { Project } from '../project.ts';

/** Prints for each noun what its create and update do not forbid alike, with the reasons. Returns the exit code. */
export function printLimits(project: Project): number {
  const { product, problems } = project.analyse();
  if (!product) {
    console.error(formatProblems(problems.sorted()));
    return 1;
  }
  const pairs = pairsOf(new Map(product.endpoints.map((endpoint) => [endpoint.id, endpoint])));
  console.log(pairs.map((pair) => linesOf(pair).join('\n')).join('\n\n'));
  return 0;
}

function linesOf({ create, update, differences, shared }: Pair): string[] {
  const reasons = update.declared.value.differs ?? {};
  const limits = update.declared.value.limits ?? [];
  return [
    `${create.id} and ${update.id}: ${shared} alike${limits.length > 0 ? `; update asks for ${limits.join(', ')}` : ''}`,
    ...differences.flatMap(({ name, created = '-', updated = '-' }) => [
      `  ${name.padEnd(32)} ${created} | ${updated}`,
      `  ${' '.repeat(32)} ${reasons[name]}`,
    ]),
  ];
}
