import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { held, pageOf } from './page-parts.ts';

it('does not wait for what the page before has asked for', async () => {
  const { calls } = await openPage('/dashboard/brand', { answers: () => held().answered });
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/admin/brand'));
  cleanup();
  const tirta = { id: 7, name: 'Tirta', sku_code: 'T', active: 1 };
  await openPage('/dashboard/brand', { answers: () => pageOf(tirta) });
  await screen.findByText('Tirta');
});
