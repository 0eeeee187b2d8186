import { describe, expect, it } from 'vitest';
import type { Product, ScreenEntry } from '../../../core/model.ts';
import type { User } from '../../../core/user.ts';
import { resolveRoute, settle } from './resolve-route.ts';

const entry = (
  id: string,
  roles: ScreenEntry['roles'],
  route = `/${id}`,
  extra: Partial<ScreenEntry> = {},
): ScreenEntry => ({
  id,
  kind: 'list',
  route,
  title: id,
  roles,
  load: () => Promise.reject(new Error('not loaded in tests')),
  ...extra,
});
const product: Product = {
  name: 'Test',
  screens: [
    entry('about', 'public'),
    entry('edit', [2, 3], '/things/{id}'),
    entry('things', [2, 3]),
    entry('own', [2, 3, 5]),
    entry('extra', [2, 3], '/extra', { extension: 'extra.list' }),
  ],
  navigation: [
    { label: 'Things', screen: 'things' },
    { label: 'More', children: [{ label: 'Own', screen: 'own' }] },
  ],
  landing: 'things',
  redirects: { '/default': '/', '/old/{id}': '/things/{id}' },
  roles: { 2: 'Two' },
  records: () => Promise.resolve({ default: [] }),
  languages: [],
  texts: {},
  session: {
    signIn: { id: 's', method: 'POST', path: '/s', roles: 'public', effect: 'write', envelope: 'item' },
  },
  locale: { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' },
};
const user = (role: number): User => ({ id: 1, username: 'u', role, role_string: '' });
const everything = () => true;
const route = (path: string, role?: number) =>
  resolveRoute(product, path, role === undefined ? undefined : user(role), everything);

describe('resolveRoute', () => {
  it('sends a signed-out visitor from a protected page to the start and on to the sign-in', () => {
    expect(route('/things')).toEqual({ kind: 'redirect', to: '/' });
    expect(route('/')).toEqual({ kind: 'redirect', to: '/login' });
    expect(route('/login')).toEqual({ kind: 'login' });
  });

  it('sends a signed-in visitor from the sign-in to the landing screen', () => {
    expect(route('/login', 2)).toEqual({ kind: 'redirect', to: '/' });
    expect(route('/', 2)).toEqual({ kind: 'redirect', to: '/things' });
  });

  it('refuses a role that is not listed, and says so', () => {
    expect(route('/things', 5)).toEqual({ kind: 'redirect', to: '/', denied: true });
  });

  it('compares roles as numbers', () => {
    expect(route('/things', 23)).toMatchObject({ kind: 'redirect', denied: true });
    expect(route('/things', 3)).toMatchObject({ kind: 'screen' });
  });

  it('lets a role whose landing screen is closed begin at the first screen it may open', () => {
    expect(route('/', 5)).toEqual({ kind: 'redirect', to: '/own' });
  });

  it('has a page for a role that may open nothing', () => {
    expect(route('/', 9)).toEqual({ kind: 'nothing' });
  });

  it('shows a public screen to anybody', () => {
    expect(route('/about')).toMatchObject({ kind: 'screen', entry: { id: 'about' } });
  });

  it('knows no other path, signed in or not', () => {
    expect(route('/nowhere')).toEqual({ kind: 'missing' });
    expect(route('/nowhere', 2)).toEqual({ kind: 'missing' });
  });

  it('leads old addresses on, with their parameters', () => {
    expect(route('/old/4', 2)).toEqual({ kind: 'redirect', to: '/things/4' });
    expect(route('/default', 2)).toEqual({ kind: 'redirect', to: '/' });
  });

  it('hides a screen that stands on an extension which is off', () => {
    const without = (screen: ScreenEntry) => screen.extension === undefined;
    expect(route('/extra', 2)).toMatchObject({ kind: 'screen' });
    expect(resolveRoute(product, '/extra', user(2), without)).toEqual({ kind: 'missing' });
  });
});

describe('settle', () => {
  it('ends every path for every visitor without a loop', () => {
    const paths = [
      '/',
      '/login',
      '/default',
      '/things',
      '/things/4',
      '/old/4',
      '/own',
      '/extra',
      '/about',
      '/nowhere',
    ];
    for (const path of paths) {
      for (const visitor of [undefined, user(2), user(5), user(9)]) {
        expect(settle(product, path, visitor, everything).kind, `${path} as ${visitor?.role}`).not.toBe(
          'redirect',
        );
      }
    }
  });
});
