import { describe, expect, it } from 'vitest';
import { fillRoute, isFilled, readPath, resolveValues, routeOf, type Scope } from './scope.ts';

const scope: Scope = {
  row: { id: 7, author: { name: 'Tea' }, 'flat.name': 'whole' },
  route: { id: '9' },
  query: { tab: '2' },
  user: { id: 1, username: 'ana', role: 3, role_string: 'Superadmin' },
};

describe('readPath', () => {
  it('follows dots into records and lists', () => {
    expect(readPath({ a: [{ b: 1 }] }, 'a.0.b')).toBe(1);
  });

  it('prefers a field whose name holds the dot', () => {
    expect(readPath(scope.row, 'flat.name')).toBe('whole');
  });

  it('is undefined where a step is missing, and never reaches inherited things', () => {
    expect(readPath({ a: null }, 'a.b')).toBeUndefined();
    expect(readPath({}, 'constructor')).toBeUndefined();
    expect(readPath('text', 'length')).toBeUndefined();
  });
});

describe('resolveValues', () => {
  it('replaces references and keeps literals, also null, 0 and empty text', () => {
    const values = {
      id: { from: 'row', path: 'id' },
      author: { from: 'row', path: 'author.name' },
      role: { from: 'user', path: 'role' },
      of: { from: 'route', path: 'id' },
      answer: { from: 'answer', path: 'id' },
      none: null,
      zero: 0,
      empty: '',
    } as const;
    expect(resolveValues(values, scope)).toEqual({
      id: 7,
      author: 'Tea',
      role: 3,
      of: '9',
      answer: undefined,
      none: null,
      zero: 0,
      empty: '',
    });
  });
});

describe('fillRoute', () => {
  it('encodes what it fills in', () => {
    expect(fillRoute('/d/{email}/x', { email: 'a b/c@d' })).toBe('/d/a%20b%2Fc%40d/x');
  });

  it('leaves a hole to be seen', () => {
    expect(isFilled(fillRoute('/d/{id}', { id: null }))).toBe(false);
    expect(isFilled(fillRoute('/d/{id}', { id: 0 }))).toBe(true);
  });
});

describe('routeOf', () => {
  it('leads nowhere when a parameter has no value', () => {
    const to = { screen: 'x', route: '/x/{id}', with: { id: { from: 'form', path: 'id' } } } as const;
    expect(routeOf(to, scope)).toBeUndefined();
    expect(routeOf({ ...to, with: { id: { from: 'row', path: 'id' } } }, scope)).toBe('/x/7');
  });
});
