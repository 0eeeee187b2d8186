// Generated from schemas/campaign/campaign-products-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/campaign-products-add.ts';
import { brandList } from '../endpoints/brand.ts';
import { campaignAddItems, campaignGet } from '../endpoints/campaign.ts';
import { categoryList } from '../endpoints/category.ts';
import { productList } from '../endpoints/product.ts';

const screen: FormScreen = {
  id: 'campaign-products-add',
  file: 'schemas/campaign/campaign-products-add.screen.json',
  title: 'Add Products',
  roles: [2, 3],
  route: '/dashboard/campaign/products/{id}/add',
  parent: {
    screen: 'campaign-products',
    route: '/dashboard/campaign/products/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Products',
  },
  kind: 'form',
  load: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  fields: [
    {
      name: 'item_id',
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
      from: null,
    },
  ],
  sections: [{ fields: ['item_id'] }],
  body: body,
  submit: {
    call: { endpoint: campaignAddItems, with: { campaign_id: { list: [{ from: 'route', path: 'id' }] } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'campaign-products',
        route: '/dashboard/campaign/products/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
