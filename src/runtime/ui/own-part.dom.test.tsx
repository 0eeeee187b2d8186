import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OwnPart } from './own-part.tsx';

const part = vi.hoisted(() => ({ loaded: false, default: () => 'Here it is' }));

vi.mock('../core/own-parts.ts', () => ({
  hasPart: () => true,
  loadedPart: () => (part.loaded ? part : undefined),
  loadPart: async () => part,
}));

/** Its screen loads the part while it is being drawn. */
function Arrival() {
  part.loaded = true;
  return null;
}

it('a part that arrives between its drawing and its effect is drawn', async () => {
  render(
    <>
      <OwnPart group="widgets" name="clock" given={{}} />
      <Arrival />
    </>,
  );
  expect((await screen.findByText('Here it is')).isConnected).toBe(true);
});
