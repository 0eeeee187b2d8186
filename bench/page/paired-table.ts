import { type Measures, median } from './visit.ts';

/** What was measured in rounds: of what the other is compared with, of the other, and of the first once more. */
export interface Paired {
  readonly base: readonly Measures[];
  readonly other: readonly Measures[];
  readonly again: readonly Measures[];
}

/** Prints medians, and over the rounds the median ratio to `base`; `names` are those of `base` and `other`. */
export function printPaired(paired: Paired, [baseName, otherName]: readonly [string, string]): void {
  const rounds = paired.base.length;
  console.log(
    `| ${rounds} rounds, Node ${process.version} | ${baseName} | ${otherName} | ${otherName} / ${baseName} | ${baseName} / ${baseName} |`,
  );
  console.log('|---|---:|---:|---:|---:|');
  for (const measure of Object.keys(paired.base[0] ?? {})) {
    const readMeasure = (roundMeasures: Measures) => roundMeasures[measure] ?? Number.NaN;
    const ratio = (side: readonly Measures[]) =>
      median(
        side.map((roundMeasures, round) => readMeasure(roundMeasures) / (paired.base[round]?.[measure] ?? 1)),
      );
    const cells = [
      median(paired.base.map(readMeasure)).toFixed(1),
      median(paired.other.map(readMeasure)).toFixed(1),
      ratio(paired.other).toFixed(2),
      ratio(paired.again).toFixed(2),
    ];
    console.log(`| ${measure} | ${cells.join(' | ')} |`);
  }
}
