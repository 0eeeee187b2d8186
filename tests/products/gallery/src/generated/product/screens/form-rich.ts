// Generated from schemas/forms/form-rich.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { formRich } from '../endpoints/form.ts';
import { sampleOptions } from '../endpoints/sample.ts';
import { stateAll } from '../endpoints/state.ts';
import * as body from '../forms/form-rich.ts';

const screen: FormScreen = {
  id: 'form-rich',
  file: 'schemas/forms/form-rich.screen.json',
  title: 'Dates, files, lists and parts',
  roles: [1],
  route: '/gallery/form/rich',
  kind: 'form',
  fields: [
    { name: 'name', label: 'Name', field: 'text', required: true, span: 12 },
    {
      name: 'category_id',
      label: 'Category',
      field: 'picker',
      required: true,
      span: 6,
      options: { value: 'id', label: 'name' },
      source: { endpoint: sampleOptions, with: { state: 'full' } },
    },
    {
      name: 'maker_id',
      label: 'Maker',
      field: 'picker',
      required: true,
      span: 6,
      options: { value: 'id', label: 'name' },
      source: { endpoint: sampleOptions, with: { state: 'full' } },
    },
    { name: 'code', label: 'Code', field: 'text', required: true, span: 4 },
    { name: 'weight', label: 'Weight', field: 'number', span: 4, options: { suffix: 'gram' } },
    { name: 'most', label: 'Most per order', field: 'number', span: 4 },
    { name: 'film', label: 'Film address', field: 'text', span: 12 },
    { name: 'note', label: 'Note', field: 'textarea', span: 12 },
    { name: 'price', label: 'Price', field: 'money', span: 6 },
    {
      name: 'unit',
      label: 'Unit',
      field: 'select',
      span: 6,
      choices: [{ value: 1, label: 'Carton' }, { value: 2, label: 'Pallet' }],
    },
    { name: 'since', label: 'Sold since', field: 'date', span: 6 },
    { name: 'until', label: 'Sold until', field: 'date', span: 6 },
    { name: 'picture', label: 'Picture', field: 'image', span: 6, from: null },
    { name: 'paper', label: 'Data sheet', field: 'file', span: 6, from: null },
    { name: 'words', label: 'Search words', field: 'lines', span: 12 },
    {
      name: 'sellers',
      label: 'Sellers',
      field: 'record-picker-many',
      required: true,
      span: 12,
      options: { value: 'id', columns: { name: 'Name', city: 'City', since: 'Since' } },
      source: { endpoint: stateAll, with: { state: 'full' } },
    },
    { name: 'contact.name', label: 'Contact', field: 'text', required: true, span: 6 },
    { name: 'contact.phone', label: 'Phone', field: 'text', span: 6 },
    { name: 'contact.place.city', label: 'City', field: 'text', span: 6 },
    { name: 'contact.place.street', label: 'Street', field: 'text', span: 6 },
  ],
  sections: [
    { title: 'What it is', fields: ['name', 'category_id', 'maker_id', 'code', 'weight', 'most'] },
    { title: 'Media and description', fields: ['film', 'note', 'picture', 'paper'] },
    { title: 'Sale', fields: ['price', 'unit', 'since', 'until', 'words', 'sellers'] },
    {
      title: 'Contact',
      fields: ['contact.name', 'contact.phone', 'contact.place.city', 'contact.place.street'],
    },
  ],
  body: body,
  submit: { call: { endpoint: formRich }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
