import { expect, it } from 'vitest';
import { encodePassword } from './sign-in.ts';

it('a password is encoded as base64 of its UTF-8 bytes, for any writing', () => {
  for (const password of ['secret', 'pâßwörd', '密码🔑', '']) {
    expect(Buffer.from(encodePassword(password), 'base64').toString('utf8')).toBe(password);
  }
});
