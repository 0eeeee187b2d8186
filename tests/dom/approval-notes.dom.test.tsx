// Decisions of the desk: the note that may be given with one, and what is told of several.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Reply } from './answer-calls.ts';
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

it('several that are approved together: what follows is told once, and why others are as they were', async () => {
  const approved = (outcome?: object) => ({
    status: 200,
    message: 'Approved.',
    data: outcome ? { outcome } : null,
  });
  const next = { message: '{level} decides next.', params: { level: 'Direktur' } };
  const refused = (message: string) => new Reply(409, { message, errors: [{ message }] });
  const { user, calls } = await openPage('/dashboard/promotion#tab=1', {
    answers: {
      ...answers,
      'GET /api/admin/master/list': pageOf(
        waiting(1),
        waiting(2),
        waiting(3),
        { ...waiting(4), approval: 2, approval_turn: '1.' },
        waiting(5),
      ),
      'GET /api/admin/master/approval/1/approve': approved(next),
      'GET /api/admin/master/approval/2/approve': approved(next),
      'GET /api/admin/master/approval/3/approve': approved(),
      'GET /api/admin/master/approval/5/approve': refused('It is the turn of Budi Santoso.'),
    },
  });
  await row('Hemat 1');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  const report = await screen.findByRole('dialog', {
    name: 'Done: 3 · Direktur decides next. (2) · Not possible: 1 · Left as they were: 1',
  });
  const lines = [...report.querySelectorAll('li')].map((line) => line.textContent);
  expect(lines.sort()).toEqual([
    'Hemat 4Only the latest version of a promotion can be decided, while it waits. This one is: Approved.',
    'Hemat 5It is the turn of Budi Santoso.',
  ]);
  expect(calls.filter(({ path }) => path.endsWith('/approve'))).toHaveLength(4);
});
