// The note that may be given with a decision.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from './open-page.tsx';
import { pageOf, row, toast } from './page-parts.ts';

const waiting = (id: number) => ({
  id,
  name: `Hemat ${id}`,
  jenis: 'BUNDLE',
  relation_id: 100 + id,
  periode: '02/11/2026 - 20/11/2026',
  approval: 1,
  approval_turn: '1.1',
  asks: 'new',
  submitter: 99,
  decides: { names: 'budi, sari' },
});
const answers = {
  'GET /api/admin/user-admin': pageOf(),
  'GET /api/admin/master/list': pageOf(waiting(1), waiting(2)),
  'GET /api/admin/master/approval/2/reject': { status: 200, message: 'Rejected.' },
  'POST /api/admin/master/approval/1/reject': { status: 200, message: 'Rejected.' },
  'POST /api/admin/master/approval/2/reject': { status: 200, message: 'Rejected.' },
};
const desk = () => openPage('/dashboard/promotion#tab=1', { answers });

it('several that are rejected together may have one note, which goes with each', async () => {
  const { user, calls } = await desk();
  await row('Hemat 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.type(question.getByLabelText('Notes'), 'Terlalu murah ');
  await user.click(question.getByRole('button', { name: 'Reject' }));
  await toast('Done: 2');
  const sent = calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  expect(sent.sort()).toEqual([
    ['/api/admin/master/approval/1/reject', { note: 'Terlalu murah', shown_turn: '1.1' }],
    ['/api/admin/master/approval/2/reject', { note: 'Terlalu murah', shown_turn: '1.1' }],
  ]);
});

it('one row is rejected by the stated call where nothing is written; it names who decides next', async () => {
  const { user, calls } = await desk();
  (await row('Hemat 2')).getByText('budi, sari');
  await user.click((await row('Hemat 2')).getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reject' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Reject' }));
  await toast('Rejected.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.filter(({ path }) => path.endsWith('/reject'))).toMatchObject([
    { method: 'GET', query: { shown_turn: '1.1' } },
  ]);
});
