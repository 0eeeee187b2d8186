// Generated from schemas/product/product-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { brandList } from '../endpoints/brand.ts';
import { categoryList } from '../endpoints/category.ts';
import {
  productDownload, productDownloadBlocked, productList, productSetActiveMany, productSetBlockedMany,
  productSync, productSyncAllStock, productSyncPrice,
} from '../endpoints/product.ts';

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
  filters: [
    {
      param: 'active',
      label: 'Status',
      field: 'select',
      choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active' }],
    },
    {
      param: 'blocked',
      label: 'Blocked',
      field: 'select',
      choices: [{ value: 0, label: 'Non-blocked' }, { value: 1, label: 'Blocked', tone: 'bad' }],
    },
    {
      param: 'category_id',
      label: 'Category',
      field: 'picker',
      options: { size: 500, value: 'id', label: 'name' },
      source: { endpoint: categoryList },
    },
    {
      param: 'brand_id',
      label: 'Brand',
      field: 'picker',
      options: { size: 500, value: 'id', label: 'name' },
      source: { endpoint: brandList },
    },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 56, priority: 3, sort: 'id' },
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
      choices: [{ value: 0, label: 'Non-blocked' }, { value: 1, label: 'Blocked', tone: 'bad' }],
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
      to: { screen: 'product-add', route: '/dashboard/product/add' },
    },
    {
      id: 'bulk-action',
      label: 'Bulk Action',
      place: 'menu',
      dialog: { screen: 'product-bulk-action', route: '/dashboard/product/bulk-action' },
    },
    {
      id: 'upload-qty',
      label: 'Mass Upload Max Qty',
      icon: 'upload',
      place: 'menu',
      dialog: { screen: 'product-upload-qty', route: '/dashboard/product/mass-upload-qty' },
    },
    {
      id: 'download',
      label: 'Download Product',
      icon: 'download',
      place: 'menu',
      call: { endpoint: productDownload },
    },
    {
      id: 'upload-images',
      label: 'Mass Upload Image',
      icon: 'upload',
      place: 'menu',
      dialog: { screen: 'product-upload-images', route: '/dashboard/product/mass-upload-image' },
    },
    {
      id: 'download-blocked',
      label: 'Download Product Blocked',
      icon: 'download',
      place: 'menu',
      call: { endpoint: productDownloadBlocked },
    },
    {
      id: 'sync-product',
      label: 'Sync Product',
      icon: 'sync',
      place: 'menu',
      call: { endpoint: productSync },
    },
    {
      id: 'sync-price',
      label: 'Sync Price',
      icon: 'sync',
      place: 'menu',
      call: { endpoint: productSyncPrice },
    },
    {
      id: 'sync-stock',
      label: 'Sync Stock',
      icon: 'sync',
      place: 'menu',
      call: { endpoint: productSyncAllStock },
    },
  ],
  row: [
    {
      id: 'details',
      label: 'Details',
      icon: 'view',
      to: {
        screen: 'product-detail',
        route: '/dashboard/product/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'product-edit',
        route: '/dashboard/product/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'logs',
      label: 'Logs',
      place: 'menu',
      to: {
        screen: 'product-logs',
        route: '/dashboard/product/logs/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'price',
      label: 'Price',
      place: 'menu',
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
      to: {
        screen: 'product-discounts',
        route: '/dashboard/product/discount/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  bulk: [
    {
      id: 'activate',
      label: 'Activate',
      call: { endpoint: productSetActiveMany, with: { active: 1 } },
      confirm: { text: 'Activate the selected rows ({count})?', cancel: 'Batal', submit: 'Activate' },
      undo: 'deactivate',
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      call: { endpoint: productSetActiveMany, with: { active: 0 } },
      confirm: { text: 'Deactivate the selected rows ({count})?', cancel: 'Batal', submit: 'Deactivate' },
      undo: 'activate',
    },
    {
      id: 'block',
      label: 'Block',
      call: { endpoint: productSetBlockedMany, with: { held: 1 } },
      confirm: { text: 'Block the selected rows ({count})?', cancel: 'Batal', submit: 'Block' },
      undo: 'unblock',
    },
    {
      id: 'unblock',
      label: 'Unblock',
      call: { endpoint: productSetBlockedMany, with: { held: 0 } },
      confirm: { text: 'Unblock the selected rows ({count})?', cancel: 'Batal', submit: 'Unblock' },
      undo: 'block',
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No products yet',
    hint: 'Products are what shops order. Add the first one, or import order lines.',
  },
};
export default screen;
