// Generated from schemas/approval/approval-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { approvalDelete, approvalList } from '../endpoints/approval.ts';

const screen: ListScreen = {
  id: 'approval-list',
  file: 'schemas/approval/approval-list.screen.json',
  title: 'Master Approval',
  roles: [2, 3],
  route: '/dashboard/master-approval',
  kind: 'list',
  source: { endpoint: approvalList },
  help: 'A promotion is decided on level by level, in the order in which the levels stand under Role: the first one first, the last one last. Levels without an approver are passed over.',
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    { path: 'id', label: 'No|row number', cell: 'row-number', width: 64, priority: 2 },
    { path: 'user.username', label: 'Nama', cell: 'text', priority: 1 },
    { path: 'role_string', label: 'Role', cell: 'text', priority: 1 },
    { path: 'user.owner_name', label: 'User', cell: 'text', priority: 2 },
  ],
  header: [
    {
      id: 'add',
      label: 'Add New Approver',
      icon: 'add',
      place: 'primary',
      dialog: { screen: 'approval-add', route: '/dashboard/master-approval/add' },
    },
  ],
  row: [
    {
      id: 'edit',
      label: 'Edit',
      icon: 'edit',
      dialog: {
        screen: 'approval-edit',
        route: '/dashboard/master-approval/edit/{id}',
        with: { id: { from: 'row', path: 'id' } },
      },
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      call: { endpoint: approvalDelete, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'Delete Role?', cancel: 'Batal', submit: 'Submit' },
    },
  ],
  empty: { text: 'No approvers yet', hint: 'Approvers say yes at their level. Add the first one.' },
};
export default screen;
