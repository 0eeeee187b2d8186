// Generated from schemas/fields/field-select.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldSelect } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-select.ts';

const screen: FormScreen = {
  id: 'field-select',
  file: 'schemas/fields/field-select.screen.json',
  title: 'select',
  roles: [1],
  route: '/gallery/field/select',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'select' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'select',
      help: 'A help below the field, which says what it is for.',
      placeholder: 'A placeholder',
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
    },
    {
      name: 'filled',
      label: 'Filled',
      field: 'select',
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
    },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'select',
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
    },
    {
      name: 'needed',
      label: 'Required, left empty',
      field: 'select',
      required: true,
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
    },
    {
      name: 'wrong',
      label: 'Wrong after Save',
      field: 'select',
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
    },
    {
      name: 'disabled',
      label: 'Disabled',
      field: 'select',
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
      enabled: { user: 'role', is: 99 },
    },
    {
      name: 'fixed',
      label: 'Read only',
      field: 'select',
      readOnly: true,
      span: 6,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
    },
    {
      name: 'hidden',
      label: 'Never shown',
      field: 'select',
      span: 12,
      choices: [
        { value: 1, label: 'Carton' },
        { value: 2, label: 'Pallet' },
        {
          value: 3,
          label: 'A unit of measure with a name that is much longer than its field is wide, to see how it ends',
        },
      ],
      when: { user: 'role', is: 99 },
    },
  ],
  sections: [{ fields: ['empty', 'filled', 'long', 'needed', 'wrong', 'disabled', 'fixed', 'hidden'] }],
  body: body,
  submit: { call: { endpoint: fieldSelect }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
