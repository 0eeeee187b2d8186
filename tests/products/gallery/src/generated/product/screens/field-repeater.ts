// Generated from schemas/fields/field-repeater.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldRepeater } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-repeater.ts';

const screen: FormScreen = {
  id: 'field-repeater',
  file: 'schemas/fields/field-repeater.screen.json',
  title: 'repeater',
  roles: [1],
  route: '/gallery/field/repeater',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'repeater' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'repeater',
      help: 'A help below the field, which says what it is for.',
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'filled',
      label: 'Filled',
      field: 'repeater',
      span: 12,
      fields: [
        {
          name: 'name',
          label: 'Name',
          field: 'text',
          help: 'As it stands on the invoice',
          required: true,
          span: 6,
        },
        {
          name: 'phone',
          label: 'Phone',
          field: 'text',
          placeholder: 'A placeholder',
          span: 6,
          options: { mono: true },
        },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'repeater',
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'needed',
      label: 'Required, left empty',
      field: 'repeater',
      required: true,
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'wrong',
      label: 'Wrong after Save',
      field: 'repeater',
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'disabled',
      label: 'Disabled',
      field: 'repeater',
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
      enabled: { user: 'role', is: 99 },
    },
    {
      name: 'fixed',
      label: 'Read only',
      field: 'repeater',
      readOnly: true,
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'option_a',
      label: 'add: Add a contact',
      field: 'repeater',
      span: 12,
      options: { add: 'Add a contact' },
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
    },
    {
      name: 'hidden',
      label: 'Never shown',
      field: 'repeater',
      span: 12,
      fields: [
        { name: 'name', label: 'Name', field: 'text', required: true, span: 6 },
        { name: 'phone', label: 'Phone', field: 'text', span: 6 },
        {
          name: 'kind',
          label: 'Kind',
          field: 'select',
          span: 6,
          choices: [{ value: 1, label: 'Office' }, { value: 2, label: 'Storehouse' }],
        },
        { name: 'place.city', label: 'City', field: 'text', span: 6 },
      ],
      when: { user: 'role', is: 99 },
    },
  ],
  sections: [
    { fields: ['empty', 'filled', 'long', 'needed', 'wrong', 'disabled', 'fixed', 'option_a', 'hidden'] },
  ],
  body: body,
  submit: { call: { endpoint: fieldRepeater }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
