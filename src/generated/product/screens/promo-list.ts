// Generated from schemas/promo/promo-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promoDelete, promoList, promoToggle } from '../endpoints/promo.ts';

const screen: ListScreen = {
  id: 'promo-list',
  file: 'schemas/promo/promo-list.screen.json',
  title: 'Basic Promo',
  roles: [2, 3],
  route: '/dashboard/promo/basic/list',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'list',
  source: { endpoint: promoList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'order', label: 'Order', cell: 'number', align: 'end', priority: 3, sort: 'order' },
    { path: 'title', label: 'Title', cell: 'text', priority: 1, sort: 'title' },
    { path: 'product', label: 'Products', cell: 'number', align: 'end', priority: 2, sort: 'product' },
    { path: 'start_date', label: 'Start Date', cell: 'date', priority: 2, sort: 'start_date' },
    { path: 'end_date', label: 'End Date', cell: 'date', priority: 2, sort: 'end_date' },
    {
      path: 'status',
      label: 'Status',
      cell: 'choice',
      choices: [{ value: 0, label: 'Inactive' }, { value: 1, label: 'Active', tone: 'good' }],
      priority: 1,
      sort: 'status',
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Promo',
      icon: 'add',
      place: 'primary',
      to: { screen: 'promo-add', route: '/dashboard/promo/basic/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'promo-edit',
        route: '/dashboard/promo/basic/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'details',
      label: 'Details',
      icon: 'view',
      place: 'menu',
      to: {
        screen: 'promo-detail',
        route: '/dashboard/promo/basic/details/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'products',
      label: 'Products',
      icon: 'tree',
      place: 'menu',
      to: {
        screen: 'promo-products',
        route: '/dashboard/promo/basic/products/{promoId}',
        with: { promoId: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      call: { endpoint: promoDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {title}?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'status', is: 0 },
      call: { endpoint: promoToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {title}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'status', is: 1 },
      call: { endpoint: promoToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {title}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No promos yet',
    hint: 'Basic promos tell shops of something for a time. Add the first one.',
  },
};
export default screen;
