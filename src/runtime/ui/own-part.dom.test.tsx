import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HandMade, Product } from '../../../core/model.ts';
import { loadPart } from '../base/own-parts.ts';
import { setProduct } from '../base/product.ts';
import { OwnPart } from './own-part.tsx';

const product = {} as Product;
const withClock = (): HandMade => ({
  screens: {},
  widgets: { clock: async () => ({ default: () => 'Here it is' }) },
});
const arrived = withClock();

/** Its screen loads the part while it is being drawn. */
function Arrival() {
  setProduct(product, arrived);
  return null;
}

it('a part that arrives between its drawing and its effect is drawn', async () => {
  setProduct(product, arrived);
  await loadPart('widgets', 'clock');
  setProduct(product, withClock());
  render(
    <>
      <OwnPart group="widgets" name="clock" partProps={{}} />
      <Arrival />
    </>,
  );
  expect((await screen.findByText('Here it is')).isConnected).toBe(true);
});
