import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printJson } from '../../edit/layout.ts';
import { copyOfGood } from '../testing.ts';
import { newScreen } from './new-screen.ts';

/** A copy of the good product, to run `new-screen` in. */
export function workshop() {
  const copy = copyOfGood();
  const at = (path: string) => join(copy.root(), path);
  return {
    copy,
    at,
    read: (path: string) => JSON.parse(readFileSync(at(path), 'utf8')),
    write: (path: string, content: object) => {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), printJson(content));
    },
    run: (noun: string, roles?: string, report = false) =>
      newScreen(copy.project(), noun.split(' '), { roles, reports: report ? noun.split(' ') : [] }),
    printed: () => copy.lines().join('\n'),
  };
}
