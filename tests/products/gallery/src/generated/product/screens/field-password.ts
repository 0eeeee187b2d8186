// Generated from schemas/fields/field-password.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldPassword } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-password.ts';

const screen: FormScreen = {
  id: 'field-password',
  file: 'schemas/fields/field-password.screen.json',
  title: 'password',
  roles: [1],
  route: '/gallery/field/password',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'password' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'password',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'password', span: 6 },
    { name: 'needed', label: 'Required, left empty', field: 'password', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'password', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'password', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'password', readOnly: true, span: 6 },
    { name: 'option_a', label: 'generate', field: 'password', span: 6, options: { generate: true } },
    { name: 'hidden', label: 'Never shown', field: 'password', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [{ fields: ['empty', 'filled', 'needed', 'wrong', 'disabled', 'fixed', 'option_a', 'hidden'] }],
  body: body,
  submit: { call: { endpoint: fieldPassword }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
