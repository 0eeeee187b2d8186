// Generated from schemas/category/category-children.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { categoryChildren, categoryDelete, categoryGet, categoryToggle } from '../endpoints/category.ts';

const screen: ListScreen = {
  id: 'category-children',
  file: 'schemas/category/category-children.screen.json',
  title: 'Child Categories',
  roles: [2, 3],
  route: '/dashboard/category/child/{id}',
  parent: { screen: 'category-list', route: '/dashboard/category', title: 'Category' },
  kind: 'list',
  source: { endpoint: categoryChildren, with: { id: { from: 'route', path: 'id' } } },
  record: { call: { endpoint: categoryGet, with: { id: { from: 'route', path: 'id' } } }, label: 'name' },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  search: { on: 'enter', fields: ['name'] },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2 },
    { path: 'file_url', label: 'Image', cell: 'image', align: 'start', width: 88, priority: 2 },
    { path: 'name', label: 'Name', cell: 'text', priority: 1 },
    { path: 'ordering', label: 'Ordering', cell: 'number', align: 'end', priority: 3 },
    { path: 'description', label: 'Description', cell: 'text', options: { lines: 1 }, priority: 3 },
    { path: 'active', label: 'Status', cell: 'active', priority: 1 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Category',
      icon: 'add',
      place: 'primary',
      to: {
        screen: 'category-child-add',
        route: '/dashboard/category/child/{id}/add',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'category-child-edit',
        route: '/dashboard/category/child/{id}/edit',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      call: { endpoint: categoryDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {name}?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: categoryToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {name}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: categoryToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {name}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No child categories yet',
    hint: 'Children divide this category further. Add the first one.',
  },
};
export default screen;
