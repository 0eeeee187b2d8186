// Generated from schemas/section/section-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/section-add.ts';
import { sectionCreate } from '../endpoints/section.ts';

const screen: FormScreen = {
  id: 'section-add',
  file: 'schemas/section/section-add.screen.json',
  title: 'Add new Section',
  roles: [2, 3],
  route: '/dashboard/section/add',
  parent: { screen: 'section-list', route: '/dashboard/section', title: 'Section' },
  kind: 'form',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 8 },
    {
      name: 'type',
      label: 'Type',
      field: 'radio',
      help: 'What the section shows. It cannot be changed later.',
      required: true,
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
    call: { endpoint: sectionCreate },
    label: 'Submit',
    then: { to: { screen: 'section-list', route: '/dashboard/section' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
