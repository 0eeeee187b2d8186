// Generated from schemas/point/point-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { pointDelete, pointList, pointUpdate } from '../endpoints/point.ts';

const screen: ListScreen = {
  id: 'point-list',
  file: 'schemas/point/point-list.screen.json',
  title: 'Point',
  roles: [2, 3],
  route: '/dashboard/point',
  kind: 'list',
  source: { endpoint: pointList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    {
      path: 'purchase',
      label: 'Purchase',
      cell: 'text',
      options: { between: { minimum_purchase: 'money', maximum_purchase: 'money' } },
      width: 300,
      priority: 1,
    },
    { path: 'poin', label: 'Poin', cell: 'number', align: 'end', priority: 1, sort: 'poin' },
    { path: 'active', label: 'Status', cell: 'active', priority: 2, sort: 'active' },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Point',
      icon: 'add',
      place: 'primary',
      to: { screen: 'point-add', route: '/dashboard/point/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'point-edit',
        route: '/dashboard/point/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      call: { endpoint: pointDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {purchase}?', cancel: 'Batal', submit: 'Hapus' },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 'N' },
      call: { endpoint: pointUpdate, with: { active: 'Y', id: { from: 'row', path: 'id' } } },
      overlaps: {
        endpoint: pointList,
        start: 'minimum_purchase',
        end: 'maximum_purchase',
        when: { field: 'active', is: 'Y' },
      },
      confirm: { text: 'Active data {purchase}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 'Y' },
      call: { endpoint: pointUpdate, with: { active: 'N', id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {purchase}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No point rules yet',
    hint: 'Point rules say how many points an order brings. Add the first one.',
  },
};
export default screen;
