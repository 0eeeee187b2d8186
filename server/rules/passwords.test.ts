import { describe, expect, it } from 'vitest';
import { decodePassword, hashPassword, isPassword } from './passwords.ts';

describe('passwords', () => {
  it('are found by their hash, and only they', async () => {
    const hash = await hashPassword('wholesale');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await isPassword(hash, 'wholesale')).toBe(true);
    expect(await isPassword(hash, 'Wholesale')).toBe(false);
  });

  it('never fit an account that does not exist, not even the stand-in of its hash', async () => {
    expect(await isPassword(null, 'nobody')).toBe(false);
  });

  it('are hashed as slowly as is advised today', async () => {
    expect(await hashPassword('rahasia')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('travel as base64 of UTF-8', () => {
    expect(decodePassword('d2hvbGVzYWxl')).toBe('wholesale');
    expect(decodePassword(Buffer.from('pässwörd 密码').toString('base64'))).toBe('pässwörd 密码');
    expect(decodePassword('wholesale!')).toBeNull();
    expect(decodePassword(Buffer.from([0xff, 0xfe, 0xfd]).toString('base64'))).toBeNull();
  });
});
