// Generated from schemas/brand/brand-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { brandList, brandSetActive, brandSetActiveMany } from '../endpoints/brand.ts';

const screen: ListScreen = {
  id: 'brand-list',
  file: 'schemas/brand/brand-list.screen.json',
  title: 'Brand',
  roles: [2, 3],
  route: '/dashboard/brand',
  kind: 'list',
  source: { endpoint: brandList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    { path: 'name', label: 'Name', cell: 'text', priority: 1, sort: 'name' },
    { path: 'file_url', label: 'Banner', cell: 'image', align: 'start', priority: 2 },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Brand',
      icon: 'add',
      place: 'primary',
      to: { screen: 'brand-add', route: '/dashboard/brand/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'brand-edit',
        route: '/dashboard/brand/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'activate',
      label: 'Activate',
      when: { field: 'active', is: 0 },
      call: { endpoint: brandSetActive, with: { id: { from: 'row', path: 'id' }, active: 1 } },
      confirm: { text: 'Active data {name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactive',
      when: { field: 'active', is: 1 },
      call: { endpoint: brandSetActive, with: { id: { from: 'row', path: 'id' }, active: 0 } },
      confirm: { text: 'Deactive data {name}?', cancel: 'Batal', submit: 'Deactive' },
    },
  ],
  bulk: [
    {
      id: 'activate',
      label: 'Activate',
      call: { endpoint: brandSetActiveMany, with: { active: 1 } },
      each: {
        endpoint: brandSetActive,
        with: { id: { from: 'row', path: 'id' }, active: 1 },
        when: { field: 'active', is: 0 },
      },
      confirm: { text: 'Activate the selected rows ({count})?', cancel: 'Batal', submit: 'Activate' },
      undo: 'deactivate',
    },
    {
      id: 'deactivate',
      label: 'Deactive',
      call: { endpoint: brandSetActiveMany, with: { active: 0 } },
      each: {
        endpoint: brandSetActive,
        with: { id: { from: 'row', path: 'id' }, active: 0 },
        when: { field: 'active', is: 1 },
      },
      confirm: { text: 'Deactivate the selected rows ({count})?', cancel: 'Batal', submit: 'Deactive' },
      undo: 'activate',
    },
  ],
  empty: { text: 'No brands yet', hint: 'Brands group products by maker. Add the first one.' },
};
export default screen;
