// Generated from schemas/fields/field-record-picker-many.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldRecordPickerMany } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import { stateAll } from '../endpoints/state.ts';
import * as body from '../forms/field-record-picker-many.ts';

const screen: FormScreen = {
  id: 'field-record-picker-many',
  file: 'schemas/fields/field-record-picker-many.screen.json',
  title: 'record-picker-many',
  roles: [1],
  route: '/gallery/field/record-picker-many',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'record-picker-many' } },
  fields: [
    {
      name: 'empty',
      label: 'Empty',
      field: 'record-picker-many',
      help: 'A help below the field, which says what it is for.',
      span: 6,
      options: {
        value: 'id',
        columns: { name: 'Name', city: 'City', since: 'Since' },
        button: 'Choose suppliers',
      },
      source: { endpoint: stateAll, with: { state: 'full' } },
    },
    {
      name: 'filled',
      label: 'Filled',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
    },
    {
      name: 'long',
      label: 'A label that is much longer than there is room for it beside another field of this form',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'long' } },
    },
    {
      name: 'needed',
      label: 'Required, left empty',
      field: 'record-picker-many',
      required: true,
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
    },
    {
      name: 'wrong',
      label: 'Wrong after Save',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
    },
    {
      name: 'disabled',
      label: 'Disabled',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
      enabled: { user: 'role', is: 99 },
    },
    {
      name: 'fixed',
      label: 'Read only',
      field: 'record-picker-many',
      readOnly: true,
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
    },
    {
      name: 'none',
      label: 'Without records',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'none' } },
    },
    {
      name: 'failing',
      label: 'Records that fail',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'failing' } },
    },
    {
      name: 'hidden',
      label: 'Never shown',
      field: 'record-picker-many',
      span: 6,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
      when: { user: 'role', is: 99 },
    },
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
        'none',
        'failing',
        'hidden',
      ],
    },
  ],
  body: body,
  submit: {
    call: { endpoint: fieldRecordPickerMany },
    label: 'Save',
    waiting: 'A moment, please.',
    then: {},
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
