// Generated from schemas/product/product-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { together } from '../../../runtime/validation/together.ts';
import * as sharedProduct2 from '../bodies/shared/product-2.ts';

/** Body of the form product-add. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name', 'category_id', 'brand_id', 'sku_code'],
  properties: {
    name: sharedProduct2.properties.name,
    category_id: sharedProduct2.properties.category_id,
    brand_id: sharedProduct2.properties.brand_id,
    weight: sharedProduct2.properties.weight,
    sku_code: sharedProduct2.properties.sku_code,
    max_qty: sharedProduct2.properties.max_qty,
    video_url: sharedProduct2.properties.video_url,
    video: sharedProduct2.properties.video,
    description: sharedProduct2.properties.description,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedProduct2.messages,
};

export const validate: Validator = together(schema, [sharedProduct2.validate]);
