// Generated from schemas/states/form-new.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { stateSave } from '../endpoints/state.ts';
import * as body from '../forms/form-new.ts';

const screen: FormScreen = {
  id: 'form-new',
  file: 'schemas/states/form-new.screen.json',
  title: 'New record',
  roles: [1],
  route: '/gallery/form/new',
  parent: { screen: 'list-full', route: '/gallery/list/full', title: 'List' },
  kind: 'form',
  fields: [
    { name: 'name', label: 'Name', field: 'text', required: true, span: 12 },
    {
      name: 'kind',
      label: 'Kind',
      field: 'select',
      clears: ['license'],
      span: 6,
      choices: [{ value: 'a', label: 'Maker' }, { value: 'b', label: 'Importer' }],
    },
    {
      name: 'license',
      label: 'License',
      field: 'text',
      help: 'Asked of importers only.',
      span: 6,
      when: { field: 'kind', is: 'b' },
    },
    { name: 'city', label: 'City', field: 'text', span: 6 },
    { name: 'amount', label: 'Limit', field: 'number', span: 6, options: { suffix: 'IDR' } },
    { name: 'since', label: 'Since', field: 'date', sets: { until: { plusDays: 30 } }, span: 6 },
    { name: 'note', label: 'Note', field: 'textarea', span: 12 },
    { name: 'until', label: 'Until', field: 'date', span: 6 },
  ],
  sections: [
    {
      title: 'Who',
      help: 'How the supplier is called on orders and invoices.',
      fields: ['name', 'kind', 'license'],
    },
    { title: 'Terms', fields: ['city', 'amount', 'since', 'until', 'note'] },
  ],
  body: body,
  submit: { call: { endpoint: stateSave, with: { state: 'well' } }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { kind: 'b' },
  lock: 500,
};

export default screen;
