// Generated from schemas/voucher/voucher-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { voucherDelete, voucherEnd, voucherList } from '../endpoints/voucher.ts';

const screen: ListScreen = {
  id: 'voucher-list',
  file: 'schemas/voucher/voucher-list.screen.json',
  title: 'Voucher',
  roles: [2, 3],
  route: '/dashboard/promo/voucher',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'list',
  source: { endpoint: voucherList },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [
    {
      param: 'applies',
      label: 'Applies',
      field: 'select',
      choices: [
        { value: 'scheduled', label: 'Scheduled', tone: 'info' },
        { value: 'running', label: 'Running', tone: 'good' },
        { value: 'ended', label: 'Ended' },
        { value: 'off', label: 'Off' },
        { value: 'waits', label: 'Waits', tone: 'warn' },
      ],
    },
  ],
  columns: [
    { path: 'id', label: 'ID', cell: 'id', width: 72, priority: 3 },
    { path: 'name', label: 'Name', cell: 'text', priority: 1 },
    { path: 'kode', label: 'Kode Voucher', cell: 'text', options: { mono: true }, priority: 1 },
    {
      path: 'penawaran',
      label: 'Penawaran',
      cell: 'choice',
      choices: [
        { value: 'free-gift', label: 'Free Gift' },
        { value: 'potongan', label: 'Potongan Harga' },
        { value: 'undian', label: 'Undian' },
      ],
      priority: 2,
    },
    {
      path: 'besar',
      label: 'Besar',
      cell: 'varied',
      options: {
        by: 'potongan_type',
        as: { nominal: 'money', persentase: 'number' },
        units: { persentase: '%' },
      },
      priority: 2,
    },
    {
      path: 'jenis',
      label: 'Jenis',
      cell: 'choice',
      choices: [
        { value: 'public', label: 'Public' },
        { value: 'private', label: 'Private' },
        { value: 'loyalty', label: 'Loyalty' },
      ],
      priority: 2,
    },
    { path: 'active', label: 'Status', cell: 'active', priority: 1 },
    {
      path: 'applies',
      label: 'Applies',
      cell: 'choice',
      choices: [
        { value: 'scheduled', label: 'Scheduled', tone: 'info' },
        { value: 'running', label: 'Running', tone: 'good' },
        { value: 'ended', label: 'Ended' },
        { value: 'off', label: 'Off' },
        { value: 'waits', label: 'Waits', tone: 'warn' },
      ],
      extension: 'voucher.list.applies',
      priority: 2,
    },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Voucher',
      icon: 'add',
      place: 'primary',
      to: { screen: 'voucher-add', route: '/dashboard/promo/voucher/add' },
    },
  ],
  row: [
    {
      id: 'detail',
      label: 'Detail',
      icon: 'view',
      to: {
        screen: 'voucher-detail',
        route: '/dashboard/promo/voucher/detail/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      place: 'menu',
      to: {
        screen: 'voucher-edit',
        route: '/dashboard/promo/voucher/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'end',
      label: 'End it now',
      icon: 'calendar',
      place: 'menu',
      when: { field: 'applies', is: 'running' },
      call: { endpoint: voucherEnd, with: { id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'End it now? No order gets it any more. What orders got of it stays.',
        cancel: 'Batal',
        submit: 'End it now',
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      place: 'menu',
      danger: true,
      enabled: { not: { field: 'was_used', is: 1 } },
      refusal: 'It was used, so it stays. While it runs, End it now ends it.',
      call: { endpoint: voucherDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Hapus data {name}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: {
    text: 'No vouchers yet',
    hint: 'Vouchers are what shops redeem with an order. Add the first one.',
  },
};
export default screen;
