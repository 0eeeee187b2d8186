// Generated from schemas/driver/driver-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { driverGet, driverSync } from '../endpoints/driver.ts';

const screen: DetailScreen = {
  id: 'driver-detail',
  file: 'schemas/driver/driver-detail.screen.json',
  title: 'Driver Detail',
  roles: [2, 3],
  route: '/dashboard/driver/detail/{email}',
  parent: { screen: 'driver-list', route: '/dashboard/driver', title: 'Driver' },
  kind: 'detail',
  source: { endpoint: driverGet, with: { email: { from: 'route', path: 'email' } } },
  heading: { title: 'name', badges: [] },
  actions: [{ id: 'sync', label: 'Sync', icon: 'sync', place: 'primary', call: { endpoint: driverSync } }],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'id', label: 'ID', cell: 'id' },
        { path: 'kode', label: 'Kode', cell: 'text', options: { mono: true } },
        { path: 'name', label: 'Name', cell: 'text' },
        { path: 'email', label: 'Email', cell: 'text' },
        { path: 'alias', label: 'Alias', cell: 'text' },
      ],
    },
  ],
  aside: [],
};
export default screen;
