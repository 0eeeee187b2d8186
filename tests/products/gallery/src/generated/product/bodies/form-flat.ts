// Generated from schemas/forms/form.endpoints.json by `npm run generate`. Edit that instead of this file.
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedForm from './shared/form.ts';

/** Body of form.flat. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['name', 'category_id', 'maker_id', 'code'],
  properties: {
    name: sharedForm.properties.name,
    category_id: sharedForm.properties.category_id,
    maker_id: sharedForm.properties.maker_id,
    code: sharedForm.properties.code,
    weight: sharedForm.properties.weight,
    most: sharedForm.properties.most,
    film: sharedForm.properties.film,
    note: sharedForm.properties.note,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedForm.messages,
};

export const validate: Validator = together(schema, [sharedForm.validate]);
