// Generated from schemas/section/section-items-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/section-items-add.ts';
import { productList } from '../endpoints/product.ts';
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
      name: 'ids',
      label: 'Products',
      field: 'record-picker-many',
      span: 12,
      options: {
        value: 'id',
        button: 'Choose…',
        image: 'images.0.thumbnail_image_url',
        columns: { name: 'Name', sku_code: 'SKU Code', stock: 'Stock', price: 'Harga' },
      },
      source: { endpoint: productList },
      extension: 'section.add-items.ids',
    },
    {
      name: 'items',
      label: 'SKU Code',
      field: 'lines',
      help: 'One product SKU code on each line.',
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
