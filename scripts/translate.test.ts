import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Translates a file of `source` in a process of its own; says whether that loaded a compiler. */
function translate(path: string, source: string) {
  writeFileSync(path, source);
  const program = `
    import { createRequire } from 'node:module';
    import { translate } from './scripts/translate.mjs';
    const code = await translate(${JSON.stringify(path)});
    const compiler = Object.keys(createRequire(import.meta.url).cache).some((file) => /typescript/.test(file));
    console.log(JSON.stringify({ code: code.split('\\n')[0], compiler }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return stdout ? (JSON.parse(stdout) as { code: string; compiler: boolean }) : { stderr };
}

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'translate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'file.mts');
}

test('a file is compiled once for one content, and no compiler is loaded after that', () => {
  const path = file();
  const first = { code: 'export const price = 1;', compiler: true };
  expect(translate(path, 'export const price: number = 1;')).toEqual(first);
  expect(translate(path, 'export const price: number = 1;')).toEqual({ ...first, compiler: false });
  expect(translate(path, 'export const price: number = 2;')).toEqual({
    code: 'export const price = 2;',
    compiler: true,
  });
});

test('what the server imports is translated before it runs, wherever it lies', () => {
  const program = `
    import { translateServer } from './scripts/translate.mjs';
    console.log(JSON.stringify([...(await translateServer()).keys()]));`;
  const files: string[] = JSON.parse(
    spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }).stdout,
  );
  const imported = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/^(?:im|ex)port (?!type ).* from '(\..+\.tsx?)';$/gm)].map(
      ([, name = '']) => join(dirname(path), name),
    );
  expect(files.flatMap(imported).filter((path) => !files.includes(path))).toEqual([]);
  expect(files.filter((path) => !path.includes('/server/'))).not.toEqual([]);
});

test('a file that cannot be compiled is named with the place', () => {
  const path = file();
  expect(translate(path, 'export const = 1;')).toEqual({ stderr: expect.stringContaining(path) });
});
