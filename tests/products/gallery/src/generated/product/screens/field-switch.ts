// Generated from schemas/fields/field-switch.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldSwitch } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-switch.ts';

const screen: FormScreen = {
  id: 'field-switch',
  file: 'schemas/fields/field-switch.screen.json',
  title: 'switch',
  roles: [1],
  route: '/gallery/field/switch',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'switch' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'switch',
      help: 'A help below the field, which says what it is for.',
      span: 6,
    },
    { name: 'filled', label: 'Filled', field: 'switch', span: 6 },
    { name: 'needed', label: 'Required, left empty', field: 'switch', required: true, span: 6 },
    { name: 'wrong', label: 'Wrong after Save', field: 'switch', span: 6 },
    { name: 'disabled', label: 'Disabled', field: 'switch', span: 6, enabled: { user: 'role', is: 99 } },
    { name: 'fixed', label: 'Read only', field: 'switch', readOnly: true, span: 6 },
    { name: 'hidden', label: 'Never shown', field: 'switch', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [{ fields: ['empty', 'filled', 'needed', 'wrong', 'disabled', 'fixed', 'hidden'] }],
  body: body,
  submit: { call: { endpoint: fieldSwitch }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
