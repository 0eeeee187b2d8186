// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedProduct3 from './shared/product-3.ts';

/** Body of product.create-discount. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['product_id', 'start_date', 'end_date', 'discount'],
  properties: {
    product_id: sharedProduct3.properties.product_id,
    start_date: sharedProduct3.properties.start_date,
    end_date: sharedProduct3.properties.end_date,
    discount: sharedProduct3.properties.discount,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedProduct3.messages,
};

export const validate: Validator = together(schema, [sharedProduct3.validate]);
