// Generated from schemas/fields/field-rich-text.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldRichText } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-rich-text.ts';

const screen: FormScreen = {
  id: 'field-rich-text',
  file: 'schemas/fields/field-rich-text.screen.json',
  title: 'rich-text',
  roles: [1],
  route: '/gallery/field/rich-text',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'rich-text' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'rich-text',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'rich-text', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'rich-text',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'rich-text', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'rich-text', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'rich-text', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'rich-text', readOnly: true, span: 6 },
    { name: 'option_a', label: 'height: 160', field: 'rich-text', span: 6, options: { height: 160 } },
    { name: 'hidden', label: 'Never shown', field: 'rich-text', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [
    { fields: ['empty', 'filled', 'long', 'needed', 'wrong', 'disabled', 'fixed', 'option_a', 'hidden'] },
  ],
  body: body,
  submit: { call: { endpoint: fieldRichText }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
