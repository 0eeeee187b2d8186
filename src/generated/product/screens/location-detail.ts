// Generated from schemas/location/location-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { locationGet, locationSync } from '../endpoints/location.ts';

const screen: DetailScreen = {
  id: 'location-detail',
  file: 'schemas/location/location-detail.screen.json',
  title: 'Location Detail',
  roles: [2, 3],
  route: '/dashboard/location/detail/{code}',
  parent: { screen: 'location-list', route: '/dashboard/location', title: 'Location' },
  kind: 'detail',
  source: { endpoint: locationGet, with: { code: { from: 'route', path: 'code' } } },
  heading: { title: 'name', badges: [] },
  actions: [{ id: 'sync', label: 'Sync', icon: 'sync', place: 'primary', call: { endpoint: locationSync } }],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'id', label: 'ID', cell: 'id' },
        { path: 'code', label: 'Code', cell: 'text', options: { mono: true } },
        { path: 'name', label: 'Name', cell: 'text' },
        { path: 'global_dimension_1_code', label: 'Global Dimension 1 Code', cell: 'text' },
        {
          path: 'last_sync_nav',
          label: 'Last Sync',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
        },
        {
          path: 'created_at',
          label: 'Created At',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
        },
        {
          path: 'updated_at',
          label: 'Updated At',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
        },
        {
          path: 'deleted_at',
          label: 'Deleted At',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
        },
      ],
    },
  ],
  aside: [],
};
export default screen;
