// Generated from schemas/forms/form-flat.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../../../../src/runtime/model.ts';
import { formFlat } from '../endpoints/form.ts';
import { sampleOptions } from '../endpoints/sample.ts';
import * as body from '../forms/form-flat.ts';

const screen: FormScreen = {
  id: 'form-flat',
  file: 'schemas/forms/form-flat.screen.json',
  title: 'Eight flat fields',
  roles: [1],
  route: '/gallery/form/flat',
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
  ],
  sections: [
    { title: 'What it is', fields: ['name', 'category_id', 'maker_id', 'code', 'weight', 'most'] },
    { title: 'Media and description', fields: ['film', 'note'] },
  ],
  body: body,
  submit: { call: { endpoint: formFlat }, label: 'Save', then: {} },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};

export default screen;
