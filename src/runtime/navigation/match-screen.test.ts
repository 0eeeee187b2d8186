import { describe, expect, it } from 'vitest';
import type { ScreenEntry } from '../../../core/model.ts';
import { matchPattern, matchScreen } from './match-screen.ts';

const entry = (id: string, route: string): ScreenEntry => ({
  id,
  kind: 'list',
  route,
  title: id,
  roles: [2],
  load: () => Promise.reject(new Error('not loaded in tests')),
});

describe('matchScreen', () => {
  // In the wrong order on purpose: the order of declarations must not matter.
  const screens = [
    entry('detail', '/d/{id}'),
    entry('deep', '/d/{id}/edit/{part}'),
    entry('add', '/d/add'),
    entry('deep-literal', '/d/{id}/edit/all'),
    entry('list', '/d'),
  ];
  const found = (path: string) => {
    const match = matchScreen(screens, path);
    return match && [match.entry.id, match.params];
  };

  it('lets a literal win over a parameter at every place', () => {
    expect(found('/d/add')).toEqual(['add', {}]);
    expect(found('/d/5')).toEqual(['detail', { id: '5' }]);
    expect(found('/d/5/edit/all')).toEqual(['deep-literal', { id: '5' }]);
    expect(found('/d/5/edit/6')).toEqual(['deep', { id: '5', part: '6' }]);
  });

  it('decodes parameters, and takes a broken escape as it stands', () => {
    expect(found('/d/a%20b%2Fc')).toEqual(['detail', { id: 'a b/c' }]);
    expect(found('/d/50%')).toEqual(['detail', { id: '50%' }]);
  });

  it('does not mind a slash at the end', () => {
    expect(found('/d/')).toEqual(['list', {}]);
  });

  it('finds nothing for a longer or another path', () => {
    expect(found('/d/5/other')).toBeUndefined();
    expect(found('/')).toBeUndefined();
  });
});

describe('matchPattern', () => {
  it('gives the parameters of a path that fits', () => {
    expect(matchPattern('/old/{id}', '/old/4')).toEqual({ id: '4' });
    expect(matchPattern('/old/{id}', '/new/4')).toBeUndefined();
  });
});
