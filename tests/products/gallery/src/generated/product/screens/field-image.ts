// Generated from schemas/fields/field-image.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldImage } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-image.ts';

const screen: FormScreen = {
  id: 'field-image',
  file: 'schemas/fields/field-image.screen.json',
  title: 'image',
  roles: [1],
  route: '/gallery/field/image',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'image' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'image',
      help: 'A help below the field, which says what it is for.',
      span: 6,
    },
    {
      name: 'filled',
      label: 'Filled',
      field: 'image',
      span: 6,
      remove: { flag: 'filled_remove', extension: 'field.image.filled_remove' },
      from: null,
    },
    { name: 'needed', label: 'Required, left empty', field: 'image', required: true, span: 6, from: null },
    { name: 'wrong', label: 'Wrong after Save', field: 'image', span: 6, from: null },
    {
      name: 'disabled',
      label: 'Disabled',
      field: 'image',
      span: 6,
      enabled: { user: 'role', is: 99 },
      from: null,
    },
    { name: 'fixed', label: 'Read only', field: 'image', readOnly: true, span: 6, from: null },
    {
      name: 'option_a',
      label: 'recommended',
      field: 'image',
      span: 6,
      options: { recommended: '800 x 600 px' },
      from: null,
    },
    {
      name: 'option_b',
      label: 'preview',
      field: 'image',
      span: 6,
      options: { preview: 'picture' },
      from: null,
    },
    {
      name: 'option_c',
      label: 'keepsRefused',
      field: 'image',
      span: 6,
      options: { keepsRefused: true },
      from: null,
    },
    { name: 'hidden', label: 'Never shown', field: 'image', span: 12, when: { user: 'role', is: 99 } },
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
  submit: { call: { endpoint: fieldImage }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
