import { expect, it } from 'vitest';
import type { Product } from '../../../core/model.ts';
import { partOf } from '../../../tests/part-of.ts';
import { ApiError } from '../base/api-error.ts';
import { setProduct } from '../base/product.ts';
import { proofHook } from './proof-hook.ts';

it('a refusal that asks for no proof is left alone, also in a product without a session', () => {
  setProduct(partOf<Product>({}), { widgets: {}, screens: {} });
  expect(proofHook.mended?.(new ApiError('Not found.', 404, []))).toBeUndefined();
});
