// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
import { together } from '../../../../../../../src/runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../../../../../src/runtime/model.ts';
import * as sharedField3 from './shared/field-3.ts';
import * as sharedField4 from './shared/field-4.ts';

/** Body of field.textarea. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['needed'],
  properties: {
    empty: sharedField3.properties.empty,
    filled: sharedField3.properties.filled,
    long: sharedField4.properties.long,
    needed: sharedField3.properties.needed,
    wrong: sharedField4.properties.wrong,
    disabled: sharedField3.properties.disabled,
    fixed: sharedField3.properties.fixed,
    option_a: sharedField3.properties.option_a,
    hidden: sharedField3.properties.hidden,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedField3.messages,
  ...sharedField4.messages,
};

export const validate: Validator = together(schema, [sharedField3.validate, sharedField4.validate]);
