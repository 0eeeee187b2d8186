import { expect, it } from 'vitest';
import { weaknessOf } from './weak-passwords.ts';

const OWNER = { username: 'ratna.w@toko-jaya.co.id', name: 'Ratna Wulandari' };

it.each(['12345678', 'password', 'PassWord1', 'qwertyuiop', 'wholesale'])(
  '%s is refused as a common one',
  async (password) => {
    expect(await weaknessOf(password, OWNER)).toMatch(/one of the first that others try/);
  },
);

it.each(['ratna1234', 'Wulandari!2026', 'RATNA-wulandari', 'rätnä-w-99999', 'tokojaya2026', 'wulandari-abc'])(
  '%s is refused as made of the own name',
  async (password) => {
    expect(await weaknessOf(password, OWNER)).toMatch(/made of your own name/);
  },
);

it.each(['satu-dua-tiga', 'ratna dan kucingnya', 'h7kp-2mwx-q9rd-ab3t', '密码 rahasia', '9027465518'])(
  '%s is taken',
  async (password) => {
    expect(await weaknessOf(password, OWNER)).toBeNull();
  },
);

it('a name of very short words forbids nothing', async () => {
  expect(await weaknessOf('kaca-oli', { username: 'ka', name: 'Li' })).toBeNull();
});
