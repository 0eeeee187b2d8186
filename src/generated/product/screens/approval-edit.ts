// Generated from schemas/approval/approval-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/approval-edit.ts';
import { approvalGet, approvalLevels, approvalUpdate } from '../endpoints/approval.ts';

const screen: FormScreen = {
  id: 'approval-edit',
  file: 'schemas/approval/approval-edit.screen.json',
  title: '{user.username}',
  roles: [2, 3],
  route: '/dashboard/master-approval/edit/{id}',
  parent: { screen: 'approval-list', route: '/dashboard/master-approval', title: 'Master Approval' },
  kind: 'form',
  load: { endpoint: approvalGet, with: { id: { from: 'route', path: 'id' } } },
  version: 'version',
  fields: [
    {
      name: 'role',
      label: 'Role',
      field: 'picker',
      required: true,
      span: 12,
      options: { value: 'level', label: 'level_name', current: 'role_string' },
      source: { endpoint: approvalLevels },
    },
  ],
  sections: [{ fields: ['role'] }],
  body: body,
  submit: {
    call: {
      endpoint: approvalUpdate,
      with: { id: { from: 'route', path: 'id' }, user_id: { from: 'row', path: 'user_id' } },
    },
    label: 'Submit',
    then: { to: { screen: 'approval-list', route: '/dashboard/master-approval' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
