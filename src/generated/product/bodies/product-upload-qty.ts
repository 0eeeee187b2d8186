// Generated from schemas/product/product.endpoints.json by `npm run generate`. Edit that instead of this file.
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedProduct from './shared/product.ts';

/** Body of product.upload-qty. */
export const schema: CompiledBody['schema'] = { type: 'object', required: ['file'], properties: { file: sharedProduct.properties.file } };

export const messages: CompiledBody['messages'] = {
  ...sharedProduct.messages,
};

export const validate: Validator = together(schema, [sharedProduct.validate]);
