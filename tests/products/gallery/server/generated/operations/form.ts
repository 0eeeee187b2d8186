// Generated from schemas/forms/form.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import * as formFlatBody from '../../../src/generated/product/bodies/form-flat.ts';
import * as formRichBody from '../../../src/generated/product/bodies/form-rich.ts';
import { formFlatParams, formFlatQuery, formRichParams, formRichQuery } from '../inputs/form.ts';

export const formFlat: DeclaredOperation = {
  id: 'form.flat',
  roles: [1],
  effect: 'write',
  bodySchema: formFlatBody.schema,
  validateBody: formFlatBody.validate,
  messages: formFlatBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: formFlatQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: formFlatParams,
  answer: { envelope: 'alert' },
};

export const formRich: DeclaredOperation = {
  id: 'form.rich',
  roles: [1],
  effect: 'write',
  bodySchema: formRichBody.schema,
  validateBody: formRichBody.validate,
  messages: formRichBody.messages,
  files: [
    { name: 'picture', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'paper', types: ['application/pdf'], maxBytes: 1000000 },
  ],
  querySchema: { type: 'object', properties: {} },
  validateQuery: formRichQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: formRichParams,
  answer: { envelope: 'alert' },
};
