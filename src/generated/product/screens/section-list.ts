// Generated from schemas/section/section-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import {
  sectionDelete, sectionDeleteMany, sectionList, sectionSetActiveMany, sectionToggle,
} from '../endpoints/section.ts';

const screen: ListScreen = {
  id: 'section-list',
  file: 'schemas/section/section-list.screen.json',
  title: 'Section',
  roles: [2, 3],
  route: '/dashboard/section',
  kind: 'list',
  source: { endpoint: sectionList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    { path: 'title', label: 'Title', cell: 'text', priority: 1, sort: 'title' },
    {
      path: 'type',
      label: 'Type',
      cell: 'choice',
      choices: [
        { value: 'product', label: 'Product' },
        { value: 'category', label: 'Category' },
        { value: 'brand', label: 'Brand' },
      ],
      priority: 2,
      sort: 'type',
    },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Section',
      icon: 'add',
      place: 'primary',
      to: { screen: 'section-add', route: '/dashboard/section/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'section-edit',
        route: '/dashboard/sectionedit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'items',
      label: 'Items',
      icon: 'tree',
      place: 'menu',
      to: {
        screen: 'section-items',
        route: '/dashboard/section/{id}/items',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      call: { endpoint: sectionDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {title}?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 0 },
      call: { endpoint: sectionToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Active data {title}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 1 },
      call: { endpoint: sectionToggle, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {title}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  bulk: [
    {
      id: 'activate',
      label: 'Activate',
      call: { endpoint: sectionSetActiveMany, with: { active: 1 } },
      each: {
        endpoint: sectionToggle,
        with: { id: { from: 'row', path: 'id' } },
        when: { field: 'active', is: 0 },
      },
      confirm: { text: 'Activate the selected rows ({count})?', cancel: 'Batal', submit: 'Activate' },
      undo: 'deactivate',
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      call: { endpoint: sectionSetActiveMany, with: { active: 0 } },
      each: {
        endpoint: sectionToggle,
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
      call: { endpoint: sectionDeleteMany },
      each: { endpoint: sectionDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Delete the selected rows ({count})?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No sections yet',
    hint: 'Sections are the rows of the shops\' home page. Add the first one.',
  },
};
export default screen;
