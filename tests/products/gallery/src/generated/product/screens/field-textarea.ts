// Generated from schemas/fields/field-textarea.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldTextarea } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-textarea.ts';

const screen: FormScreen = {
  id: 'field-textarea',
  file: 'schemas/fields/field-textarea.screen.json',
  title: 'textarea',
  roles: [1],
  route: '/gallery/field/textarea',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'textarea' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'textarea',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'textarea', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'textarea',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'textarea', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'textarea', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'textarea', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'textarea', readOnly: true, span: 6 },
    { name: 'option_a', label: 'rows: 6', field: 'textarea', span: 6, options: { rows: 6 } },
    { name: 'hidden', label: 'Never shown', field: 'textarea', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [
    { fields: ['empty', 'filled', 'long', 'needed', 'wrong', 'disabled', 'fixed', 'option_a', 'hidden'] },
  ],
  body: body,
  submit: { call: { endpoint: fieldTextarea }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
