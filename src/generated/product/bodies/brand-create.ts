// Generated from schemas/brand/brand.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { together } from '../../../runtime/validation/together.ts';
import * as sharedBrand from './shared/brand.ts';

/** Body of brand.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name'],
  properties: { name: sharedBrand.properties.name, banner: sharedBrand.properties.banner },
};

export const messages: CompiledBody['messages'] = {
  ...sharedBrand.messages,
};

export const validate: Validator = together(schema, [sharedBrand.validate]);
