import type { Context } from '../calls/handler.ts';
import { requireRow } from '../refusal.ts';
import { lockImages, lockProduct, moveImage } from './product-images.store.ts';

interface Input {
  readonly params: { readonly id: number };
  readonly body: { readonly ids?: readonly number[] };
}

/**
 * Orders the images of a product as listed, from 1. Refused when an image was added or deleted meanwhile, so that no unseen image
 * is ordered.
 */
export async function orderProductImages({ params, body: { ids } }: Input, context: Context<'all_images'>) {
  const { db, audit, limits } = context;
  const { name } = requireRow(await lockProduct(db, params.id));
  const rows = await lockImages(db, params.id);
  const imageIds = new Set(rows.map(({ id }) => id));
  const areOthers = ids && (ids.length !== imageIds.size || ids.some((id) => !imageIds.has(id)));
  limits.all_images(areOthers ? [{ message: 'The images have changed meanwhile. Look at them again.' }] : []);
  const places = new Map(ids?.map((id, imageIndex) => [id, imageIndex + 1]));
  for (const { id, ordering: previousOrdering } of rows) {
    const ordering = places.get(id) ?? previousOrdering;
    if (ordering === previousOrdering) continue;
    await moveImage(db, id, ordering);
    await audit({ entity: 'product-image', id, before: { ordering: previousOrdering }, after: { ordering } });
  }
  return { message: 'Order of the images of {name} saved.', params: { name } };
}
