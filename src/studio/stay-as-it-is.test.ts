import { expect, it } from 'vitest';
import { stayAsItIs } from './stay-as-it-is.ts';

it.each([
  ['/product/src/generated/endpoints.ts', '/elsewhere.html'],
  ['/product/src/studio/theme.ts', '*'],
  [undefined, '*'],
])('a reload because of %s is for %s', (triggeredBy, path) => {
  const reload = { path: '*', ...(triggeredBy ? { triggeredBy } : {}) };
  expect(() => stayAsItIs(reload)).not.toThrow();
  expect(reload.path).toBe(path);
});
