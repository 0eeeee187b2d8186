// Generated from schemas/fields/field-date.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldDate } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-date.ts';

const screen: FormScreen = {
  id: 'field-date',
  file: 'schemas/fields/field-date.screen.json',
  title: 'date',
  roles: [1],
  route: '/gallery/field/date',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'date' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'date',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'date', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'date',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'date', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'date', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'date', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'date', readOnly: true, span: 6 },
    {
      name: 'option_a',
      label: 'min, max',
      field: 'date',
      span: 6,
      options: { min: '2026-01-01', max: '2026-12-31' },
    },
    { name: 'hidden', label: 'Never shown', field: 'date', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [
    { fields: ['empty', 'filled', 'long', 'needed', 'wrong', 'disabled', 'fixed', 'option_a', 'hidden'] },
  ],
  body: body,
  submit: { call: { endpoint: fieldDate }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
