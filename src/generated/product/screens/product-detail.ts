// Generated from schemas/product/product-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { productGet, productSyncPrice, productSyncStock } from '../endpoints/product.ts';

const screen: DetailScreen = {
  id: 'product-detail',
  file: 'schemas/product/product-detail.screen.json',
  title: 'Product Detail',
  roles: [2, 3],
  route: '/dashboard/product/detail/{id}',
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
  kind: 'detail',
  source: { endpoint: productGet, with: { id: { from: 'route', path: 'id' } } },
  heading: {
    title: 'name',
    subtitle: { path: 'price', label: 'Price', cell: 'money' },
    badges: [
      { path: 'active', label: 'Status', cell: 'active' },
      {
        path: 'blocked',
        label: 'Blocked',
        cell: 'choice',
        choices: [{ value: 0, label: 'Non-blocked' }, { value: 1, label: 'Blocked', tone: 'bad' }],
        when: { field: 'blocked', is: 1 },
      },
    ],
  },
  actions: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'primary',
      to: {
        screen: 'product-edit',
        route: '/dashboard/product/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'logs',
      label: 'Logs',
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
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'active', label: 'Status', cell: 'active' },
        { path: 'sku_code', label: 'SKU', cell: 'text', options: { mono: true } },
        { path: 'category.name', label: 'Category', cell: 'text' },
        { path: 'brand.name', label: 'Brand', cell: 'text' },
        { path: 'weight', label: 'Weight', cell: 'number', options: { suffix: 'gram' } },
        { path: 'max_qty', label: 'Max Qty', cell: 'number', options: { suffix: 'pcs' } },
        { path: 'video_url', label: 'Video URL', cell: 'link', when: { field: 'video_url', exists: true } },
        {
          path: 'video',
          label: 'Video Product',
          cell: 'link',
          options: { name: 'video_name', film: true },
          when: { field: 'video', exists: true },
        },
        { path: 'description', label: 'Description', cell: 'long-text' },
      ],
    },
    {
      kind: 'table',
      title: 'Prices',
      rows: 'prices',
      columns: [
        { path: 'price_code', label: 'Price Code', cell: 'text', priority: 1 },
        { path: 'price', label: 'Price', cell: 'money', align: 'end', priority: 1 },
      ],
      actions: [],
      header: [
        {
          id: 'sync',
          label: 'Sync',
          icon: 'sync',
          call: { endpoint: productSyncPrice, with: { id: { from: 'row', path: 'id' } } },
        },
      ],
      empty: 'No prices yet',
    },
    {
      kind: 'table',
      title: 'Inventories',
      rows: 'inventories',
      columns: [
        { path: 'inventory_code', label: 'Inventory Code', cell: 'text', priority: 1 },
        {
          path: 'stock',
          label: 'Stock',
          cell: 'number',
          options: { suffix: 'pcs' },
          align: 'end',
          priority: 1,
        },
      ],
      actions: [],
      header: [
        {
          id: 'sync',
          label: 'Sync',
          icon: 'sync',
          call: { endpoint: productSyncStock, with: { id: { from: 'row', path: 'id' } } },
        },
      ],
      empty: 'No inventories yet',
    },
  ],
  aside: [
    {
      kind: 'gallery',
      title: 'Images',
      rows: 'images',
      image: 'image_url',
      thumbnail: 'thumbnail_image_url',
      empty: 'No images yet',
    },
  ],
};
export default screen;
