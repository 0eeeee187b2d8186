// Generated from schemas/broadcast/broadcast-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { broadcastCancel, broadcastContinue, broadcastList } from '../endpoints/broadcast.ts';

const screen: ListScreen = {
  id: 'broadcast-list',
  file: 'schemas/broadcast/broadcast-list.screen.json',
  title: 'Broadcast',
  roles: [2, 3, 5],
  route: '/dashboard/broadcast',
  parent: { screen: 'user-list', route: '/dashboard/user', title: 'User' },
  kind: 'list',
  source: { endpoint: broadcastList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [
    {
      param: 'status',
      label: 'Status',
      field: 'select',
      choices: [
        { value: 'Terkirim', label: 'Terkirim', tone: 'good' },
        { value: 'Terjadwal', label: 'Terjadwal', tone: 'info' },
        { value: 'Mengirim', label: 'Mengirim', tone: 'info' },
        { value: 'Terkirim sebagian', label: 'Terkirim sebagian', tone: 'warn' },
        { value: 'Dibatalkan', label: 'Dibatalkan', tone: 'neutral' },
        { value: 'Gagal', label: 'Gagal', tone: 'bad' },
      ],
    },
  ],
  columns: [
    { path: 'nama_broadcast', label: 'Nama Broadcast', cell: 'text', priority: 1, sort: 'nama_broadcast' },
    {
      path: 'date_sender',
      label: 'Waktu Dikirim',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
      sort: 'date_sender',
    },
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
      priority: 1,
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add new Broadcast',
      icon: 'add',
      place: 'primary',
      to: { screen: 'broadcast-add', route: '/dashboard/broadcast/add' },
    },
  ],
  row: [
    {
      id: 'cancel',
      label: 'Cancel sending',
      danger: true,
      roles: [2, 3, 5],
      when: { field: 'status', is: 'Terjadwal' },
      call: { endpoint: broadcastCancel, with: { id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'Cancel the broadcast {nama_broadcast}? No shop gets it then.',
        cancel: 'Batal',
        submit: 'Cancel sending',
      },
    },
    {
      id: 'continue',
      label: 'Continue',
      roles: [2, 3, 5],
      when: { field: 'status', in: ['Terkirim sebagian', 'Gagal'] },
      call: { endpoint: broadcastContinue, with: { id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'Send the broadcast {nama_broadcast} to the shops that do not have it yet?',
        cancel: 'Batal',
        submit: 'Continue',
      },
    },
    {
      id: 'details',
      label: 'Details',
      icon: 'more',
      dialog: {
        screen: 'broadcast-detail',
        route: '/dashboard/broadcast/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No broadcasts yet',
    hint: 'A broadcast brings shops a message with a voucher. Add the first one.',
  },
};
export default screen;
