// Reads the reports of the last test run: the duration of each test file, and failed or flaky tests.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where the runners write, in a folder of the run's own. */
export const reportsIn = (folder) => ({
  vitest: join(folder, 'vitest.json'),
  playwright: join(folder, 'playwright.json'),
});

/** `{ file, tests, seconds }` of every file, slowest first; a missing report has none. */
export function testFiles(folder, root) {
  const { vitest, playwright } = reportsIn(folder);
  const files = [...ofVitest(read(vitest), root), ...ofPlaywright(read(playwright))];
  return files.sort((a, b) => b.seconds - a.seconds);
}

/** One entry per test that failed or needed a retry, with the error's first lines. */
export function notAtOnce(folder, root) {
  const { vitest, playwright } = reportsIn(folder);
  const { testResults = [] } = read(vitest) ?? {};
  const units = testResults.flatMap(({ name, message, assertionResults }) => [
    ...(assertionResults.length === 0 && message
      ? [formatOutcome(true, relative(root, name), '', message)]
      : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ status, fullName, failureMessages: [error] }) =>
        formatOutcome(status === 'failed', relative(root, name), fullName, error),
      ),
  ]);
  const journeys = specsOf(read(playwright)?.suites ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const error = results.flatMap(({ errors }) => errors)[0]?.message;
        return formatOutcome(status === 'unexpected', `tests/e2e/${file}`, title, error);
      }),
  );
  return [...units, ...journeys];
}

/** Enough to see what was expected and what came instead. */
const ERROR_LINES = 12;

const formatOutcome = (failed, file, title, error = '') => {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const outcome = `${failed ? 'FAILED' : 'passed at the second try'}  ${file}  ${title}`;
  return [outcome, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line}`)].join('\n');
};

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: parts = [] }) => [...specs, ...specsOf(parts)]);

function ofVitest(report, root) {
  return (report?.testResults ?? []).map(({ name, assertionResults, startTime, endTime }) => ({
    file: relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
}

/** A suite of Playwright's report is a file, or a part of one. */
function ofPlaywright(report) {
  const durations = (suite) =>
    specsOf([suite]).flatMap(({ tests }) =>
      tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
    );
  const files = new Map();
  for (const suite of report?.suites ?? [])
    files.set(suite.file, [...(files.get(suite.file) ?? []), ...durations(suite)]);
  return [...files].map(([file, testDurations]) => ({
    file: `tests/e2e/${file}`,
    tests: testDurations.length,
    seconds: testDurations.reduce((sum, testDuration) => sum + testDuration, 0) / 1000,
  }));
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
