import { expect, it } from 'vitest';
import { heavy } from './heavy.ts';

it('runs two at a time in their order, also after one that fails', async () => {
  let [now, most] = [0, 0];
  const ended: number[] = [];
  const work = (n: number) =>
    heavy(async () => {
      most = Math.max(most, ++now);
      await new Promise((done) => setTimeout(done, 5));
      now -= 1;
      ended.push(n);
      if (n === 1) throw new Error('broken');
    }).catch(() => undefined);
  await Promise.all([0, 1, 2, 3, 4, 5].map(work));
  expect([most, ended]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});
