import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMoves } from './use-moves.ts';

const box = (top: number, bottom: number) => () => new DOMRect(0, top, 300, bottom - top);

it('a row dragged to the lower edge of its list makes it scroll, and goes along', async () => {
  const move = vi.fn();
  function Rows() {
    const { place, onPointerDown } = useMoves(move);
    return (
      <div data-testid="holder" style={{ overflowY: 'auto' }}>
        <ul ref={place}>
          {['a', 'b', 'c', 'd'].map((path) => (
            <li key={path} data-path={path}>
              <button type="button" onPointerDown={(event) => onPointerDown(event, path)}>
                {path}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  render(<Rows />);
  const holder = screen.getByTestId('holder');
  holder.getBoundingClientRect = box(0, 200);
  for (const [at, row] of screen.getAllByRole('listitem').entries())
    row.getBoundingClientRect = () => box(at * 100 - holder.scrollTop, (at + 1) * 100 - holder.scrollTop)();
  fireEvent.pointerDown(screen.getByText('a'), { button: 0 });
  await new Promise(requestAnimationFrame);
  expect(holder.scrollTop).toBe(0);
  fireEvent.pointerMove(document, { clientX: 10, clientY: 195 });
  await waitFor(() => expect(move).toHaveBeenLastCalledWith('a', 3));
  fireEvent.pointerUp(document);
  const { scrollTop } = holder;
  await new Promise(requestAnimationFrame);
  expect(holder.scrollTop).toBe(scrollTop);
});
