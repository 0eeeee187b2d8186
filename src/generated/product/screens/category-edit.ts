// Generated from schemas/category/category-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/category-edit.ts';
import { categoryGet, categoryUpdate } from '../endpoints/category.ts';

const screen: FormScreen = {
  id: 'category-edit',
  file: 'schemas/category/category-edit.screen.json',
  title: 'Edit Category',
  roles: [2, 3],
  route: '/dashboard/category/edit/{id}',
  parent: { screen: 'category-list', route: '/dashboard/category', title: 'Category' },
  kind: 'form',
  load: { endpoint: categoryGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'name',
  version: 'version',
  summary: [
    {
      path: 'used_by',
      label: 'Used by promotions',
      cell: 'number',
      when: { all: [{ field: 'used_by', exists: true }, { not: { field: 'used_by', is: 0 } }] },
      extension: 'category.get.used_by',
    },
  ],
  fields: [
    { name: 'name', label: 'Title', field: 'text', required: true, span: 8 },
    { name: 'ordering', label: 'Enter Order', field: 'number', span: 4, options: { min: 0, step: 1 } },
    {
      name: 'banner',
      label: 'Banner',
      field: 'image',
      span: 12,
      options: { recommended: '720 x 480', preview: 'file_url' },
      remove: { flag: 'banner_remove', extension: 'category.update.banner_remove' },
      from: null,
    },
    { name: 'description', label: 'Content', field: 'textarea', span: 12, options: { rows: 5 } },
  ],
  sections: [{ fields: ['name', 'ordering', 'banner', 'description'] }],
  body: body,
  submit: {
    call: { endpoint: categoryUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'category-list', route: '/dashboard/category' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
