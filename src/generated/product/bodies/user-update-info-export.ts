// Generated from schemas/user/user.endpoints.json by `npm run generate`. Edit that instead of this file.
import { together } from '../../../runtime/core/validation/together.ts';
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import * as sharedExport from './shared/export.ts';

/** Body of user.update-info-export. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['format', 'columns', 'zone', 'locale'],
  properties: {
    format: sharedExport.properties.format,
    columns: sharedExport.properties.columns,
    zone: sharedExport.properties.zone,
    locale: sharedExport.properties.locale,
    only: sharedExport.properties.only,
  },
};

export const messages: CompiledBody['messages'] = {};

export const validate: Validator = together(schema, [sharedExport.validate]);
