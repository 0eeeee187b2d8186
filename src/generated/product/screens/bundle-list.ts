// Generated from schemas/bundle/bundle-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { bundleActivate, bundleDeactivate, bundleList } from '../endpoints/bundle.ts';

const screen: ListScreen = {
  id: 'bundle-list',
  file: 'schemas/bundle/bundle-list.screen.json',
  title: 'Bundle',
  roles: [2, 3],
  route: '/dashboard/promo/bundle',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: bundleList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'name', label: 'Name', cell: 'text', priority: 1, sort: 'name' },
    { path: 'price', label: 'Harga', cell: 'money', align: 'end', priority: 1, sort: 'price' },
    { path: 'start_date', label: 'Start Date', cell: 'date', priority: 2, sort: 'start_date' },
    { path: 'end_date', label: 'End Date', cell: 'date', priority: 2, sort: 'end_date' },
    {
      path: 'active',
      label: 'Status',
      cell: 'active',
      priority: 1,
      sort: 'active',
      below: { path: 'edit_said', label: 'Status', cell: 'message', extension: 'bundle.list.edit_said' },
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add Bundle',
      icon: 'add',
      place: 'primary',
      to: { screen: 'bundle-add', route: '/dashboard/promo/bundle/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'bundle-edit',
        route: '/dashboard/promo/bundle/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'view',
      label: 'Detail',
      place: 'menu',
      to: {
        screen: 'bundle-detail',
        route: '/dashboard/promo/bundle/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: bundleActivate, with: { id: { from: 'row', path: 'id' } } },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: bundleDeactivate, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {name}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No bundles yet',
    hint: 'A bundle is several products at a price together. Add the first one.',
  },
};
export default screen;
