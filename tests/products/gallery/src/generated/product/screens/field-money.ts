// Generated from schemas/fields/field-money.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldMoney } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-money.ts';

const screen: FormScreen = {
  id: 'field-money',
  file: 'schemas/fields/field-money.screen.json',
  title: 'money',
  roles: [1],
  route: '/gallery/field/money',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'money' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'money',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'money', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'money',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'money', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'money', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'money', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'money', readOnly: true, span: 6 },
    { name: 'option_a', label: 'grouping: .', field: 'money', span: 6, options: { grouping: '.' } },
    { name: 'option_b', label: 'grouping: ,', field: 'money', span: 6, options: { grouping: ',' } },
    { name: 'hidden', label: 'Never shown', field: 'money', span: 12, when: { user: 'role', is: 99 } },
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
  submit: { call: { endpoint: fieldMoney }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
