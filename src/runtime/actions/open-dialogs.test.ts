import { expect, it } from 'vitest';
import { guardDialog, leaveDialog } from './dialog-guards.ts';
import { ask, closeAllDialogs, withdraw } from './open-dialogs.ts';

const question = { text: 'Leave?', cancel: 'Stay', submit: 'Leave', danger: true };

it('a question about what has ended by itself is taken back and answered with no; others stay', async () => {
  const [ended, other] = [{}, {}];
  const [first, second] = [ask({ ...question, about: ended }), ask({ ...question, about: other })];
  withdraw(ended);
  expect(await first).toBe(false);
  const open = await Promise.race([second, Promise.resolve('open')]);
  expect(open).toBe('open');
  closeAllDialogs();
  expect(await second).toBe(false);
});

it('content that hands its ways on in an object of its own is asked about all the same', async () => {
  let closed = 0;
  const ways = { close: () => void closed++ };
  const unguard = guardDialog({ ...ways }, () => true);
  const leaving = leaveDialog(ways);
  closeAllDialogs();
  await leaving;
  expect(closed).toBe(0);
  unguard();
});

it('a dialog that ends while it asks whether to leave is not asked about any more', async () => {
  let closed = 0;
  const ways = { close: () => void closed++ };
  const unguard = guardDialog(ways, () => true);
  const leaving = leaveDialog(ways);
  unguard();
  await leaving;
  expect(closed).toBe(0);
});
