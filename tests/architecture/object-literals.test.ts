import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** In JSX (`{...{ a }}`) it passes properties on; among the properties of an object it only saves lines. */
const SPREAD_LITERAL = /(?<!\{)\.\.\.\{/;

it('finds a literal that is spread among properties, and not in JSX', () => {
  expect(['x = { ...{ a, b }, c }', '  ...{', '<A {...{ a }} />', '({ ...a })'].map(isSpread)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each(['core', 'domain', 'src', 'generator', 'server', 'build', 'bench', 'scripts', 'tests'])(
  '%s spreads no object literal into another',
  (house) => {
    const folder = join(ROOT, house);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/(^|\/)(generated|cases)\/|object-literals\.test/.test(file),
    );
    const found = files.filter((file) => readFileSync(join(folder, file), 'utf8').split('\n').some(isSpread));
    expect(found).toEqual([]);
  },
);

function isSpread(line: string): boolean {
  return SPREAD_LITERAL.test(line);
}
