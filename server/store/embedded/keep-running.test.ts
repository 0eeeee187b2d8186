import { expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { keepRunning } from './keep-running.ts';
import type { RunningPostgres } from './postgres-process.ts';

function server() {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  const stop = vi.fn(async () => end());
  return { port: 1, ended, stop, end: () => end() } satisfies RunningPostgres & { end: () => void };
}
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);

it('starts again what ended by itself, and stops what runs then', async () => {
  quiet();
  const [first, second] = [server(), server()];
  const again = vi.fn(async () => second);
  const kept = keepRunning(first, again, 'log', 1);
  first.end();
  await eventually(() => expect(again).toHaveBeenCalledTimes(1));
  await kept.stop();
  expect(second.stop).toHaveBeenCalledTimes(1);
  expect(again).toHaveBeenCalledTimes(1);
});

it('gives up with one sentence after ten starts that fail', async () => {
  quiet();
  vi.useFakeTimers();
  const first = server();
  const again = vi.fn(() => Promise.reject(new Error('PostgreSQL did not start:\nNo space left on device.')));
  const { lost } = keepRunning(first, again, '/data/postgres.log');
  first.end();
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  expect((await lost).message).toBe(
    'The embedded PostgreSQL cannot be started again: No space left on device. Its log is /data/postgres.log; mend the cause and start anew.',
  );
  expect(again).toHaveBeenCalledTimes(10);
});

it('starts nothing any more once it is being stopped', async () => {
  quiet();
  const first = server();
  const again = vi.fn(async () => server());
  const kept = keepRunning(first, again, 'log', 1);
  await kept.stop();
  await new Promise((done) => setTimeout(done, 20));
  expect(again).not.toHaveBeenCalled();
});
