import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { product } from '../../src/generated/product/product.ts';
import { resolveRoute } from '../../src/runtime/navigation/resolve-route.ts';
import { openPage } from './open-page.tsx';
import { toast } from './page-parts.ts';

const under = (place: string, ...paths: string[]) => paths.map((path) => `/dashboard/${place}${path}`);
const ROLES = { 'IT Staff': 4, 'Customer Service': 5 };
/** Addresses that are not for a role, whatever leads there. */
const CLOSED: Readonly<Record<keyof typeof ROLES, readonly string[]>> = {
  'Customer Service': [
    ...under(
      'product',
      '',
      '/add',
      '/edit/1',
      '/detail/1',
      '/logs/1',
      '/images/1',
      '/price/1',
      '/discount/1',
    ),
    ...under('product', '/discount/1/add', '/discount/1/edit', '/bulk-action', '/mass-upload-qty'),
    ...under('product', '/mass-upload-image'),
    ...under('category', '', '/add', '/edit/1', '/child/1', '/child/1/add', '/child/12/edit'),
    ...under('brand', '', '/add', '/edit/1'),
    ...under('section', '', '/1/items'),
    ...under('news', ''),
    ...under('mutasi-bca', ''),
    ...under('driver', ''),
    ...under('location', ''),
    ...under('admin', ''),
    ...under('master-approval', ''),
    ...under('configs', ''),
    ...under('configs-middleware', ''),
    ...under('navlog', ''),
  ],
  'IT Staff': under('user', '', '/edit/1', '/otplog/1', '/update-info/1', '/bulk-action'),
};
const cases = Object.entries(CLOSED).flatMap(([role, paths]) =>
  paths.map((path) => [role as keyof typeof ROLES, path] as const),
);

it.each(cases)('%s is turned back from %s', (name, path) => {
  const role = { id: 9, username: name, role: ROLES[name], role_string: name };
  expect(resolveRoute(product, path, role, () => true)).toEqual({ kind: 'redirect', to: '/', denied: true });
  // An Admin is not: the address is one of this product.
  const admin = { id: 1, username: 'admin', role: 3, role_string: 'Superadmin' };
  expect(resolveRoute(product, path, admin, () => true).kind).toBe('screen');
});

it('who is turned back is told so, and finds no way there', async () => {
  const { calls } = await openPage('/dashboard/brand', {
    as: { role: ROLES['Customer Service'], role_string: 'Customer Service' },
    answers: {
      'GET /api/admin/transaction': { data: { data: [], last_page: 1, to: 0, total: 0 } },
      'GET /api/admin/transaction/counts': { data: [] },
    },
  });
  await toast('Role is not Authorized.');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/transaction'));
  screen.getByRole('link', { name: 'User' });
  for (const name of ['Brand', 'Configs', 'Product']) expect(screen.queryByRole('link', { name })).toBeNull();
  expect(calls.map(({ path }) => path)).not.toContain('/api/admin/brand');
});

it('who has no screens of the menu sees no empty one', async () => {
  const { findByRole } = await openPage('/', {
    as: { role: ROLES['IT Staff'], role_string: 'IT Staff' },
    answers: () => ({ data: { id: 9, username: 'itstaff', role: 4, role_string: 'IT Staff' } }),
  });
  await findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull();
  expect(screen.queryByRole('button', { name: /navigation$/ })).toBeNull();
});
