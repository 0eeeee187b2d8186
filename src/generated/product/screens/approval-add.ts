// Generated from schemas/approval/approval-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/approval-add.ts';
import { approvalCreate, approvalLevels } from '../endpoints/approval.ts';
import { userAdminList } from '../endpoints/user-admin.ts';

const screen: FormScreen = {
  id: 'approval-add',
  file: 'schemas/approval/approval-add.screen.json',
  title: 'Add Approver',
  roles: [2, 3],
  route: '/dashboard/master-approval/add',
  parent: { screen: 'approval-list', route: '/dashboard/master-approval', title: 'Master Approval' },
  kind: 'form',
  fields: [
    {
      name: 'role',
      label: 'Role',
      field: 'picker',
      required: true,
      span: 12,
      options: { value: 'level', label: 'level_name' },
      source: { endpoint: approvalLevels },
    },
    {
      name: 'user_id',
      label: 'User',
      field: 'picker',
      help: 'Accounts with the role Admin or Superadmin can approve.',
      required: true,
      span: 12,
      options: { value: 'id', label: 'username', size: 500 },
      source: { endpoint: userAdminList, with: { decides: 1 } },
    },
  ],
  sections: [{ fields: ['role', 'user_id'] }],
  body: body,
  submit: {
    call: { endpoint: approvalCreate },
    label: 'Submit',
    then: { to: { screen: 'approval-list', route: '/dashboard/master-approval' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
