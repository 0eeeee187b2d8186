import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { allowed, cases } from '../../tests/property.ts';
import { printJson } from '../edit/layout.ts';
import { Refused } from '../edit/refused.ts';
import { Random } from '../edit/testing-dice.ts';
import { repository } from '../load/language.ts';
import { kindOf } from '../load/load-product.ts';
import { readSources } from '../load/read-sources.ts';
import { openCache, Project, textLists } from '../project.ts';
import { Studio } from './studio.ts';

/** The repository's own product in a folder to write to. */
const root = mkdtempSync(join(tmpdir(), 'studio-'));
for (const folder of ['schemas', 'server/store'])
  cpSync(join(repository, folder), join(root, folder), {
    recursive: true,
    filter: (path) => !/\/schemas\/language$|\.ts$/.test(path),
  });
// Its locales hold those of the code as well, which in another folder nothing would show.
const ofCode = textLists.flatMap(
  (path) => JSON.parse(readFileSync(join(repository, path), 'utf8')) as string[],
);
for (const [path, text] of readSources(root)) {
  if (kindOf(path) !== 'locale') continue;
  const texts = Object.entries(JSON.parse(text) as object).filter(([key]) => !ofCode.includes(key));
  writeFileSync(join(root, path), printJson(Object.fromEntries(texts)));
}
afterAll(() => rmSync(root, { recursive: true }));

const cache = openCache('product');
vi.spyOn(cache, 'save').mockReturnValue();
const studio = new Studio(new Project(root, cache));
const onDisk = () => readSources(root);
/** All that is JSON: migrations are no declarations. */
const declarations = () =>
  new Map([...studio.session.sources()].filter(([path]) => path.startsWith('schemas/')));

/** Whether it was done; what is refused leaves no trace. */
async function isDone(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return false;
  }
}

/** Edits some times; most of what does not compile is taken back at once. Returns how many edits stand. */
async function editSomeTimes(random: Random): Promise<number> {
  let count = 0;
  for (let step = 0; step < 4; step += 1) {
    const operation = random.operation(declarations());
    if (!(await isDone(() => studio.edit([operation], 'random')))) continue;
    if ((await studio.newProblems()).length === 0 || random.below(6) === 0) count += 1;
    else studio.session.undo();
  }
  return count;
}

it('on all declarations: what is saved compiles, and taken back every file has its bytes', {
  timeout: allowed(120_000),
}, async () => {
  const random = new Random(46);
  const [first, sequences] = [onDisk(), cases('sequences of edits of all declarations', 12, 500)];
  let saved = 0;
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    let count = await editSomeTimes(random);
    const mayBeSaved = (await studio.newProblems()).length === 0;
    expect(await isDone(() => studio.save())).toBe(mayBeSaved);
    if (!mayBeSaved) expect(onDisk()).toEqual(first);
    else if (count > 0) {
      saved += 1;
      // As `npm run check` does it, which remembers nothing.
      if (saved % 5 === 1) expect(await new Project(root, cache).compile()).toHaveProperty('files');
    }
    for (; count > 0; count -= 1) studio.session.undo();
    expect(await isDone(() => studio.save())).toBe(true);
    expect(onDisk()).toEqual(first);
  }
  expect(saved).toBeGreaterThan(sequences / 4);
});
