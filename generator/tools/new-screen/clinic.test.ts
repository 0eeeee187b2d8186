import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { formatProblems } from '../../diagnostics/problems.ts';
import { printJson } from '../../edit/layout.ts';
import { repository } from '../../load/language.ts';
import { mergePatch } from '../../testing.ts';
import { copyOfGood } from '../testing.ts';
import { newScreen } from './new-screen.ts';

const copy = copyOfGood(repository);
const at = (path: string) => join(copy.root(), path);

/** The blocks of the page, in their order: files that are written or added to, and commands. */
function stepsOfPage(): { readonly how: string; readonly path: string; readonly text: string }[] {
  const page = readFileSync(join(repository, 'docs/clinic.md'), 'utf8');
  return [...page.matchAll(/^```(?:json|sh) (add |run)?(\S*)\n([\s\S]*?)^```/gm)].map(
    ([, how = 'write', path = '', text = '']) => ({ how: how.trim(), path, text }),
  );
}

async function run(command: string): Promise<number> {
  const [, nouns = '', roles, report] =
    /^npm run new-screen -- ([\w -]+?) --roles (\w+) --report (\w+)$/.exec(command.trim()) ?? [];
  return newScreen(copy.project(), nouns.split(' '), { roles, reports: report ? [report] : [] });
}

it('a clinic is built by the steps of its page, and compiles', { timeout: 120_000 }, async () => {
  mkdirSync(at('server/store'), { recursive: true });
  cpSync(join(repository, 'server/store/migrations'), at('server/store/migrations'), { recursive: true });
  for (const { how, path, text } of stepsOfPage()) {
    if (how === 'run') expect(await run(text), copy.lines().join('\n')).toBe(0);
    else {
      mkdirSync(dirname(at(path)), { recursive: true });
      const before: unknown = how === 'add' ? JSON.parse(readFileSync(at(path), 'utf8')) : {};
      writeFileSync(at(path), printJson(mergePatch(before, JSON.parse(text))));
    }
  }
  const { files, problems } = await copy.project().compile();
  expect(formatProblems(problems.filter(({ severity }) => severity === 'error'))).toBe('');
  const report = files?.get('src/generated/product/screens/visit-report.ts') ?? '';
  for (const said of [
    "'day'",
    "'state'",
    "'patient.name'",
    "'doctor.name'",
    "cell: 'money'",
    "step: 'month'",
  ])
    expect(report).toContain(said);
  const menu = readFileSync(at('schemas/app.json'), 'utf8');
  for (const screen of ['patient-list', 'doctor-list', 'visit-list', 'visit-report'])
    expect(menu).toContain(`"${screen}"`);
});
