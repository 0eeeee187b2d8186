// Generated from schemas/voucher/voucher-usage-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { chatOpen } from '../endpoints/chat.ts';
import { voucherDeleteUsage, voucherUsages } from '../endpoints/voucher.ts';

const screen: ListScreen = {
  id: 'voucher-usage-list',
  file: 'schemas/voucher/voucher-usage-list.screen.json',
  title: 'Voucher Usage',
  roles: [2, 3],
  route: '/dashboard/promo/voucher/usages/{id}',
  parent: { screen: 'voucher-list', route: '/dashboard/promo/voucher', title: 'Voucher' },
  kind: 'list',
  source: { endpoint: voucherUsages, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'transaction.id', label: 'OID', cell: 'id', priority: 1 },
    { path: 'user.shop_name', label: 'Customer', cell: 'text', priority: 1 },
    {
      path: 'status',
      label: 'Status',
      cell: 'choice',
      choices: [{ value: 'used', label: 'Used', tone: 'good' }, { value: 'cancelled', label: 'Cancelled' }],
      priority: 1,
    },
    { path: 'amount', label: 'Potongan', cell: 'money', align: 'end', priority: 2 },
    {
      path: 'created_at',
      label: 'Waktu',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
  ],
  header: [],
  row: [
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      danger: true,
      call: { endpoint: voucherDeleteUsage, with: { id: { from: 'row', path: 'id' } } },
      confirm: {
        text: 'Delete this use? The shop may use the voucher again.',
        cancel: 'Batal',
        submit: 'Hapus',
      },
    },
    {
      id: 'write',
      label: 'Write to this shop',
      icon: 'message',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'user.id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}',
          with: { conversation: { from: 'answer', path: 'conversation' } },
        },
      },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No uses yet', hint: 'Nobody has used this voucher yet.' },
};
export default screen;
