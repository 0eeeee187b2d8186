// Generated from schemas/level/level-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { levelList, levelUpdate } from '../endpoints/level.ts';

const screen: ListScreen = {
  id: 'level-list',
  file: 'schemas/level/level-list.screen.json',
  title: 'Level',
  roles: [2, 3],
  route: '/dashboard/level',
  kind: 'list',
  source: { endpoint: levelList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3, sort: 'id' },
    { path: 'title', label: 'Level', cell: 'text', priority: 1, sort: 'title' },
    {
      path: 'omset',
      label: 'Omset per tahun',
      cell: 'text',
      options: { between: { start_xp: 'money', end_xp: 'money' } },
      width: 300,
      priority: 1,
    },
    {
      path: 'customer',
      label: 'Customer',
      cell: 'number',
      options: { suffix: 'Customer' },
      align: 'end',
      width: 140,
      priority: 2,
      sort: 'customer',
    },
    { path: 'active', label: 'Status', cell: 'active', priority: 1, sort: 'active' },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Level',
      icon: 'add',
      place: 'primary',
      to: { screen: 'level-add', route: '/dashboard/level/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      to: {
        screen: 'level-edit',
        route: '/dashboard/level/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'activate',
      label: 'Activate',
      place: 'menu',
      when: { field: 'active', is: 'N' },
      call: { endpoint: levelUpdate, with: { active: 'Y', id: { from: 'row', path: 'id' } } },
      overlaps: {
        endpoint: levelList,
        start: 'start_xp',
        end: 'end_xp',
        label: 'title',
        when: { field: 'active', is: 'Y' },
      },
      confirm: { text: 'Active data {title}?', cancel: 'Batal', submit: 'Activate' },
    },
    {
      id: 'deactivate',
      label: 'Deactivate',
      place: 'menu',
      when: { field: 'active', is: 'Y' },
      call: { endpoint: levelUpdate, with: { active: 'N', id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Deactive data {title}?', cancel: 'Batal', submit: 'Deactivate' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No levels yet',
    hint: 'Levels tell shops apart by what they buy in a year. Add the first one.',
  },
};
export default screen;
