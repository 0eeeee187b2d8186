import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareOutput, writeOutput } from './output.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generator-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const path = (name: string) => `server/generated/${name}.ts`;
const put = (name: string, text: string) => {
  mkdirSync(join(root, 'server/generated'), { recursive: true });
  writeFileSync(join(root, path(name)), text);
};

describe('the output on disk', () => {
  it('is compared file by file, with the first line that differs', () => {
    put('changed', 'a\nb\nc\n');
    put('old', 'a\n');
    const files = new Map([
      [path('changed'), 'a\nx\nc\n'],
      [path('new'), 'n\n'],
    ]);
    expect(compareOutput(root, files)).toEqual([
      { path: path('changed'), kind: 'changed', line: 2 },
      { path: path('new'), kind: 'missing' },
      { path: path('old'), kind: 'left over' },
    ]);
  });

  it('is written where it differs, tidied, and else left untouched', () => {
    put('same', 's\n');
    put('old', 'a\n');
    const past = new Date('2020-01-01');
    utimesSync(join(root, path('same')), past, past);
    const files = new Map([
      [path('same'), 's\n'],
      [path('deep/new'), 'n\n'],
    ]);
    expect(writeOutput(root, files)).toHaveLength(2);
    expect(readFileSync(join(root, path('deep/new')), 'utf8')).toBe('n\n');
    expect(statSync(join(root, path('same'))).mtime).toEqual(past);
    expect(compareOutput(root, files)).toEqual([]);
  });

  it('never touches a folder that the compiler did not emit into', () => {
    put('foreign', 'f\n');
    writeOutput(root, new Map([['src/generated/product/a.ts', 'a\n']]));
    expect(readFileSync(join(root, path('foreign')), 'utf8')).toBe('f\n');
  });
});
