// Generated from schemas/campaign/campaign-products.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { campaignDeleteItem, campaignGet, campaignItems } from '../endpoints/campaign.ts';

const screen: ListScreen = {
  id: 'campaign-products',
  file: 'schemas/campaign/campaign-products.screen.json',
  title: 'Products',
  roles: [2, 3],
  route: '/dashboard/campaign/products/{id}',
  parent: { screen: 'campaign-list', route: '/dashboard/campaign', title: 'Campaign' },
  kind: 'list',
  source: { endpoint: campaignItems, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: campaignGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'typing' },
  filters: [],
  columns: [
    {
      path: 'product.sku_code',
      label: 'SKU Code',
      cell: 'text',
      options: { mono: true },
      when: { record: 'type', is: 'product' },
      priority: 1,
    },
    {
      path: 'product.name',
      label: 'Name',
      cell: 'text',
      when: { record: 'type', is: 'product' },
      priority: 1,
    },
    {
      path: 'category.name',
      label: 'Name',
      cell: 'text',
      when: { record: 'type', is: 'category' },
      priority: 1,
    },
    {
      path: 'category.description',
      label: 'Description',
      cell: 'text',
      when: { record: 'type', is: 'category' },
      priority: 2,
    },
    { path: 'brand.name', label: 'Name', cell: 'text', when: { record: 'type', is: 'brand' }, priority: 1 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add Products',
      icon: 'add',
      place: 'primary',
      dialog: {
        screen: 'campaign-products-add',
        route: '/dashboard/campaign/products/{id}/add',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  row: [
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      danger: true,
      call: { endpoint: campaignDeleteItem, with: { itemId: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'Delete this item? It stops counting at once, without a new approval.',
        cancel: 'Batal',
        submit: 'Hapus',
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No products yet', hint: 'What counts towards the target. Add the first ones.' },
};
export default screen;
