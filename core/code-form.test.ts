import { expect, it } from 'vitest';
import { codeForm } from './code-form.ts';

it.each([
  ['HEMAT1', 'hemat1'],
  [' hemat1\t', 'hemat1'],
  ['HEMAT1\u200b', 'hemat1'],
  ['ＨＥＭＡＴ\u00ad1', 'hemat1'],
  ['Hémat 1', 'hémat 1'],
  ['\u200b', ''],
])('%j is compared as %j', (code, form) => expect(codeForm(code)).toBe(form));
