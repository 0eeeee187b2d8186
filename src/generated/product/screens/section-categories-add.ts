// Generated from schemas/section/section-categories-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/section-categories-add.ts';
import { categoryList } from '../endpoints/category.ts';
import { sectionAddItems, sectionGet } from '../endpoints/section.ts';

const screen: FormScreen = {
  id: 'section-categories-add',
  file: 'schemas/section/section-categories-add.screen.json',
  title: 'Add Items',
  roles: [2, 3],
  route: '/dashboard/section/{id}/items/add-categories',
  parent: {
    screen: 'section-items',
    route: '/dashboard/section/{id}/items',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Items',
  },
  kind: 'form',
  record: { call: { endpoint: sectionGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  fields: [
    {
      name: 'ids',
      label: 'Categories',
      field: 'record-picker-many',
      span: 12,
      options: { value: 'id', button: 'Choose…', image: 'file_url', columns: { name: 'Name' } },
      source: { endpoint: categoryList },
      extension: 'section.add-items.ids',
    },
    {
      name: 'items',
      label: 'Category ID',
      field: 'lines',
      help: 'One ID on each line.',
      requiredWhen: { field: 'ids', exists: false },
      span: 12,
    },
  ],
  sections: [{ fields: ['ids', 'items'] }],
  body: body,
  submit: {
    call: { endpoint: sectionAddItems, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'section-items',
        route: '/dashboard/section/{id}/items',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: {
    label: 'Cancel',
    then: {
      to: {
        screen: 'section-items',
        route: '/dashboard/section/{id}/items',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  initial: {},
  lock: 800,
};
export default screen;
