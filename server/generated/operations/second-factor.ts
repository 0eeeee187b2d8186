// Generated from schemas/second-factor/second-factor.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../core/declared.ts';
import * as secondFactorSwitchOffBody from '../../../domain/generated/compiled/bodies/second-factor-switch-off.ts';
import * as secondFactorSwitchOnBody from '../../../domain/generated/compiled/bodies/second-factor-switch-on.ts';
import * as inputs from '../compiled/inputs/second-factor.ts';

const secondFactorGetItem = {
  type: 'object',
  additionalProperties: false,
  required: ['active', 'available', 'demanded', 'created_at', 'recovery_codes'],
  properties: {
    active: { type: 'integer', enum: [0, 1], choices: { 0: 'Off', 1: { label: 'On', tone: 'good' } } },
    available: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: { label: 'Not here: this server has no key for it. Ask IT.', tone: 'warn' }, 1: 'Yes' },
      description: '1: the server can keep the secret of an authenticator app.',
    },
    demanded: {
      type: 'integer',
      enum: [0, 1],
      choices: { 0: 'No', 1: 'Yes' },
      description: '1: the role of the account has to have it.',
    },
    created_at: { type: ['string', 'null'], format: 'date-time' },
    recovery_codes: { type: ['integer', 'null'], description: 'How many are left.' },
  },
};

export const secondFactorGet: DeclaredOperation = {
  id: 'second-factor.get',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.secondFactorGetQuery,
  validateParams: inputs.secondFactorGetParams,
  answer: { envelope: 'item', item: secondFactorGetItem },
  summary: 'Whether the caller\'s account has the two-step sign-in.',
};

const secondFactorOfferItem = {
  additionalProperties: false,
  type: 'object',
  required: ['secret', 'address', 'recovery_codes', 'offer'],
  properties: {
    secret: { type: 'string', description: 'In base32, to be typed.' },
    address: { type: 'string', description: 'otpauth, to be shown as a QR code.' },
    recovery_codes: { type: 'array', items: { type: 'string' } },
    offer: { type: 'string', description: 'All of this, sealed: it comes back with a code.' },
  },
};

export const secondFactorOffer: DeclaredOperation = {
  id: 'second-factor.offer',
  roles: [2, 3, 4, 5],
  effect: 'read',
  extension: true,
  validateQuery: inputs.secondFactorOfferQuery,
  validateParams: inputs.secondFactorOfferParams,
  answer: { envelope: 'item', item: secondFactorOfferItem },
  summary: 'A new secret for an authenticator app, with recovery codes. Nothing is kept until it is switched on.',
};

export const secondFactorSwitchOff: DeclaredOperation = {
  id: 'second-factor.switch-off',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  bodySchema: secondFactorSwitchOffBody.schema,
  validateBody: secondFactorSwitchOffBody.validate,
  messages: secondFactorSwitchOffBody.messages,
  validateQuery: inputs.secondFactorSwitchOffQuery,
  validateParams: inputs.secondFactorSwitchOffParams,
  limits: ['own_password', 'wrong_code'],
  answer: { envelope: 'alert' },
  summary: 'Switches the caller\'s two-step sign-in off.',
};

export const secondFactorSwitchOn: DeclaredOperation = {
  id: 'second-factor.switch-on',
  roles: [2, 3, 4, 5],
  effect: 'write',
  extension: true,
  bodySchema: secondFactorSwitchOnBody.schema,
  validateBody: secondFactorSwitchOnBody.validate,
  messages: secondFactorSwitchOnBody.messages,
  validateQuery: inputs.secondFactorSwitchOnQuery,
  validateParams: inputs.secondFactorSwitchOnParams,
  limits: ['own_password', 'wrong_code'],
  answer: { envelope: 'alert' },
  summary: 'Switches the two-step sign-in on, with a code of the app; the account\'s other sessions end.',
};
