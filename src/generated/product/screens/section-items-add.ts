// Generated from schemas/section/section-items-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../runtime/model.ts';
import * as body from '../../compiled/forms/section-items-add.ts';
import { sectionAddItems, sectionGet } from '../endpoints/section.ts';

const screen: FormScreen = {
  id: 'section-items-add',
  file: 'schemas/section/section-items-add.screen.json',
  title: 'Add Items',
  roles: [2, 3],
  route: '/dashboard/section/{id}/items/add',
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
      name: 'items',
      label: 'SKU Code',
      field: 'lines',
      help: 'One product SKU code on each line.',
      required: true,
      span: 12,
    },
  ],
  sections: [{ fields: ['items'] }],
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
