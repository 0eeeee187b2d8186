// Generated from schemas/section/section-items.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import * as body from '../../../../domain/generated/compiled/bodies/section-order-items.ts';
import {
  sectionDeleteAllItems, sectionDeleteItem, sectionGet, sectionItems, sectionOrderItems,
} from '../endpoints/section.ts';

const screen: ListScreen = {
  id: 'section-items',
  file: 'schemas/section/section-items.screen.json',
  title: 'Items',
  roles: [2, 3],
  route: '/dashboard/section/{id}/items',
  parent: { screen: 'section-list', route: '/dashboard/section', title: 'Section' },
  kind: 'list',
  source: { endpoint: sectionItems, with: { sectionId: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: sectionGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3 },
    {
      path: 'sku_code',
      label: 'SKU Code',
      cell: 'text',
      options: { mono: true },
      when: { record: 'type', is: 'product' },
      priority: 2,
    },
    {
      path: 'category_id',
      label: 'Category ID',
      cell: 'id',
      when: { record: 'type', is: 'category' },
      priority: 2,
    },
    { path: 'brand_id', label: 'Brand ID', cell: 'id', when: { record: 'type', is: 'brand' }, priority: 2 },
    { path: 'name', label: 'Product Name', cell: 'text', priority: 1 },
    { path: 'ordering', label: 'Ordering', cell: 'number', align: 'end', width: 176, priority: 1 },
  ],
  header: [
    {
      id: 'delete-all',
      label: 'Delete All',
      icon: 'delete',
      danger: true,
      call: { endpoint: sectionDeleteAllItems, with: { sectionId: { from: 'route', path: 'id' } } },
      confirm: { text: 'Hapus semua data?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'add-products',
      label: 'Add Items',
      icon: 'add',
      place: 'primary',
      when: { record: 'type', is: 'product' },
      dialog: {
        screen: 'section-items-add',
        route: '/dashboard/section/{id}/items/add',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'add-categories',
      label: 'Add Items',
      icon: 'add',
      place: 'primary',
      when: { record: 'type', is: 'category' },
      dialog: {
        screen: 'section-categories-add',
        route: '/dashboard/section/{id}/items/add-categories',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
    {
      id: 'add-brands',
      label: 'Add Items',
      icon: 'add',
      place: 'primary',
      when: { record: 'type', is: 'brand' },
      dialog: {
        screen: 'section-brands-add',
        route: '/dashboard/section/{id}/items/add-brands',
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
      call: { endpoint: sectionDeleteItem, with: { itemId: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {name}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  edit: {
    call: { endpoint: sectionOrderItems },
    keys: 'id_items',
    columns: [{ path: 'ordering', name: 'ordering', type: 'integer', isPlace: true }],
    body: body,
    save: 'Save Ordering',
    lock: 800,
  },
  actionsLabel: 'Action',
  empty: {
    text: 'No items yet',
    hint: 'Items are shown in this order on the shops\' home page. Add the first ones.',
  },
};
export default screen;
