import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { NodeView } from '../../../core/studio.ts';
import { partOf } from '../../../tests/part-of.ts';
import { around, NODE } from '../testing.ts';
import { NodeFormPanel } from './node-form-panel.tsx';

it('a number that is out of its bounds is marked at its box, and what is not said is nothing wrong', async () => {
  const user = userEvent.setup();
  const schema = {
    type: 'object',
    properties: {
      width: { type: 'integer', minimum: 24, title: 'width' },
      icon: { type: ['string', 'null'], title: 'icon' },
    },
  };
  around(<NodeFormPanel node={partOf<NodeView>({ ...NODE, schema, value: { icon: null } })} />);
  const width = screen.getByRole('spinbutton', { name: 'width' });
  const isWrong = () => width.getAttribute('aria-invalid');
  await user.type(width, '40');
  expect([isWrong(), screen.queryByText(/must be/)]).toEqual(['false', null]);
  await user.clear(width);
  await user.type(width, '-5');
  expect(isWrong()).toBe('true');
  expect(screen.getByText('must be at least 24')).toBeTruthy();
});
