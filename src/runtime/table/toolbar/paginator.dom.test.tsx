import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import type { Product } from '../../../../core/model.ts';
import { setProduct } from '../../base/product.ts';
import { Paginator } from './paginator.tsx';

const none = () => {};

beforeAll(() => {
  const locale = { zone: 'Asia/Jakarta', numbers: 'id-ID', currency: 'IDR' };
  setProduct({ locale } as Product, { widgets: {}, screens: {} });
});

it.each([
  [3, 1, 25, false],
  [10, 1, 10, false],
  // On one page, which a smaller size would divide.
  [11, 1, 25, true],
  [30, 3, 10, true],
  // An API that does not count its rows.
  [0, 2, 10, true],
])('of %i rows on %i pages of %i the size is chosen: %s', (total, last, size, isThere) => {
  const span = { from: 1, to: Math.min(size, total), total };
  const turns = { onPage: none, onIntent: none, onSize: none };
  render(<Paginator page={1} last={last} span={span} sizes={[10, 25, 50]} size={size} {...turns} />);
  expect(screen.queryByLabelText('Rows per page') !== null).toBe(isThere);
});
