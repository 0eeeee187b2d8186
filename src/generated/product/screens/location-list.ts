// Generated from schemas/location/location-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { locationList, locationSync } from '../endpoints/location.ts';

const screen: ListScreen = {
  id: 'location-list',
  file: 'schemas/location/location-list.screen.json',
  title: 'Location',
  roles: [2, 3],
  route: '/dashboard/location',
  kind: 'list',
  source: { endpoint: locationList },
  key: 'code',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 2, sort: 'id' },
    {
      path: 'code',
      label: 'Code',
      cell: 'text',
      options: { mono: true },
      width: 144,
      priority: 1,
      sort: 'code',
    },
    { path: 'name', label: 'Name', cell: 'text', priority: 1, sort: 'name' },
    { path: 'global_dimension_1_code', label: 'Global Dimension 1 Code', cell: 'text', priority: 3 },
    {
      path: 'last_sync_nav',
      label: 'Last Sync',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
    { path: 'created_at', label: 'Created At', cell: 'date', options: { format: 'DD/MM/YYYY' }, priority: 3 },
    { path: 'updated_at', label: 'Updated At', cell: 'date', options: { format: 'DD/MM/YYYY' }, priority: 3 },
    { path: 'deleted_at', label: 'Deleted At', cell: 'date', options: { format: 'DD/MM/YYYY' }, priority: 2 },
  ],
  header: [{ id: 'sync', label: 'Sync', icon: 'sync', place: 'primary', call: { endpoint: locationSync } }],
  row: [
    {
      id: 'detail',
      label: 'Details',
      to: {
        screen: 'location-detail',
        route: '/dashboard/location/detail/{code}',
        with: { code: { from: 'row', path: 'code' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No locations yet', hint: 'Locations come from the ERP.' },
};
export default screen;
