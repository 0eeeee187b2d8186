// Generated from schemas/config/config.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as configListExportBody from '../../../domain/generated/compiled/bodies/config-list-export.ts';
import * as configUpdateBody from '../../../domain/generated/compiled/bodies/config-update.ts';
import * as inputs from '../compiled/inputs/config.ts';

const configListItem = {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'value', 'version'],
  properties: { key: { type: 'string' }, value: { type: 'string' }, version: { type: 'string' } },
};

export const configList: DeclaredOperation = {
  id: 'config.list',
  roles: [2, 3],
  effect: 'read',
  querySchema: { type: 'object', properties: { is_middleware: { type: 'integer', enum: [0, 1] } } },
  validateQuery: inputs.configListQuery,
  validateParams: inputs.configListParams,
  answer: { envelope: 'list', item: configListItem },
  resource: {
    do: 'list',
    entity: 'config',
    where: { is_middleware: { from: 'query', path: 'is_middleware' } },
  },
  summary: 'All settings, or only those of the middleware (is_middleware=true) or of the others (false).',
};

export const configListExport: DeclaredOperation = {
  id: 'config.list-export',
  roles: [2, 3],
  effect: 'read',
  extension: true,
  bodySchema: configListExportBody.schema,
  validateBody: configListExportBody.validate,
  messages: configListExportBody.messages,
  validateQuery: inputs.configListExportQuery,
  validateParams: inputs.configListExportParams,
  answer: { envelope: 'file' },
  exports: configList,
  summary: 'All rows of config.list as a file.',
};

export const configUpdate: DeclaredOperation = {
  id: 'config.update',
  roles: [2, 3],
  effect: 'write',
  bodySchema: configUpdateBody.schema,
  validateBody: configUpdateBody.validate,
  messages: configUpdateBody.messages,
  validateQuery: inputs.configUpdateQuery,
  validateParams: inputs.configUpdateParams,
  answer: { envelope: 'alert', item: configListItem },
  resource: {
    do: 'update',
    entity: 'config',
    key: { from: 'body', path: 'key' },
    set: { value: { from: 'body', path: 'value' } },
    message: 'Config {key} saved.',
  },
};
