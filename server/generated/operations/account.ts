// Generated from schemas/account/account.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as accountChangePasswordBody from '../../../domain/generated/compiled/bodies/account-change-password.ts';
import * as accountUpdateBody from '../../../domain/generated/compiled/bodies/account-update.ts';
import * as inputs from '../compiled/inputs/account.ts';

export const accountChangePassword: DeclaredOperation = {
  id: 'account.change-password',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  bodySchema: accountChangePasswordBody.schema,
  validateBody: accountChangePasswordBody.validate,
  messages: accountChangePasswordBody.messages,
  validateQuery: inputs.accountChangePasswordQuery,
  validateParams: inputs.accountChangePasswordParams,
  limits: ['own_password', 'weak_password'],
  answer: { envelope: 'alert' },
  summary: 'Changes one\'s own password; the account\'s other sessions end.',
};

const accountUpdateItem = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'username', 'role', 'role_string', 'uuid', 'avatar_url', 'name', 'shop_name', 'version'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    role: { type: 'integer', description: '2 Admin, 3 Superadmin, 4 IT Staff, 5 Customer Service' },
    role_string: { type: 'string' },
    uuid: { type: ['string', 'null'], description: 'Chat identity.' },
    avatar_url: { type: ['string', 'null'] },
    name: { type: ['string', 'null'] },
    shop_name: { type: ['string', 'null'] },
    version: { type: 'string' },
  },
};

export const accountUpdate: DeclaredOperation = {
  id: 'account.update',
  roles: [2, 3, 4, 5],
  effect: 'write',
  bodySchema: accountUpdateBody.schema,
  validateBody: accountUpdateBody.validate,
  messages: accountUpdateBody.messages,
  files: [
    {
      name: 'avatar',
      types: ['image/png', 'image/jpeg', 'image/jif', 'image/gif', 'image/svg+xml', 'image/webp'],
      maxBytes: 2000000,
      remove: 'avatar_remove',
    },
  ],
  validateQuery: inputs.accountUpdateQuery,
  validateParams: inputs.accountUpdateParams,
  answer: { envelope: 'alert', item: accountUpdateItem },
  summary: 'The signed-in member of staff changes their own name and picture.',
};
