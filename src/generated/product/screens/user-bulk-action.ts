// Generated from schemas/user/user-bulk-action.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/user-bulk-action.ts';
import { userBulkAction } from '../endpoints/user.ts';

const screen: FormScreen = {
  id: 'user-bulk-action',
  file: 'schemas/user/user-bulk-action.screen.json',
  title: 'Bulk Action',
  roles: [2, 3, 5],
  route: '/dashboard/user/bulk-action',
  parent: { screen: 'user-list', route: '/dashboard/user', title: 'User' },
  kind: 'form',
  fields: [
    {
      name: 'file',
      label: 'File',
      field: 'file',
      help: 'One line per shop, with the column NAV ID; 100,000 lines at most. Lines that are right are applied; the others are listed, and come back as a file to mend.',
      required: true,
      span: 12,
      options: { template: { name: 'shops.csv' } },
    },
    {
      name: 'action',
      label: 'Action',
      field: 'radio',
      required: true,
      span: 12,
      choices: [{ value: 'active', label: 'Active' }, { value: 'deactive', label: 'Deactive' }],
    },
  ],
  sections: [{ fields: ['file', 'action'] }],
  body: body,
  submit: {
    call: { endpoint: userBulkAction },
    label: 'Submit',
    then: { to: { screen: 'user-list', route: '/dashboard/user' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
