// Generated from schemas/brand/brand-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/brand-edit.ts';
import { brandGet, brandUpdate } from '../endpoints/brand.ts';

const screen: FormScreen = {
  id: 'brand-edit',
  file: 'schemas/brand/brand-edit.screen.json',
  title: 'Edit Brand',
  roles: [2, 3],
  route: '/dashboard/brand/edit/{id}',
  parent: { screen: 'brand-list', route: '/dashboard/brand', title: 'Brand' },
  kind: 'form',
  load: { endpoint: brandGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'name',
  version: 'version',
  fields: [
    { name: 'name', label: 'Brand Name', field: 'text', required: true, span: 12 },
    {
      name: 'banner',
      label: 'Banner',
      field: 'image',
      span: 12,
      options: { preview: 'file_url' },
      unchanged: 'empty',
      remove: { flag: 'banner_remove', extension: 'brand.update.banner_remove' },
      from: null,
    },
  ],
  sections: [{ fields: ['name', 'banner'] }],
  body: body,
  submit: {
    call: { endpoint: brandUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    then: { to: { screen: 'brand-list', route: '/dashboard/brand' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
