// Generated from schemas/section/section-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/section-edit.ts';
import { sectionGet, sectionUpdate } from '../endpoints/section.ts';

const screen: FormScreen = {
  id: 'section-edit',
  file: 'schemas/section/section-edit.screen.json',
  title: 'Edit Section',
  roles: [2, 3],
  route: '/dashboard/sectionedit/{id}',
  parent: { screen: 'section-list', route: '/dashboard/section', title: 'Section' },
  kind: 'form',
  load: { endpoint: sectionGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  version: 'version',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 8 },
    {
      name: 'type',
      label: 'Type',
      field: 'select',
      readOnly: true,
      span: 4,
      choices: [
        { value: 'product', label: 'Product' },
        { value: 'category', label: 'Category' },
        { value: 'brand', label: 'Brand' },
      ],
    },
  ],
  sections: [{ fields: ['title', 'type'] }],
  body: body,
  submit: {
    call: { endpoint: sectionUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'section-list', route: '/dashboard/section' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
