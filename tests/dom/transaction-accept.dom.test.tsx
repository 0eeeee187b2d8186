import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { Reply } from './answer-calls.ts';
import { toast } from './page-parts.ts';
import { open, whole } from './transaction-parts.ts';

it('who accepts an order that is accepted already reads the numbers that stand, though the form goes', async () => {
  let state = 0;
  const { user } = await open('/dashboard/transaction/paidconfirm/5/accept', {
    'GET /api/admin/transaction/5': () => whole({ state }),
    'GET /api/admin/transaction/5/{more}': { data: [] },
    'POST /api/admin/transaction/accept/5': () => {
      state = 1;
      return new Reply(409, {
        errors: [
          { message: 'You have done this already: {action}.', params: { action: 'Accept' } },
          {
            field: 'pick_ticket_no',
            message: '{value} was entered first.',
            params: { value: 'PT-1' },
          },
        ],
      });
    },
  });
  await user.type(await screen.findByLabelText(/^Pick Ticket Number/), 'PT-2');
  await user.type(screen.getByLabelText(/^DO Number/), 'DO-1');
  await user.click(screen.getByRole('button', { name: /Submit|Accept/ }));
  await toast('You have done this already: Accept. Pick Ticket Number: PT-1 was entered first.');
  await screen.findByText(/Only a new order can be accepted/);
});
