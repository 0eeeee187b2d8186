// Generated from schemas/states/list-full.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../../../../src/runtime/model.ts';
import { stateDo, stateDownload, stateRows } from '../endpoints/state.ts';

const screen: ListScreen = {
  id: 'list-full',
  file: 'schemas/states/list-full.screen.json',
  title: 'List',
  roles: [1],
  route: '/gallery/list/full',
  kind: 'list',
  source: { endpoint: stateRows, with: { state: 'full' } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 100],
  search: { on: 'enter' },
  filters: [
    {
      param: 'kind',
      label: 'Kind',
      field: 'select',
      choices: [{ value: 'a', label: 'Maker' }, { value: 'b', label: 'Importer' }],
    },
    { param: 'from', label: 'Since', field: 'date', range: { end: 'until', label: 'Until', days: 30 } },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    { path: 'picture', label: 'Picture', cell: 'image', align: 'start', priority: 2 },
    {
      path: 'name',
      label: 'Name',
      cell: 'text',
      priority: 1,
      sort: 'name',
      to: { screen: 'detail-full', route: '/gallery/detail/full' },
    },
    { path: 'city', label: 'City', cell: 'text', priority: 2 },
    { path: 'amount', label: 'Amount', cell: 'money', align: 'end', priority: 3 },
    { path: 'active', label: 'Status', cell: 'active', priority: 1 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add',
      icon: 'add',
      place: 'primary',
      roles: [1],
      to: { screen: 'form-new', route: '/gallery/form/new' },
    },
    {
      id: 'export',
      label: 'Export',
      icon: 'download',
      place: 'inline',
      roles: [1],
      call: { endpoint: stateDownload },
    },
    {
      id: 'menu',
      label: 'In the menu',
      place: 'menu',
      roles: [1],
      call: { endpoint: stateDo, with: { how: 'well' } },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'inline',
      roles: [1],
      to: { screen: 'form-full', route: '/gallery/form/full' },
    },
    {
      id: 'look',
      label: 'Look',
      icon: 'view',
      place: 'inline',
      roles: [1],
      dialog: { screen: 'detail-small', route: '/gallery/detail/small' },
    },
    {
      id: 'off',
      label: 'Not now',
      place: 'inline',
      roles: [1],
      enabled: { user: 'role', is: 99 },
      call: { endpoint: stateDo, with: { how: 'well' } },
    },
    {
      id: 'more',
      label: 'In the menu',
      place: 'menu',
      roles: [1],
      call: { endpoint: stateDo, with: { how: 'well' } },
    },
    {
      id: 'delete',
      label: 'Delete',
      place: 'menu',
      danger: true,
      roles: [1],
      call: { endpoint: stateDo, with: { how: 'well' } },
      confirm: { text: 'Hapus data {name}?', cancel: 'Cancel', submit: 'Hapus' },
    },
  ],
  bulk: [
    {
      id: 'on',
      label: 'Activate',
      roles: [1],
      each: { endpoint: stateDo, with: { how: 'well' }, most: 100 },
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      roles: [1],
      each: { endpoint: stateDo, with: { how: 'well' }, when: { field: 'active', is: 1 }, most: 500 },
      confirm: { text: 'Delete the selected rows ({count})?', cancel: 'Cancel', submit: 'Hapus' },
    },
  ],
  empty: { text: 'No suppliers yet', hint: 'Suppliers are whom we buy from. Add the first one.' },
};

export default screen;
