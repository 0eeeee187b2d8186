// Generated from schemas/product/product-discount-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-discount-edit.ts';
import { productDiscount, productGet, productUpdateDiscount } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-discount-edit',
  file: 'schemas/product/product-discount-edit.screen.json',
  title: 'Edit Discount',
  roles: [2, 3],
  route: '/dashboard/product/discount/{id}/edit',
  parent: {
    screen: 'product-discounts',
    route: '/dashboard/product/discount/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Product Discount',
  },
  kind: 'form',
  load: {
    endpoint: productDiscount,
    with: { productId: { from: 'route', path: 'id' }, id: { from: 'query', path: 'discount_id' } },
  },
  record: {
    call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
    label: 'name',
    summary: [
      { path: 'name', label: 'Name', cell: 'text' },
      { path: 'price', label: 'Normal price', cell: 'money' },
    ],
  },
  label: 'id',
  version: 'version',
  fields: [
    {
      name: 'start_date',
      label: 'Start Date',
      field: 'date',
      required: true,
      span: 6,
      from: 'start_date_time',
    },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 6, from: 'end_date_time' },
    {
      name: 'discount',
      label: 'Discount Price',
      field: 'money',
      help: 'Where discounts overlap, the lowest price counts on that day.',
      required: true,
      span: 6,
      from: 'discount_price',
    },
  ],
  sections: [{ fields: ['start_date', 'end_date', 'discount'] }],
  slots: {
    below: {
      widget: 'discount-advice',
      props: { product: { from: 'route', path: 'id' }, discount: { from: 'row', path: 'id' } },
      roles: [2, 3],
    },
  },
  body: body,
  submit: {
    call: {
      endpoint: productUpdateDiscount,
      with: { id: { from: 'row', path: 'id' }, product_id: { from: 'route', path: 'id' } },
    },
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
