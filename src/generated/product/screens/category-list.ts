// Generated from schemas/category/category-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import {
  categoryDelete, categoryDeleteMany, categoryList, categorySetActiveMany, categoryToggle,
} from '../endpoints/category.ts';

const screen: ListScreen = {
  id: 'category-list',
  file: 'schemas/category/category-list.screen.json',
  title: 'Category',
  roles: [2, 3],
  route: '/dashboard/category',
  kind: 'list',
  source: { endpoint: categoryList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    { path: 'file_url', label: 'Image', cell: 'image', align: 'start', width: 88, priority: 2 },
    { path: 'name', label: 'Name', cell: 'text', priority: 1, sort: 'name' },
    { path: 'ordering', label: 'Ordering', cell: 'number', align: 'end', priority: 3, sort: 'ordering' },
    { path: 'description', label: 'Description', cell: 'text', options: { lines: 1 }, priority: 3 },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Category',
      icon: 'add',
      place: 'primary',
      to: { screen: 'category-add', route: '/dashboard/category/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      when: { not: { field: 'parent_category_id', exists: true } },
      to: {
        screen: 'category-edit',
        route: '/dashboard/category/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'edit-child',
      label: 'Edit',
      icon: 'edit',
      when: { field: 'parent_category_id', exists: true },
      to: {
        screen: 'category-child-edit',
        route: '/dashboard/category/child/{id}/edit',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'children',
      label: 'Childs',
      icon: 'tree',
      place: 'menu',
      when: { not: { field: 'parent_category_id', exists: true } },
      to: {
        screen: 'category-children',
        route: '/dashboard/category/child/{id}',
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
  bulk: [
    {
      id: 'activate',
      label: 'Activate',
      call: { endpoint: categorySetActiveMany, with: { active: 1 } },
      each: {
        endpoint: categoryToggle,
        with: { id: { from: 'row', path: 'id' } },
        when: { field: 'active', is: 0 },
      },
      confirm: { text: 'Activate the selected rows ({count})?', cancel: 'Batal', submit: 'Activate' },
      undo: 'deactivate',
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      call: { endpoint: categorySetActiveMany, with: { active: 0 } },
      each: {
        endpoint: categoryToggle,
        with: { id: { from: 'row', path: 'id' } },
        when: { field: 'active', is: 1 },
      },
      confirm: { text: 'Deactivate the selected rows ({count})?', cancel: 'Batal', submit: 'Deactivate' },
      undo: 'activate',
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      call: { endpoint: categoryDeleteMany },
      each: { endpoint: categoryDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Delete the selected rows ({count})?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No categories yet', hint: 'Categories are the aisles of the shop. Add the first one.' },
};
export default screen;
