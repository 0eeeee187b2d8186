// Generated from schemas/promotion-approval/promotion-approval-log-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promotionApprovalLogs } from '../endpoints/promotion-approval.ts';

const screen: ListScreen = {
  id: 'promotion-approval-log-list',
  file: 'schemas/promotion-approval/promotion-approval-log-list.screen.json',
  title: 'Approval Log',
  roles: [2, 3],
  route: '/dashboard/approval/harga-coret/{id}/log',
  parent: {
    screen: 'promotion-approval-detail',
    route: '/dashboard/approval/harga-coret/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Detail Promo {jenis}',
  },
  kind: 'list',
  source: { endpoint: promotionApprovalLogs, with: { id: { from: 'route', path: 'id' } } },
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'approver', label: 'Approver', cell: 'text', priority: 1 },
    { path: 'level', label: 'Level', cell: 'text', priority: 3 },
    { path: 'version', label: 'Version', cell: 'number', align: 'end', width: 80, priority: 2 },
    {
      path: 'created_at',
      label: 'Approval Time',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
    {
      path: 'status',
      label: 'Status',
      cell: 'choice',
      choices: [
        { value: 'submitted', label: 'Submitted', tone: 'info' },
        { value: 'approved', label: 'Approved', tone: 'good' },
        { value: 'rejected', label: 'Rejected', tone: 'bad' },
        { value: 'revise', label: 'Revisi', tone: 'warn' },
      ],
      priority: 1,
    },
    { path: 'note', label: 'Notes', cell: 'text', options: { lines: 6 }, priority: 2 },
  ],
  header: [],
  row: [
    {
      id: 'see',
      label: 'See the edit',
      icon: 'view',
      when: { field: 'asks', is: 'edit' },
      to: {
        screen: 'promotion-approval-detail',
        route: '/dashboard/approval/harga-coret/{id}',
        with: { id: { from: 'row', path: 'version_id' } },
      },
    },
  ],
  actionsLabel: 'Action',
};
export default screen;
