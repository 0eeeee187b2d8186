import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes': number; readonly steps: Step[] }>>;
}

const { permissions, jobs } = parse(read('.github/workflows/ci.yml')) as Workflow;
const steps = Object.values(jobs).flatMap((job) => job.steps);

it('the workflow runs scripts that are there, under the Node that the README recommends', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const named = steps.flatMap(({ run = '' }) => [
    ...(run === 'npm test' ? ['test'] : []),
    ...[...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  ]);
  expect(new Set(named)).toEqual(new Set(['check', 'test']));
  for (const name of named) expect(scripts).toHaveProperty(name);
  const versions = steps.flatMap((step) => (step.uses?.startsWith('actions/setup-node@') ? [step.with] : []));
  expect(versions).toHaveLength(Object.keys(jobs).length);
  for (const version of versions) expect(version).toMatchObject({ 'node-version': 24, cache: 'npm' });
});

it('the workflow reads the repository alone, and no job of it goes on for ever', () => {
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
});

it('the workflow reports a change at its lines, for which it has the commit that the change begins from', () => {
  const checkout = jobs.declarations?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with).toEqual({ 'fetch-depth': 0 });
  expect(jobs.declarations?.steps.map(({ run }) => run)).toContainEqual(
    expect.stringMatching(/check -- --format github --changed origin\//),
  );
});
