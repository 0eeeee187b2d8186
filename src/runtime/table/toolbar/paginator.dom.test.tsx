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

it.each([3, 30])('the size of a page is chosen for %i rows, as stated', (total) => {
  const turns = { onPage: none, onIntent: none, onSize: none };
  const span = { from: 1, to: Math.min(10, total), total };
  render(
    <Paginator page={1} last={Math.ceil(total / 10)} span={span} sizes={[10, 25]} size={10} {...turns} />,
  );
  expect(screen.getByLabelText('Rows per page')).toBeTruthy();
});
