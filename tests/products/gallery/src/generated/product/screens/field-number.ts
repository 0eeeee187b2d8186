// Generated from schemas/fields/field-number.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldNumber } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-number.ts';

const screen: FormScreen = {
  id: 'field-number',
  file: 'schemas/fields/field-number.screen.json',
  title: 'number',
  roles: [1],
  route: '/gallery/field/number',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'number' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'number',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'number', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'number',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'number', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'number', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'number', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'number', readOnly: true, span: 6 },
    {
      name: 'option_a',
      label: 'min: 0, max: 100, step: 5',
      field: 'number',
      span: 6,
      options: { min: 0, max: 100, step: 5 },
    },
    { name: 'option_b', label: 'suffix: pcs', field: 'number', span: 6, options: { suffix: 'pcs' } },
    { name: 'hidden', label: 'Never shown', field: 'number', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [
    {
      fields: [
        'empty',
        'filled',
        'long',
        'needed',
        'wrong',
        'disabled',
        'fixed',
        'option_a',
        'option_b',
        'hidden',
      ],
    },
  ],
  body: body,
  submit: { call: { endpoint: fieldNumber }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
