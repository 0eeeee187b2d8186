// Generated from schemas/product/product-discount-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-discount-add.ts';
import { productCreateDiscount, productGet } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-discount-add',
  file: 'schemas/product/product-discount-add.screen.json',
  title: 'Add New Discount',
  roles: [2, 3],
  route: '/dashboard/product/discount/{id}/add',
  parent: {
    screen: 'product-discounts',
    route: '/dashboard/product/discount/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Product Discount',
  },
  kind: 'form',
  record: {
    call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
    label: 'name',
    summary: [
      { path: 'name', label: 'Name', cell: 'text' },
      { path: 'price', label: 'Normal price', cell: 'money' },
    ],
  },
  fields: [
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 6 },
    {
      name: 'discount',
      label: 'Discount Price',
      field: 'money',
      help: 'Where discounts overlap, the lowest price counts on that day.',
      required: true,
      span: 6,
    },
  ],
  sections: [{ fields: ['start_date', 'end_date', 'discount'] }],
  slots: {
    below: { widget: 'discount-advice', props: { product: { from: 'route', path: 'id' } }, roles: [2, 3] },
  },
  body: body,
  submit: {
    call: { endpoint: productCreateDiscount, with: { product_id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'product-discounts',
        route: '/dashboard/product/discount/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
