import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDialog } from '../../src/runtime/actions/open-dialogs.ts';
import { handMade } from '../products/library/parts/hand-made.ts';
import { product } from '../products/library/src/generated/product/product.ts';
import { openPage } from './open-page.tsx';

const campaign = {
  id: 4,
  ordering: 2,
  title: 'Target',
  participant: 3,
  start_date: '2026-11-02',
  end_date: '2026-11-20',
  remind_start_date: null,
  remind_end_date: null,
  active: 1,
  active_string: 'Active',
};

it('a form in a dialog that a menu opens has the focus in its first field, though the menu gives it back', async () => {
  const { user } = await openPage('/dashboard/campaign', {
    answers: {
      'GET /api/admin/campaign': { data: { data: [campaign], page: { total: 1, current: 1, last: 1 } } },
      'GET /api/admin/campaign/4': { data: campaign },
    },
  });
  await screen.findByText('Target');
  await user.click(screen.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Set Reminder' }));
  const dialog = await screen.findByRole('dialog');
  const [first] = await within(dialog).findAllByRole('textbox');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(first));
});

it('so has a hand-made part in a dialog, past what cannot be typed into', async () => {
  const Part = () => (
    <>
      <input aria-label="Number" readOnly />
      <input aria-label="Sum" disabled />
      <textarea aria-label="Words" />
    </>
  );
  const widgets = { ...handMade.widgets, 'course-summary': async () => ({ default: Part }) };
  await openPage('/courses', {
    product,
    handMade: { ...handMade, widgets },
    as: { role: 1, username: 'librarian' },
    answers: { 'GET /api/courses': { data: { data: [], last_page: 1, total: 0, to: 0 } } },
  });
  const scope = { route: {}, query: {} };
  act(() =>
    openDialog({ kind: 'widget', widget: 'course-summary', props: {}, scope, title: 'Rule', onDone() {} }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  const words = await dialog.findByLabelText('Words');
  await waitFor(() => expect(document.activeElement).toBe(words));
});
