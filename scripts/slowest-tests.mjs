// What the runners wrote down of their last run: how long each file of tests took.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where the runners write, in a folder of the run's own. */
export const reportsIn = (folder) => ({
  vitest: join(folder, 'vitest.json'),
  playwright: join(folder, 'playwright.json'),
});

/** `{ file, tests, seconds }` of every file, the slowest first; a runner that wrote nothing has none. */
export function testFiles(folder, root) {
  const { vitest, playwright } = reportsIn(folder);
  const files = [...ofVitest(read(vitest), root), ...ofPlaywright(read(playwright))];
  return files.sort((a, b) => b.seconds - a.seconds);
}

function ofVitest(report, root) {
  return (report?.testResults ?? []).map(({ name, assertionResults, startTime, endTime }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** A suite of Playwright's report is a file, or a part of one. */
function ofPlaywright(report) {
  const durations = (suite) => [
    ...(suite.specs ?? []).flatMap(({ tests }) =>
      tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
    ),
    ...(suite.suites ?? []).flatMap(durations),
  ];
  const files = new Map();
  for (const suite of report?.suites ?? [])
    files.set(suite.file, [...(files.get(suite.file) ?? []), ...durations(suite)]);
  return [...files].map(([file, all]) => ({
    file: `tests/e2e/${file}`,
    tests: all.length,
    seconds: all.reduce((sum, one) => sum + one, 0) / 1000,
  }));
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
