import { expect, it } from 'vitest';
import { makePassword } from './make-password.ts';

it('makes passwords that can be said aloud, never the same twice', () => {
  const made = Array.from({ length: 200 }, makePassword);
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
  expect(new Set(made).size).toBe(made.length);
});

it('uses every letter', () => {
  const letters = new Set(Array.from({ length: 400 }, makePassword).join('').replaceAll('-', ''));
  expect(letters.size).toBe(31);
});
