// Generated from schemas/campaign/campaign-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/campaign-add.ts';
import { brandList } from '../endpoints/brand.ts';
import { campaignCreate } from '../endpoints/campaign.ts';
import { categoryList } from '../endpoints/category.ts';
import { productList } from '../endpoints/product.ts';
import { promotionApprovalReady } from '../endpoints/promotion-approval.ts';
import { userList } from '../endpoints/user.ts';

const screen: FormScreen = {
  id: 'campaign-add',
  file: 'schemas/campaign/campaign-add.screen.json',
  title: 'Add New Campaign',
  roles: [2, 3],
  route: '/dashboard/campaign/add',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'form',
  notice: { endpoint: promotionApprovalReady },
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 12 },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    {
      name: 'end_date',
      label: 'End Date',
      field: 'date',
      required: true,
      span: 6,
      options: { clearsRefused: true },
    },
    {
      name: 'type_target',
      label: 'Target',
      field: 'radio',
      required: true,
      span: 6,
      choices: [{ value: 'amount', label: 'Amount' }, { value: 'qty', label: 'Quantity' }],
    },
    {
      name: 'target',
      label: 'Target value',
      field: 'money',
      required: true,
      span: 6,
      options: { grouping: ',', digitsOnly: true, units: { by: 'type_target', as: { qty: 'Pcs' } } },
    },
    {
      name: 'ordering',
      label: 'Order',
      field: 'number',
      required: true,
      span: 6,
      options: { min: 0, step: 1, drops: '-' },
    },
    {
      name: 'banner',
      label: 'Banner',
      field: 'image',
      required: true,
      span: 12,
      options: { recommended: '720 x 480' },
    },
    { name: 'content', label: 'Content', field: 'rich-text', required: true, span: 12 },
    {
      name: 'type',
      label: 'Type',
      field: 'radio',
      required: true,
      span: 12,
      options: { clears: ['items'] },
      choices: [
        { value: 'product', label: 'Product' },
        { value: 'category', label: 'Category' },
        { value: 'brand', label: 'Brand' },
      ],
    },
    {
      name: 'items',
      label: 'Products',
      field: 'record-picker-many',
      required: true,
      span: 12,
      options: { value: 'id', button: 'Add Products', searchFirst: true, columns: { name: 'Name' } },
      sources: [
        {
          when: { field: 'type', is: 'product' },
          source: { endpoint: productList },
          columns: { name: 'Name', sku_code: 'SKU Code', stock: 'Stock', price: 'Harga' },
          image: 'images.0.thumbnail_image_url',
        },
        { when: { field: 'type', is: 'category' }, source: { endpoint: categoryList }, image: 'file_url' },
        { when: { field: 'type', is: 'brand' }, source: { endpoint: brandList }, image: 'file_url' },
      ],
    },
    {
      name: 'participants',
      label: 'Participants',
      field: 'record-picker-many',
      required: true,
      span: 12,
      options: {
        value: 'id',
        button: 'Add Participant',
        searchFirst: true,
        columns: { shop_name: 'Shop', owner_name: 'Owner', city: 'City', phone_number: 'Phone' },
      },
      source: { endpoint: userList },
    },
  ],
  sections: [
    {
      title: 'Campaign Detail',
      fields: ['title', 'start_date', 'end_date', 'type_target', 'target', 'ordering', 'banner', 'content'],
    },
    { title: 'Products', fields: ['type', 'items'] },
    { title: 'Participants', fields: ['participants'] },
  ],
  isStepped: true,
  body: body,
  submit: {
    call: { endpoint: campaignCreate },
    label: 'Submit',
    incomplete: 'Something Wrong',
    then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } },
  },
  cancel: { label: 'Cancel', then: { to: { screen: 'campaign-list', route: '/dashboard/campaign' } } },
  initial: { type_target: 'amount', type: 'product' },
  lock: 800,
};
export default screen;
