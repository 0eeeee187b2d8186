// Generated from schemas/product/product-images.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { productDeleteImage, productGet } from '../endpoints/product.ts';

const screen: ListScreen = {
  id: 'product-images',
  file: 'schemas/product/product-images.screen.json',
  title: 'Product Images',
  roles: [2, 3],
  route: '/dashboard/product/images/{id}',
  parent: { screen: 'product-list', route: '/dashboard/product', title: 'Product' },
  pages: [
    {
      screen: 'product-detail',
      route: '/dashboard/product/detail/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Detail',
    },
    {
      screen: 'product-prices',
      route: '/dashboard/product/price/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Price',
    },
    {
      screen: 'product-images',
      route: '/dashboard/product/images/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Images',
    },
    {
      screen: 'product-discounts',
      route: '/dashboard/product/discount/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Discount',
    },
    {
      screen: 'product-logs',
      route: '/dashboard/product/logs/{id}',
      with: { id: { from: 'route', path: 'id' } },
      title: 'Logs',
    },
  ],
  kind: 'list',
  source: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  rows: 'images',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2 },
    {
      path: 'image_url',
      label: 'Preview',
      cell: 'image',
      options: { width: 96, height: 72 },
      align: 'start',
      priority: 1,
    },
    { path: 'ordering', label: 'Ordering', cell: 'number', align: 'end', priority: 2 },
  ],
  header: [
    {
      id: 'order',
      label: 'Change order',
      icon: 'drag',
      dialog: {
        screen: 'product-image-order',
        route: '/dashboard/product/images/{id}/order',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'upload-many',
      label: 'Upload several',
      icon: 'upload',
      dialog: {
        screen: 'product-images-upload',
        route: '/dashboard/product/images/{id}/upload-several',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'upload',
      label: 'Upload image',
      icon: 'upload',
      place: 'primary',
      dialog: {
        screen: 'product-image-upload',
        route: '/dashboard/product/images/{id}/upload',
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
      call: { endpoint: productDeleteImage, with: { imageId: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {id}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No images yet', hint: 'Shops see a placeholder until the first image is uploaded.' },
};
export default screen;
