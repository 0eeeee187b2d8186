import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Product } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { setProduct } from '../base/product.ts';
import { useRecords } from './use-records.ts';

const scope = { route: {}, query: {} };

it('says that no list was asked while it is not known which there are, and tries again with the next text', async () => {
  let isOnline = false;
  const records = async () => {
    if (!isOnline) throw new Error('no network');
    return { default: [] };
  };
  // Of the product, the search reads its lists alone.
  setProduct(partOf<Product>({ records }), { widgets: {}, screens: {} });
  const { result, rerender } = renderHook(({ text }) => useRecords(text, scope), {
    initialProps: { text: 'te' },
  });
  await waitFor(() => expect(result.current).toEqual({ searchResults: [], searching: false, unknown: true }));
  isOnline = true;
  rerender({ text: 'teh' });
  await waitFor(() =>
    expect(result.current).toEqual({ searchResults: [], searching: false, unknown: false }),
  );
});
