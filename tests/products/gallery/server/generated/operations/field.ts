// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { DeclaredOperation } from '../../../../../../server/http/declared.ts';
import * as fieldDateBody from '../../../src/generated/product/bodies/field-date.ts';
import * as fieldFileBody from '../../../src/generated/product/bodies/field-file.ts';
import * as fieldImageBody from '../../../src/generated/product/bodies/field-image.ts';
import * as fieldLinesBody from '../../../src/generated/product/bodies/field-lines.ts';
import * as fieldMoneyBody from '../../../src/generated/product/bodies/field-money.ts';
import * as fieldNumberBody from '../../../src/generated/product/bodies/field-number.ts';
import * as fieldOrderBody from '../../../src/generated/product/bodies/field-order.ts';
import * as fieldPasswordBody from '../../../src/generated/product/bodies/field-password.ts';
import * as fieldPickerBody from '../../../src/generated/product/bodies/field-picker.ts';
import * as fieldRecordPickerManyBody from '../../../src/generated/product/bodies/field-record-picker-many.ts';
import * as fieldRepeaterBody from '../../../src/generated/product/bodies/field-repeater.ts';
import * as fieldRichTextBody from '../../../src/generated/product/bodies/field-rich-text.ts';
import * as fieldSelectBody from '../../../src/generated/product/bodies/field-select.ts';
import * as fieldSwitchBody from '../../../src/generated/product/bodies/field-switch.ts';
import * as fieldTextBody from '../../../src/generated/product/bodies/field-text.ts';
import * as fieldTextareaBody from '../../../src/generated/product/bodies/field-textarea.ts';
import {
  fieldDateParams,
  fieldDateQuery,
  fieldFileParams,
  fieldFileQuery,
  fieldImageParams,
  fieldImageQuery,
  fieldLinesParams,
  fieldLinesQuery,
  fieldMoneyParams,
  fieldMoneyQuery,
  fieldNumberParams,
  fieldNumberQuery,
  fieldOrderParams,
  fieldOrderQuery,
  fieldPasswordParams,
  fieldPasswordQuery,
  fieldPickerParams,
  fieldPickerQuery,
  fieldRecordPickerManyParams,
  fieldRecordPickerManyQuery,
  fieldRepeaterParams,
  fieldRepeaterQuery,
  fieldRichTextParams,
  fieldRichTextQuery,
  fieldSelectParams,
  fieldSelectQuery,
  fieldSwitchParams,
  fieldSwitchQuery,
  fieldTextParams,
  fieldTextQuery,
  fieldTextareaParams,
  fieldTextareaQuery,
} from '../inputs/field.ts';

export const fieldDate: DeclaredOperation = {
  id: 'field.date',
  roles: [1],
  effect: 'write',
  bodySchema: fieldDateBody.schema,
  validateBody: fieldDateBody.validate,
  messages: fieldDateBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldDateQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldDateParams,
  answer: { envelope: 'alert' },
};

export const fieldFile: DeclaredOperation = {
  id: 'field.file',
  roles: [1],
  effect: 'write',
  bodySchema: fieldFileBody.schema,
  validateBody: fieldFileBody.validate,
  messages: fieldFileBody.messages,
  files: [
    { name: 'empty', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'filled', types: ['application/pdf'], maxBytes: 1000000, remove: 'filled_remove' },
    { name: 'needed', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'wrong', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'disabled', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'fixed', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'option_a', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'option_b', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'option_c', types: ['application/pdf'], maxBytes: 1000000 },
    { name: 'hidden', types: ['application/pdf'], maxBytes: 1000000 },
  ],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldFileQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldFileParams,
  answer: { envelope: 'alert' },
};

export const fieldImage: DeclaredOperation = {
  id: 'field.image',
  roles: [1],
  effect: 'write',
  bodySchema: fieldImageBody.schema,
  validateBody: fieldImageBody.validate,
  messages: fieldImageBody.messages,
  files: [
    { name: 'empty', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'filled', types: ['image/png', 'image/jpeg'], maxBytes: 2000000, remove: 'filled_remove' },
    { name: 'needed', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'wrong', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'disabled', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'fixed', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'option_a', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'option_b', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'option_c', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
    { name: 'hidden', types: ['image/png', 'image/jpeg'], maxBytes: 2000000 },
  ],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldImageQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldImageParams,
  answer: { envelope: 'alert' },
};

export const fieldLines: DeclaredOperation = {
  id: 'field.lines',
  roles: [1],
  effect: 'write',
  bodySchema: fieldLinesBody.schema,
  validateBody: fieldLinesBody.validate,
  messages: fieldLinesBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldLinesQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldLinesParams,
  answer: { envelope: 'alert' },
};

export const fieldMoney: DeclaredOperation = {
  id: 'field.money',
  roles: [1],
  effect: 'write',
  bodySchema: fieldMoneyBody.schema,
  validateBody: fieldMoneyBody.validate,
  messages: fieldMoneyBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldMoneyQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldMoneyParams,
  answer: { envelope: 'alert' },
};

export const fieldNumber: DeclaredOperation = {
  id: 'field.number',
  roles: [1],
  effect: 'write',
  bodySchema: fieldNumberBody.schema,
  validateBody: fieldNumberBody.validate,
  messages: fieldNumberBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldNumberQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldNumberParams,
  answer: { envelope: 'alert' },
};

export const fieldOrder: DeclaredOperation = {
  id: 'field.order',
  roles: [1],
  effect: 'write',
  bodySchema: fieldOrderBody.schema,
  validateBody: fieldOrderBody.validate,
  messages: fieldOrderBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldOrderQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldOrderParams,
  answer: { envelope: 'alert' },
};

export const fieldPassword: DeclaredOperation = {
  id: 'field.password',
  roles: [1],
  effect: 'write',
  bodySchema: fieldPasswordBody.schema,
  validateBody: fieldPasswordBody.validate,
  messages: fieldPasswordBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldPasswordQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldPasswordParams,
  answer: { envelope: 'alert' },
};

export const fieldPicker: DeclaredOperation = {
  id: 'field.picker',
  roles: [1],
  effect: 'write',
  bodySchema: fieldPickerBody.schema,
  validateBody: fieldPickerBody.validate,
  messages: fieldPickerBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldPickerQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldPickerParams,
  answer: { envelope: 'alert' },
};

export const fieldRecordPickerMany: DeclaredOperation = {
  id: 'field.record-picker-many',
  roles: [1],
  effect: 'write',
  bodySchema: fieldRecordPickerManyBody.schema,
  validateBody: fieldRecordPickerManyBody.validate,
  messages: fieldRecordPickerManyBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldRecordPickerManyQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldRecordPickerManyParams,
  answer: { envelope: 'alert' },
};

export const fieldRepeater: DeclaredOperation = {
  id: 'field.repeater',
  roles: [1],
  effect: 'write',
  bodySchema: fieldRepeaterBody.schema,
  validateBody: fieldRepeaterBody.validate,
  messages: fieldRepeaterBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldRepeaterQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldRepeaterParams,
  answer: { envelope: 'alert' },
};

export const fieldRichText: DeclaredOperation = {
  id: 'field.rich-text',
  roles: [1],
  effect: 'write',
  bodySchema: fieldRichTextBody.schema,
  validateBody: fieldRichTextBody.validate,
  messages: fieldRichTextBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldRichTextQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldRichTextParams,
  answer: { envelope: 'alert' },
};

export const fieldSelect: DeclaredOperation = {
  id: 'field.select',
  roles: [1],
  effect: 'write',
  bodySchema: fieldSelectBody.schema,
  validateBody: fieldSelectBody.validate,
  messages: fieldSelectBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldSelectQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldSelectParams,
  answer: { envelope: 'alert' },
};

export const fieldSwitch: DeclaredOperation = {
  id: 'field.switch',
  roles: [1],
  effect: 'write',
  bodySchema: fieldSwitchBody.schema,
  validateBody: fieldSwitchBody.validate,
  messages: fieldSwitchBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldSwitchQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldSwitchParams,
  answer: { envelope: 'alert' },
};

export const fieldText: DeclaredOperation = {
  id: 'field.text',
  roles: [1],
  effect: 'write',
  bodySchema: fieldTextBody.schema,
  validateBody: fieldTextBody.validate,
  messages: fieldTextBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldTextQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldTextParams,
  answer: { envelope: 'alert' },
};

export const fieldTextarea: DeclaredOperation = {
  id: 'field.textarea',
  roles: [1],
  effect: 'write',
  bodySchema: fieldTextareaBody.schema,
  validateBody: fieldTextareaBody.validate,
  messages: fieldTextareaBody.messages,
  files: [],
  querySchema: { type: 'object', properties: {} },
  validateQuery: fieldTextareaQuery,
  paramsSchema: { type: 'object', properties: {} },
  validateParams: fieldTextareaParams,
  answer: { envelope: 'alert' },
};
