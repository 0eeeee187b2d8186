// Generated from schemas/category/category-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/category-add.ts';
import { categoryCreate } from '../endpoints/category.ts';

const screen: FormScreen = {
  id: 'category-add',
  file: 'schemas/category/category-add.screen.json',
  title: 'Add new Category',
  roles: [2, 3],
  route: '/dashboard/category/add',
  parent: { screen: 'category-list', route: '/dashboard/category', title: 'Category' },
  kind: 'form',
  fields: [
    { name: 'name', label: 'Title', field: 'text', required: true, span: 8 },
    { name: 'ordering', label: 'Enter Order', field: 'number', span: 4, options: { min: 0, step: 1 } },
    { name: 'banner', label: 'Banner', field: 'image', span: 12, options: { recommended: '720 x 480' } },
    { name: 'description', label: 'Content', field: 'textarea', span: 12, options: { rows: 5 } },
  ],
  sections: [{ fields: ['name', 'ordering', 'banner', 'description'] }],
  body: body,
  submit: {
    call: { endpoint: categoryCreate },
    label: 'Submit',
    then: { to: { screen: 'category-list', route: '/dashboard/category' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
