// Generated from schemas/product/product-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/product-edit.ts';
import { brandList } from '../endpoints/brand.ts';
import { categoryList } from '../endpoints/category.ts';
import { productGet, productUpdate } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'product-edit',
  file: 'schemas/product/product-edit.screen.json',
  title: 'Edit Product',
  roles: [2, 3],
  route: '/dashboard/product/edit/{id}',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  kind: 'form',
  load: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'name',
  version: 'version',
  summary: [
    { path: 'images.0.image_url', label: 'Images', cell: 'image', options: { width: 120, height: 120 } },
    { path: 'price', label: 'Price', cell: 'money' },
    { path: 'stock', label: 'Stock', cell: 'number', options: { suffix: 'pcs' } },
    { path: 'active', label: 'Status', cell: 'active' },
    {
      path: 'blocked',
      label: 'Blocked',
      cell: 'choice',
      choices: [{ value: 0, label: 'Non-blocked' }, { value: 1, label: 'Blocked', tone: 'bad' }],
      when: { field: 'blocked', is: 1 },
    },
  ],
  fields: [
    { name: 'name', label: 'Product Name', field: 'text', required: true, span: 12 },
    {
      name: 'category_id',
      label: 'Category',
      field: 'picker',
      required: true,
      span: 6,
      options: { value: 'id', label: 'name', current: 'category.name' },
      source: { endpoint: categoryList },
    },
    {
      name: 'brand_id',
      label: 'Brand',
      field: 'picker',
      required: true,
      span: 6,
      options: { value: 'id', label: 'name', current: 'brand.name' },
      source: { endpoint: brandList },
    },
    { name: 'weight', label: 'Weight (gram)', field: 'number', span: 4, options: { min: 0, step: 1 } },
    { name: 'sku_code', label: 'SKU Code', field: 'text', required: true, span: 4, options: { mono: true } },
    { name: 'max_qty', label: 'Max Qty (pcs)', field: 'number', span: 4, options: { min: 0, step: 1 } },
    { name: 'video_url', label: 'Video URL', field: 'text', span: 6 },
    {
      name: 'video',
      label: 'Video Product',
      field: 'file',
      span: 6,
      options: { errors: 'alert', current: 'video', called: 'video_name' },
      remove: { flag: 'video_remove', extension: 'product.update.video_remove' },
      from: null,
    },
    { name: 'description', label: 'Description', field: 'textarea', span: 12, options: { rows: 5 } },
  ],
  sections: [
    { title: 'Product', fields: ['name', 'category_id', 'brand_id', 'sku_code', 'weight', 'max_qty'] },
    { title: 'Media and description', folds: true, fields: ['video_url', 'video', 'description'] },
  ],
  body: body,
  submit: {
    call: { endpoint: productUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    then: { back: true },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
