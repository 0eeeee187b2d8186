import { describe, expect, it } from 'vitest';
import { allows, readUser } from '../../../core/user.ts';
import { readExtensions } from './page-settings.ts';

describe('readUser', () => {
  const account = { id: 1, username: 'ana', role: '3', role_string: 'Keeper', password: 'x' };

  it('takes the role as a number and drops what it does not know', () => {
    expect(readUser(account)).toEqual({
      id: 1,
      username: 'ana',
      role: 3,
      role_string: 'Keeper',
      answered: { name: null },
    });
  });

  it('names the person by the first of the declared fields that is filled', () => {
    const names = ['name', 'branch'];
    expect(readUser({ ...account, name: '', branch: 'Kantor' }, names)).toMatchObject({ name: 'Kantor' });
    expect(readUser({ ...account, name: 'Ana', branch: 'Kantor' }, names)).toMatchObject({ name: 'Ana' });
    expect(readUser({ ...account, branch: 'Kantor' })).not.toHaveProperty('name');
  });

  it('reads what was kept as text, with what was answered under each name', () => {
    expect(readUser(JSON.stringify(account))?.role).toBe(3);
    const branch = readUser({ ...account, branch: 'Kantor' }, ['name', 'branch']);
    expect(branch).toMatchObject({ name: 'Kantor', answered: { branch: 'Kantor' } });
    expect(readUser(JSON.stringify(branch))).toEqual(branch);
  });

  it('is nobody when there is no single role', () => {
    for (const role of ['2,3', '', null, undefined, 'keeper', 2.5])
      expect(readUser({ ...account, role })).toBeUndefined();
    for (const odd of [undefined, 'no json', '[]', null]) expect(readUser(odd)).toBeUndefined();
  });
});

describe('allows', () => {
  const ana = { id: 1, username: 'ana', role: 3, role_string: '' };

  it('lets listed roles in, and anybody where it is public', () => {
    expect(allows([2, 3], ana)).toBe(true);
    expect(allows([2, 5], ana)).toBe(false);
    expect(allows([2, 3], undefined)).toBe(false);
    expect(allows('public', undefined)).toBe(true);
  });

  it('does not take 23 for 2 and 3', () => {
    expect(allows([23], ana)).toBe(false);
    expect(allows([2, 3], { ...ana, role: 23 })).toBe(false);
  });
});

describe('readExtensions', () => {
  it('has everything on when the server says all, or nothing at all', () => {
    for (const text of [undefined, '', 'broken', '{}', '{"extensions":"all"}'])
      expect(readExtensions(text)).toBe('all');
  });

  it('has only the named ones on', () => {
    expect(readExtensions('{"extensions":["a.get"]}')).toEqual(new Set(['a.get']));
    expect(readExtensions('{"extensions":[]}')).toEqual(new Set());
  });
});
