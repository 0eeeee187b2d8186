import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint, HandMade, Product } from '../../../core/model.ts';
import { eventually } from '../../../tests/eventually.ts';
import { partOf } from '../../../tests/part-of.ts';
import { setProduct } from '../base/product.ts';
import { jobsHook } from './follow-job.ts';

const addJob = vi.fn();
vi.mock('./job-store.ts', () => ({ follow: addJob }));

const start: Endpoint = {
  id: 'thing.count',
  method: 'POST',
  path: '/api/count',
  roles: [2],
  effect: 'write',
  envelope: 'alert',
  job: true,
  invalidates: ['thing.list'],
};
const get: Endpoint = { ...start, id: 'job.get', method: 'GET', effect: 'read', envelope: 'item' };
const started = { item: { job: 7 }, raw: {} };

beforeEach(() => {
  addJob.mockClear();
  setProduct(partOf<Product>({ jobs: { get } }), {} as HandMade);
});

it('a call that started long work goes on, and is followed with what it changes', async () => {
  expect(jobsHook.succeeded?.(start, started)).toBe('goes-on');
  await eventually(() =>
    expect(addJob).toHaveBeenCalledExactlyOnceWith({ id: 7, invalidates: ['thing.list'] }),
  );
});

it('is over where no job is declared or answered, or the server tells of none', () => {
  const { job: _, ...plain } = start;
  expect(jobsHook.succeeded?.(plain, started)).toBeUndefined();
  expect(jobsHook.succeeded?.(start, { item: {}, raw: {} })).toBeUndefined();
  setProduct({} as Product, {} as HandMade);
  expect(jobsHook.succeeded?.(start, started)).toBeUndefined();
});
