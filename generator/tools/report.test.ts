import { describe, expect, it } from 'vitest';
import { allowed, cases, dice } from '../../tests/property.ts';
import type { Problem } from '../diagnostics/problems.ts';
import { Project } from '../project.ts';
import { cache, casesFolder, withOverlay } from '../testing.ts';
import { problemsSince } from './changed-since.ts';
import { printReport, type Report } from './report.ts';

const problem: Problem = {
  code: 'REF-07',
  severity: 'error',
  file: 'schemas/book/book-list.screen.json',
  line: 8,
  column: 5,
  at: 'columns.nmae',
  text: 'the rows have no "nmae": 100 %.',
  remedy: 'Did you mean "name"?',
};
const gap: Problem = { ...problem, code: 'TXT-01', severity: 'gap', text: 'lacks a translation.' };
const report: Report = {
  problems: [problem, gap],
  stale: [{ path: 'docs/reference.md', kind: 'changed', line: 3 }],
  remedy: 'npm run generate',
};

describe('what a check prints', () => {
  it('is one line of a workflow for each fault, with what would end it escaped', () => {
    expect(printReport(report, 'github').split('\n')).toEqual([
      '::error file=schemas/book/book-list.screen.json,line=8,col=5,title=REF-07::the rows have no "nmae": 100 %25. Did you mean "name"?',
      '::error file=schemas/book/book-list.screen.json,line=8,col=5,title=TXT-01::lacks a translation. Did you mean "name"?',
      '::error file=docs/reference.md,line=3::This generated file is not what schemas/ says. Run: npm run generate',
    ]);
    expect(printReport({ ...report, problems: [], stale: [] }, 'github')).toBe('');
  });

  it('is a SARIF document whose results name rules that it explains', () => {
    const { version, runs } = JSON.parse(printReport(report, 'sarif'));
    const [{ tool, results }] = runs;
    const rules = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect([version, results.length]).toEqual(['2.1.0', 3]);
    for (const { ruleId, locations } of results) {
      expect(rules).toContain(ruleId);
      expect(locations[0].physicalLocation.region.startLine).toBeGreaterThan(0);
    }
  });

  it('is the same in JSON, for any program', () => {
    expect(JSON.parse(printReport(report, 'json'))).toEqual(report);
  });
});

it('a check of a change reports all that the change brought, and of its files exactly what the whole check does', {
  timeout: allowed(60_000),
}, () => {
  const good = withOverlay(new Map());
  const paths = [...good.keys()].filter((path) => path.startsWith('schemas/'));
  const project = new Project(`${casesFolder}/good`, cache);
  const roll = dice(11);
  const broken = (sources: ReadonlyMap<string, string>) => {
    const path = paths[Math.floor(roll() * paths.length)] ?? '';
    const words = [...(sources.get(path) ?? '').matchAll(/"([a-z][\w.]{3,})"/g)];
    const word = words[Math.floor(roll() * words.length)];
    const text = sources.get(path) ?? '';
    const index = word?.index ?? 0;
    return { path, sources: new Map(sources).set(path, `${text.slice(0, index)}"x${text.slice(index + 1)}`) };
  };
  let reported = 0;
  for (let step = 0; step < cases('changes', 25); step += 1) {
    const first = broken(good);
    const second = broken(first.sources);
    const [before, now] = [first, second].map(({ sources }) => project.analyse(sources).problems.sorted());
    if (!before || !now) throw new Error('Nothing was analysed.');
    const since = problemsSince(now, before, new Set([second.path]));
    const files = new Set(since.map(({ file }) => file));
    expect(since).toEqual(now.filter(({ file }) => files.has(file)));
    const places = new Set(before.map(({ code, file, at: path, text }) => `${code} ${file} ${path} ${text}`));
    for (const found of now)
      if (!places.has(`${found.code} ${found.file} ${found.at} ${found.text}`))
        expect(since).toContain(found);
    reported += since.length;
  }
  expect(reported).toBeGreaterThan(10);
});
