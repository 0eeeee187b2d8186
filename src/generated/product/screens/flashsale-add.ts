// Generated from schemas/flashsale/flashsale-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/flashsale-add.ts';
import { flashsaleCreate } from '../endpoints/flashsale.ts';
import { productList } from '../endpoints/product.ts';
import { promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'flashsale-add',
  file: 'schemas/flashsale/flashsale-add.screen.json',
  title: 'Add New Flash Sale',
  roles: [2, 3],
  route: '/dashboard/flashsale/add',
  parent: { screen: 'flashsale-list', route: '/dashboard/flashsale', title: 'Flash Sale' },
  kind: 'form',
  notice: { endpoint: promotionApprovalReady },
  fields: [
    { name: 'active', label: 'Event Active', field: 'switch', span: 12 },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 3 },
    {
      name: 'start_time',
      label: 'Start Hour',
      field: 'time',
      required: true,
      span: 3,
      options: { parts: true },
    },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 3 },
    { name: 'end_time', label: 'End Hour', field: 'time', required: true, span: 3, options: { parts: true } },
    { name: 'thumbnail', label: 'Foto Thumbnail', field: 'image', required: true, span: 6 },
    { name: 'banner', label: 'Foto Banner', field: 'images', required: true, span: 6 },
    {
      name: 'items',
      label: 'Produk',
      field: 'line-items',
      required: true,
      span: 12,
      options: {
        add: 'Add Produk',
        edited: 'Edit saved.',
        remove: 'Hapus',
        asksWithout: ['discount', 'product_stock', 'product_limit_stock'],
      },
      fields: [
        {
          name: 'product_id',
          label: 'Name',
          field: 'picker',
          required: true,
          span: 12,
          options: {
            value: 'id',
            label: 'name',
            current: 'product.name',
            image: 'images.0.thumbnail_image_url',
            columns: { sku_code: 'SKU Code', stock: 'Stock', price: 'Harga' },
          },
          source: { endpoint: productList },
          code: 'sku_code',
          fills: { 'product.price': 'price' },
        },
        { name: 'product.price', label: 'Harga', field: 'money', readOnly: true, span: 12, width: 120 },
        {
          name: 'discount_type',
          label: 'Tipe',
          field: 'select',
          span: 12,
          choices: [{ value: 'amount', label: 'Rp' }, { value: 'persentage', label: '%' }],
          width: 80,
          initial: 'amount',
        },
        {
          name: 'discount',
          label: 'Diskon',
          field: 'money',
          span: 12,
          options: {
            grouping: ',',
            digitsOnly: true,
            units: { by: 'discount_type', as: { persentage: '%' } },
          },
          limit: {
            path: 'product.price',
            when: { field: 'discount_type', is: 'amount' },
            text: 'The discount exceeds the price.',
          },
          width: 130,
          initial: 0,
        },
        { name: 'product_stock', label: 'Stock', field: 'number', span: 12, width: 100, initial: 0 },
        {
          name: 'product_limit_stock',
          label: 'Batas Pembelian',
          field: 'number',
          span: 12,
          width: 140,
          initial: 0,
        },
      ],
      pick: {
        column: 'product_id',
        title: 'Mass Upload Product Max Qty',
        columns: { name: 'Name', price: 'Harga', stock: 'Stock' },
      },
    },
  ],
  sections: [
    { fields: ['active'] },
    {
      title: 'Waktu Event',
      fields: ['start_date', 'start_time', 'end_date', 'end_time'],
      range: { start: ['start_date', 'start_time'], end: ['end_date', 'end_time'] },
    },
    { fields: ['thumbnail', 'banner'] },
    { fields: ['items'] },
  ],
  body: body,
  submit: {
    call: { endpoint: flashsaleCreate },
    label: 'Submit',
    then: { to: { screen: 'flashsale-list', route: '/dashboard/flashsale' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: { active: 1 },
  lock: 800,
};
export default screen;
