// Generated from schemas/product/product-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../runtime/model.ts';
import { productList, productSync, productSyncPrice } from '../endpoints/product.ts';

const screen: ListScreen = {
  id: 'product-list',
  file: 'schemas/product/product-list.screen.json',
  title: 'Product',
  roles: [2, 3],
  route: '/dashboard/product',
  kind: 'list',
  source: { endpoint: productList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 60, priority: 3, sort: 'id' },
    {
      path: 'name',
      label: 'Name',
      cell: 'text',
      priority: 1,
      sort: 'name',
      to: {
        screen: 'product-detail',
        route: '/dashboard/product/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      path: 'sku_code',
      label: 'SKU Code',
      cell: 'text',
      options: { mono: true },
      priority: 2,
      sort: 'sku_code',
    },
    { path: 'category.name', label: 'Category', cell: 'text', priority: 3, sort: 'category.name' },
    { path: 'brand.name', label: 'Brand', cell: 'text', priority: 3, sort: 'brand.name' },
    { path: 'price', label: 'Price', cell: 'money', align: 'end', priority: 1, sort: 'price' },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
    {
      path: 'blocked',
      label: 'Blocked',
      cell: 'choice',
      options: {
        choices: { 0: { label: 'Non-blocked', tone: 'neutral' }, 1: { label: 'Blocked', tone: 'bad' } },
      },
      priority: 2,
      sort: 'blocked',
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Product',
      icon: 'add',
      place: 'primary',
      roles: [2, 3],
      to: { screen: 'product-add', route: '/dashboard/product/add' },
    },
    {
      id: 'sync-product',
      label: 'Sync Product',
      icon: 'sync',
      place: 'menu',
      roles: [2, 3],
      call: { endpoint: productSync },
    },
    {
      id: 'sync-price',
      label: 'Sync Price',
      icon: 'sync',
      place: 'menu',
      roles: [2, 3],
      call: { endpoint: productSyncPrice },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'inline',
      roles: [2, 3],
      to: {
        screen: 'product-edit',
        route: '/dashboard/product/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'details',
      label: 'Details',
      icon: 'view',
      place: 'menu',
      roles: [2, 3],
      to: {
        screen: 'product-detail',
        route: '/dashboard/product/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'price',
      label: 'Price',
      place: 'menu',
      roles: [2, 3],
      to: {
        screen: 'product-prices',
        route: '/dashboard/product/price/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'images',
      label: 'Images',
      icon: 'image',
      place: 'menu',
      roles: [2, 3],
      to: {
        screen: 'product-images',
        route: '/dashboard/product/images/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'discount',
      label: 'Discount',
      place: 'menu',
      roles: [2, 3],
      to: {
        screen: 'product-discounts',
        route: '/dashboard/product/discount/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No products yet',
    hint: 'Products are what shops order. Add the first one, or import order lines.',
  },
};

export default screen;
