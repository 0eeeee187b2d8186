import { expect, it } from 'vitest';
import { PrefetchedResponses } from './prefetched.ts';

function setUp() {
  let clock = 0;
  const asked: string[] = [];
  const answers = new PrefetchedResponses<string>(() => clock);
  const ask = (key: string) =>
    answers.ask(key, () => {
      asked.push(key);
      return Promise.resolve(`${key} ${asked.length}`);
    });
  const wait = (ms: number) => {
    clock += ms;
  };
  return { answers, asked, ask, wait };
}

it('an answer is asked for once and given once', async () => {
  const { answers, asked, ask } = setUp();
  ask('page 2');
  ask('page 2');
  expect(asked).toEqual(['page 2']);
  expect(await answers.take('page 2')).toBe('page 2 1');
  expect(answers.take('page 2')).toBeUndefined();
});

it('what is old is not given, and is asked for again; what is under way does not grow old', async () => {
  const { answers, ask, wait } = setUp();
  ask('page 2');
  wait(5000);
  await Promise.resolve();
  wait(5000);
  expect(answers.take('page 2')).toBeUndefined();
  ask('page 2');
  wait(60_000);
  expect(await answers.take('page 2')).toBe('page 2 2');
});

it('nothing of before a change is given', () => {
  const { answers, ask } = setUp();
  ask('page 2');
  answers.forget();
  expect(answers.take('page 2')).toBeUndefined();
});

it('a failure is given once as well, and then asked anew', async () => {
  const { answers, ask } = setUp();
  answers.ask('page 2', () => Promise.reject(new Error('resting')));
  await Promise.resolve();
  await expect(answers.take('page 2')).rejects.toThrow('resting');
  ask('page 2');
  expect(await answers.take('page 2')).toBe('page 2 1');
});
