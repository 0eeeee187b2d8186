import { describe, expect, it } from 'vitest';
import { hasEnded, isPlain, readJob } from './job-state.ts';

const job = { id: 1, title: 'Count', state: 'running', done: 3, total: 9 };

describe('a job as it is answered', () => {
  it('is read with what is missing left open', () => {
    expect(readJob(job)).toEqual({
      title: 'Count',
      state: 'running',
      done: 3,
      total: 9,
      message: null,
      params: {},
      problems: [],
      problemCount: 0,
      file: null,
      stopping: false,
    });
  });

  it('is none without a title or with a state that nobody knows', () => {
    expect([readJob(null), readJob({ ...job, title: 1 }), readJob({ ...job, state: 'odd' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts problems beyond those that it lists, and leaves out what is none', () => {
    const read = readJob({ ...job, problems: [{ message: 'No.' }, 'odd'], counts: { problems: 300 } });
    expect([read?.problems.length, read?.problemCount]).toEqual([1, 300]);
  });

  it.each([
    [{ state: 'done' }, true],
    [{ state: 'cancelled' }, true],
    [{ state: 'done', result_name: 'rows.csv' }, false],
    [{ state: 'done', problems: [{ message: 'No.' }] }, false],
    [{ state: 'failed' }, false],
  ])('of %o goes by itself: %s', (more, goes) => {
    const read = readJob({ ...job, ...more });
    expect(read && [hasEnded(read), isPlain(read)]).toEqual([true, goes]);
  });
});
