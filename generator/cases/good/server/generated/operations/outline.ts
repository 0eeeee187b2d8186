// Generated from schemas/outline/outline.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../core/declared.ts';
import * as outlineCreateBody from '../../../domain/generated/compiled/bodies/outline-create.ts';
import * as outlineUpdateBody from '../../../domain/generated/compiled/bodies/outline-update.ts';
import * as inputs from '../compiled/inputs/outline.ts';

const outlineCreateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'parts'],
  properties: {
    id: { type: 'integer' },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string' },
          parts: { $ref: '#/definitions/OutlineParts', depth: 4, type: 'array' },
        },
      },
      recursive: 'OutlineParts',
    },
  },
  definitions: {
    OutlineParts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        properties: {
          title: { type: 'string' },
          parts: { $ref: '#/definitions/OutlineParts', depth: 4, type: 'array' },
        },
      },
    },
  },
};

export const outlineCreate: DeclaredOperation = {
  id: 'outline.create',
  roles: [1, 2],
  effect: 'write',
  bodySchema: outlineCreateBody.schema,
  validateBody: outlineCreateBody.validate,
  messages: outlineCreateBody.messages,
  validateQuery: inputs.outlineCreateQuery,
  validateParams: inputs.outlineCreateParams,
  answer: { envelope: 'alert', item: outlineCreateItem },
  resource: {
    do: 'create',
    entity: 'outline',
    set: { title: { from: 'body', path: 'title' }, parts: { from: 'body', path: 'parts' } },
    check: true,
    message: 'Saved {title}.',
  },
};

export const outlineUpdate: DeclaredOperation = {
  id: 'outline.update',
  roles: [1, 2],
  effect: 'write',
  bodySchema: outlineUpdateBody.schema,
  validateBody: outlineUpdateBody.validate,
  messages: outlineUpdateBody.messages,
  validateQuery: inputs.outlineUpdateQuery,
  paramsSchema: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  validateParams: inputs.outlineUpdateParams,
  answer: { envelope: 'alert', item: outlineCreateItem },
  resource: {
    do: 'update',
    entity: 'outline',
    key: { from: 'path', path: 'id' },
    set: { title: { from: 'body', path: 'title' }, parts: { from: 'body', path: 'parts' } },
    check: true,
    message: 'Saved {title}.',
  },
};
