// Generated from schemas/product-free/product-free-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-free-add.ts';
import { productFreeCreate } from '../endpoints/product-free.ts';
import { productList } from '../endpoints/product.ts';
import { promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'product-free-add',
  file: 'schemas/product-free/product-free-add.screen.json',
  title: 'Add Promo Free Barang',
  roles: [2, 3],
  route: '/dashboard/promo/promo-free-barang/add',
  parent: {
    screen: 'product-free-list',
    route: '/dashboard/promo/promo-free-barang',
    title: 'Promo Free Barang',
  },
  kind: 'form',
  notice: { endpoint: promotionApprovalReady },
  fields: [
    {
      name: 'product_id',
      label: 'Product Utama',
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
    },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 6 },
    {
      name: 'type',
      label: 'Minimum Type',
      field: 'radio',
      required: true,
      span: 6,
      choices: [{ value: 'qty', label: 'Qty' }, { value: 'amount', label: 'Amount' }],
    },
    {
      name: 'value',
      label: 'Minimum Pembelian',
      field: 'money',
      required: true,
      span: 6,
      options: { units: { by: 'type', as: { qty: 'Pcs' } } },
    },
    {
      name: 'product_free',
      label: 'Produk Gratis',
      field: 'repeater',
      required: true,
      span: 12,
      options: { add: 'Add Product' },
      fields: [
        {
          name: 'product_id_free',
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
        },
      ],
    },
    { name: 'qty_free', label: 'Kuota Promo', field: 'number', required: true, span: 6 },
    {
      name: 'berlaku_kelipatan',
      label: 'Berlaku Kelipatan',
      field: 'radio',
      required: true,
      span: 6,
      choices: [{ value: 0, label: 'Tidak' }, { value: 1, label: 'Ya' }],
    },
    { name: 'deskripsi', label: 'Deskripsi', field: 'textarea', required: true, span: 12 },
  ],
  sections: [
    {
      fields: [
        'product_id', 'start_date', 'end_date', 'type', 'value', 'product_free', 'qty_free',
        'berlaku_kelipatan', 'deskripsi',
      ],
    },
  ],
  body: body,
  submit: {
    call: { endpoint: productFreeCreate },
    label: 'Submit',
    then: { to: { screen: 'product-free-list', route: '/dashboard/promo/promo-free-barang' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { type: 'qty' },
  lock: 800,
};
export default screen;
