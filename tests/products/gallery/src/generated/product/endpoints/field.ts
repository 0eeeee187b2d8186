// Generated from schemas/fields/field.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { Endpoint } from '../../../../../../../src/runtime/model.ts';

export const fieldDate: Endpoint = {
  id: 'field.date',
  method: 'POST',
  path: '/api/field/date',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldFile: Endpoint = {
  id: 'field.file',
  method: 'POST',
  path: '/api/field/file',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldImage: Endpoint = {
  id: 'field.image',
  method: 'POST',
  path: '/api/field/image',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldLines: Endpoint = {
  id: 'field.lines',
  method: 'POST',
  path: '/api/field/lines',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldMoney: Endpoint = {
  id: 'field.money',
  method: 'POST',
  path: '/api/field/money',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldNumber: Endpoint = {
  id: 'field.number',
  method: 'POST',
  path: '/api/field/number',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldOrder: Endpoint = {
  id: 'field.order',
  method: 'POST',
  path: '/api/field/order',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldPassword: Endpoint = {
  id: 'field.password',
  method: 'POST',
  path: '/api/field/password',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldPicker: Endpoint = {
  id: 'field.picker',
  method: 'POST',
  path: '/api/field/picker',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldRecordPickerMany: Endpoint = {
  id: 'field.record-picker-many',
  method: 'POST',
  path: '/api/field/record-picker-many',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldRepeater: Endpoint = {
  id: 'field.repeater',
  method: 'POST',
  path: '/api/field/repeater',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldRichText: Endpoint = {
  id: 'field.rich-text',
  method: 'POST',
  path: '/api/field/rich-text',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldSelect: Endpoint = {
  id: 'field.select',
  method: 'POST',
  path: '/api/field/select',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldSwitch: Endpoint = {
  id: 'field.switch',
  method: 'POST',
  path: '/api/field/switch',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldText: Endpoint = {
  id: 'field.text',
  method: 'POST',
  path: '/api/field/text',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};

export const fieldTextarea: Endpoint = {
  id: 'field.textarea',
  method: 'POST',
  path: '/api/field/textarea',
  roles: [1],
  effect: 'write',
  encoding: 'multipart',
  envelope: 'alert',
};
