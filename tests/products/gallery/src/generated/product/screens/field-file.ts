// Generated from schemas/fields/field-file.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldFile } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-file.ts';

const screen: FormScreen = {
  id: 'field-file',
  file: 'schemas/fields/field-file.screen.json',
  title: 'file',
  roles: [1],
  route: '/gallery/field/file',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'file' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'file',
      help: 'A help below the field, which says what it is for.',
      span: 6,
    },
    {
      name: 'filled',
      label: 'Filled',
      field: 'file',
      span: 6,
      remove: { flag: 'filled_remove', extension: 'field.file.filled_remove' },
      from: null,
    },
    { name: 'needed', label: 'Required, left empty', field: 'file', required: true, span: 6, from: null },
    { name: 'wrong', label: 'Wrong after Save', field: 'file', span: 6, from: null },
    {
      name: 'disabled',
      label: 'Disabled',
      field: 'file',
      span: 6,
      enabled: { user: 'role', is: 99 },
      from: null,
    },
    { name: 'fixed', label: 'Read only', field: 'file', readOnly: true, span: 6, from: null },
    { name: 'option_a', label: 'current', field: 'file', span: 6, options: { current: 'paper' }, from: null },
    {
      name: 'option_b',
      label: 'errors: toast',
      field: 'file',
      span: 6,
      options: { errors: 'toast' },
      from: null,
    },
    {
      name: 'option_c',
      label: 'errors: alert, template',
      field: 'file',
      span: 6,
      options: { errors: 'alert', template: { name: 'list.csv', columns: ['Code', 'Name'] } },
      from: null,
    },
    { name: 'hidden', label: 'Never shown', field: 'file', span: 12, when: { user: 'role', is: 99 } },
  ],
  sections: [
    {
      fields: [
        'empty',
        'filled',
        'needed',
        'wrong',
        'disabled',
        'fixed',
        'option_a',
        'option_b',
        'option_c',
        'hidden',
      ],
    },
  ],
  body: body,
  submit: { call: { endpoint: fieldFile }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
