// Generated from schemas/category/category-child-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/category-child-add.ts';
import { categoryCreate, categoryGet } from '../endpoints/category.ts';

const screen: FormScreen = {
  id: 'category-child-add',
  file: 'schemas/category/category-child-add.screen.json',
  title: 'Add new Category',
  roles: [2, 3],
  route: '/dashboard/category/child/{id}/add',
  parent: {
    screen: 'category-children',
    route: '/dashboard/category/child/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Child Categories',
  },
  kind: 'form',
  record: { call: { endpoint: categoryGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  fields: [
    { name: 'name', label: 'Title', field: 'text', required: true, span: 8 },
    { name: 'ordering', label: 'Enter Order', field: 'number', span: 4, options: { min: 0, step: 1 } },
    { name: 'banner', label: 'Banner', field: 'image', span: 12, options: { recommended: '720 x 480' } },
    { name: 'description', label: 'Content', field: 'textarea', span: 12, options: { rows: 5 } },
  ],
  sections: [{ fields: ['name', 'ordering', 'banner', 'description'] }],
  body: body,
  submit: {
    call: { endpoint: categoryCreate, with: { parent_category: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'category-children',
        route: '/dashboard/category/child/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
