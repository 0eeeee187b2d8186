// Generated from schemas/fields/field-order.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { fieldOrder } from '../endpoints/field.ts';
import { sampleRecord } from '../endpoints/sample.ts';
import * as body from '../forms/field-order.ts';

const screen: FormScreen = {
  id: 'field-order',
  file: 'schemas/fields/field-order.screen.json',
  title: 'order',
  roles: [1],
  route: '/gallery/field/order',
  kind: 'form',
  load: { endpoint: sampleRecord, with: { field: 'order' } },
  fields: [
    {
      name: 'filled',
      label: 'Filled',
      field: 'order',
      help: 'A help below the field, which says what it is for.',
      span: 12,
      options: { rows: 'things', value: 'id', label: 'name', image: 'picture' },
      from: null,
    },
    {
      name: 'plain',
      label: 'Without pictures',
      field: 'order',
      span: 12,
      options: { rows: 'things', label: 'name' },
      from: null,
    },
    { name: 'empty', label: 'Empty', field: 'order', span: 12, options: { rows: 'none' }, from: null },
    {
      name: 'disabled',
      label: 'Disabled',
      field: 'order',
      span: 12,
      options: { rows: 'things', value: 'id', label: 'name', image: 'picture' },
      enabled: { user: 'role', is: 99 },
      from: null,
    },
    {
      name: 'fixed',
      label: 'Read only',
      field: 'order',
      readOnly: true,
      span: 12,
      options: { rows: 'things', value: 'id', label: 'name', image: 'picture' },
      from: null,
    },
  ],
  sections: [{ fields: ['filled', 'plain', 'empty', 'disabled', 'fixed'] }],
  body: body,
  submit: { call: { endpoint: fieldOrder }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
