// Generated from schemas/bundle/bundle-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/bundle-edit.ts';
import { bundleDeleteItem, bundleDeleteThumbnail, bundleGet, bundleUpdate } from '../endpoints/bundle.ts';
import { productList } from '../endpoints/product.ts';
import { promotionApprovalDeletePicture, promotionApprovalReady } from '../endpoints/promotion-approval.ts';

const screen: FormScreen = {
  id: 'bundle-edit',
  file: 'schemas/bundle/bundle-edit.screen.json',
  title: 'Edit Bundle',
  roles: [2, 3],
  route: '/dashboard/promo/bundle/edit/{id}',
  parent: { screen: 'bundle-list', route: '/dashboard/promo/bundle', title: 'Bundle' },
  kind: 'form',
  load: { endpoint: bundleGet, with: { id: { from: 'route', path: 'id' }, edit: 1 } },
  notice: { endpoint: promotionApprovalReady },
  label: 'name',
  version: 'version',
  summary: [
    {
      path: 'waiting.message',
      label: 'Approval',
      cell: 'message',
      options: { params: 'waiting.params' },
      when: { field: 'waiting', exists: true },
      extension: 'bundle.get.waiting',
    },
  ],
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
          extension: 'bundle.update.detail.discount',
        },
      ],
      pick: {
        column: 'product_id',
        title: 'Add Product',
        columns: { sku_code: 'SKU Code', name: 'Name', price: 'Harga', stock: 'Stock' },
      },
      removed: {
        endpoint: bundleDeleteItem,
        with: { itemId: { from: 'row', path: 'id' } },
        when: { field: 'id', gt: 0 },
      },
    },
    { name: 'price', label: 'Harga Bundle', field: 'money', required: true, span: 6 },
    {
      name: 'thumbnail',
      label: 'Foto Thumbnail',
      field: 'images',
      span: 12,
      stored: {
        rows: 'thumbnail',
        image: 'thumbnail',
        actions: [
          {
            id: 'delete',
            label: 'Delete',
            icon: 'delete',
            danger: true,
            when: { field: 'id', gt: 0 },
            call: { endpoint: bundleDeleteThumbnail, with: { thumbnailId: { from: 'row', path: 'id' } } },
            then: {},
            confirm: { text: 'Delete this image?', cancel: 'Batal', submit: 'Hapus' },
          },
          {
            id: 'delete-waiting',
            label: 'Delete (waiting)',
            icon: 'delete',
            danger: true,
            when: { not: { field: 'id', gt: 0 } },
            call: {
              endpoint: promotionApprovalDeletePicture,
              with: {
                jenis: 'BUNDLE',
                id: { from: 'route', path: 'id' },
                picture: { from: 'row', path: 'thumbnail' },
              },
            },
            then: {},
            confirm: { text: 'Delete this image?', cancel: 'Cancel', submit: 'Delete' },
          },
        ],
      },
      from: null,
    },
    { name: 'deskripsi', label: 'Deskripsi', field: 'textarea', required: true, span: 12 },
  ],
  sections: [
    { fields: ['name', 'start_date', 'end_date'] },
    { fields: ['detail'], below: { widget: 'bundle-suggestion', roles: [2, 3] } },
    { fields: ['price', 'thumbnail', 'deskripsi'] },
  ],
  body: body,
  submit: {
    call: { endpoint: bundleUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'bundle-list', route: '/dashboard/promo/bundle' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
