// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { cutMark } from '../../../core/export/cut-cells.ts';
import { notify } from '../ui/toasts/notify.ts';
import { saveFile } from './save-file.ts';

vi.mock('../ui/toasts/notify.ts');
const textOf = vi.mocked(notify);

it('says how many cells of a saved workbook were cut, and nothing of other files', async () => {
  for (const content of [`PK ${cutMark(12)}`, 'PK', `nama\r\n${cutMark(3)}\r\n`, `${cutMark(1)}x`])
    saveFile({ blob: new Blob([content]), name: 'a' });
  await vi.waitFor(() => expect(textOf).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  const text = 'Cells cut to 32767 characters, the most that this kind of file holds: 12.';
  expect(textOf.mock.calls).toEqual([[text, 'info']]);
});
