// Generated from schemas/fields/field-text.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldText } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-text.ts';

const screen: FormScreen = {
  id: 'field-text',
  file: 'schemas/fields/field-text.screen.json',
  title: 'text',
  roles: [1],
  route: '/gallery/field/text',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'text' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'text',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'text', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'text',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'text', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'text', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'text', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'text', readOnly: true, span: 6 },
    { name: 'option_a', label: 'maxLength: 20', field: 'text', span: 6, options: { maxLength: 20 } },
    { name: 'option_b', label: 'mono', field: 'text', span: 6, options: { mono: true } },
    { name: 'hidden', label: 'Never shown', field: 'text', span: 12, when: { user: 'role', is: 99 } },
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
  submit: { call: { endpoint: fieldText }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
