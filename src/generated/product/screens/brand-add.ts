// Generated from schemas/brand/brand-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/brand-add.ts';
import { brandCreate } from '../endpoints/brand.ts';

const screen: FormScreen = {
  id: 'brand-add',
  file: 'schemas/brand/brand-add.screen.json',
  title: 'Add new Brand',
  roles: [2, 3],
  route: '/dashboard/brand/add',
  parent: { screen: 'brand-list', route: '/dashboard/brand', title: 'Brand' },
  kind: 'form',
  fields: [
    { name: 'name', label: 'Brand Name', field: 'text', required: true, span: 12 },
    { name: 'banner', label: 'Banner', field: 'image', span: 12 },
  ],
  sections: [{ fields: ['name', 'banner'] }],
  body: body,
  submit: {
    call: { endpoint: brandCreate },
    label: 'Save',
    then: { to: { screen: 'brand-list', route: '/dashboard/brand' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
