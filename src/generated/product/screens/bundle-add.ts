// Generated from schemas/bundle/bundle-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/bundle-add.ts';
import { bundleCreate } from '../endpoints/bundle.ts';
import { productList } from '../endpoints/product.ts';
import { promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'bundle-add',
  file: 'schemas/bundle/bundle-add.screen.json',
  title: 'Add Bundle',
  roles: [2, 3],
  route: '/dashboard/promo/bundle/add',
  parent: { screen: 'bundle-list', route: '/dashboard/promo/bundle', title: 'Bundle' },
  kind: 'form',
  notice: { endpoint: promotionApprovalReady },
  fields: [
    { name: 'name', label: 'Name', field: 'text', required: true, span: 12 },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 6 },
    {
      name: 'detail',
      label: 'Produk',
      field: 'line-items',
      required: true,
      span: 12,
      options: { add: 'Add Product' },
      fields: [
        {
          name: 'product_id',
          label: 'Product',
          field: 'picker',
          required: true,
          span: 12,
          options: {
            value: 'id',
            label: 'name',
            current: 'product.name',
            searchWait: 800,
            image: 'images.0.thumbnail_image_url',
            columns: { sku_code: 'SKU Code', stock: 'Stock', price: 'Harga' },
          },
          source: { endpoint: productList },
          code: 'sku_code',
          fills: { 'product.price': 'price' },
        },
        { name: 'product.price', label: 'Harga', field: 'money', readOnly: true, span: 12, width: 130 },
        {
          name: 'qty',
          label: 'Qty',
          field: 'number',
          required: true,
          span: 12,
          options: { fits: true },
          width: 100,
          initial: 1,
        },
        {
          name: 'discount',
          label: 'Diskon (%)',
          field: 'number',
          span: 12,
          options: { fits: true },
          width: 110,
          initial: 0,
          extension: 'bundle.create.detail.discount',
        },
      ],
      pick: {
        column: 'product_id',
        title: 'Add Product',
        columns: { sku_code: 'SKU Code', name: 'Name', price: 'Harga', stock: 'Stock' },
      },
    },
    { name: 'price', label: 'Harga Bundle', field: 'money', required: true, span: 6 },
    { name: 'thumbnail', label: 'Foto Thumbnail', field: 'images', required: true, span: 12 },
    { name: 'deskripsi', label: 'Deskripsi', field: 'textarea', required: true, span: 12 },
  ],
  sections: [
    { fields: ['name', 'start_date', 'end_date'] },
    { fields: ['detail'], below: { widget: 'bundle-suggestion', roles: [2, 3] } },
    { fields: ['price', 'thumbnail', 'deskripsi'] },
  ],
  body: body,
  submit: {
    call: { endpoint: bundleCreate },
    label: 'Submit',
    then: { to: { screen: 'bundle-list', route: '/dashboard/promo/bundle' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
