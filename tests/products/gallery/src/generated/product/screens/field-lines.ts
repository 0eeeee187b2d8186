// Generated from schemas/fields/field-lines.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldLines } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-lines.ts';

const screen: FormScreen = {
  id: 'field-lines',
  file: 'schemas/fields/field-lines.screen.json',
  title: 'lines',
  roles: [1],
  route: '/gallery/field/lines',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'lines' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'lines',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'lines', span: 6 },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'lines',
      span: 6,
    },
    { name: 'needed', label: 'Required, left empty', field: 'lines', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'lines', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'lines', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'lines', readOnly: true, span: 6 },
    { name: 'option_a', label: 'rows: 6', field: 'lines', span: 6, options: { rows: 6 } },
    { name: 'hidden', label: 'Never shown', field: 'lines', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [
    { fields: ['empty', 'filled', 'long', 'needed', 'wrong', 'disabled', 'fixed', 'option_a', 'hidden'] },
  ],
  body: body,
  submit: { call: { endpoint: fieldLines }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
