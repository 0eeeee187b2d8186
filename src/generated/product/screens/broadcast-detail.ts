// Generated from schemas/broadcast/broadcast-detail.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { broadcastGet } from '../endpoints/broadcast.ts';

const screen: DetailScreen = {
  id: 'broadcast-detail',
  file: 'schemas/broadcast/broadcast-detail.screen.json',
  title: 'Broadcast',
  roles: [2, 3, 5],
  route: '/dashboard/broadcast/detail/{id}',
  parent: { screen: 'broadcast-list', route: '/dashboard/broadcast', title: 'Broadcast' },
  kind: 'detail',
  source: { endpoint: broadcastGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'nama_broadcast', badges: [] },
  actions: [],
  main: [
    {
      kind: 'fields',
      fields: [
        {
          path: 'created_at',
          label: 'Created At',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
        },
        {
          path: 'date_sender',
          label: 'Waktu Dikirim',
          cell: 'date-time',
          options: { format: 'DD/MM/YYYY HH:mm' },
        },
        {
          path: 'segment_type',
          label: 'Segment',
          cell: 'choice',
          choices: [{ value: 'all', label: 'All' }, { value: 'manual', label: 'Manual' }],
        },
        { path: 'content', label: 'Content', cell: 'long-text' },
        { path: 'voucher.name', label: 'Voucher', cell: 'text' },
        {
          path: 'status',
          label: 'Status',
          cell: 'choice',
          choices: [
            { value: 'Terkirim', label: 'Terkirim', tone: 'good' },
            { value: 'Terjadwal', label: 'Terjadwal', tone: 'info' },
            { value: 'Mengirim', label: 'Mengirim', tone: 'info' },
            { value: 'Terkirim sebagian', label: 'Terkirim sebagian', tone: 'warn' },
            { value: 'Dibatalkan', label: 'Dibatalkan', tone: 'neutral' },
            { value: 'Gagal', label: 'Gagal', tone: 'bad' },
          ],
        },
        { path: 'reached', label: 'Shops reached', cell: 'number', extension: 'broadcast.get' },
        { path: 'read', label: 'Read by', cell: 'number' },
      ],
    },
  ],
  aside: [],
};
export default screen;
