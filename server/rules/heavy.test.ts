import { expect, it } from 'vitest';
import { Heavy, heavyPasswords, heavyPictures } from './heavy.ts';

it('runs two at a time in their order, also after one that fails', async () => {
  const heavy = new Heavy(2);
  let [now, most] = [0, 0];
  const ended: number[] = [];
  const work = (n: number) =>
    heavy
      .run(async () => {
        most = Math.max(most, ++now);
        await new Promise((done) => setTimeout(done, 5));
        now -= 1;
        ended.push(n);
        if (n === 1) throw new Error('broken');
      })
      .catch(() => undefined);
  await Promise.all([0, 1, 2, 3, 4, 5].map(work));
  expect([most, ended]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});

it('lets a password through while pictures wait for each other', async () => {
  let endPictures = () => {};
  const untilEnd = new Promise<void>((end) => {
    endPictures = end;
  });
  const pictures = Array.from({ length: 40 }, () => heavyPictures.run(() => untilEnd));
  expect(await heavyPasswords.run(async () => 'right')).toBe('right');
  endPictures();
  await Promise.all(pictures);
});
