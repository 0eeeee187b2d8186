// Generated from schemas/user/user-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/user-edit.ts';
import { chatOpen } from '../endpoints/chat.ts';
import { userGet, userUpdate } from '../endpoints/user.ts';

const screen: FormScreen = {
  id: 'user-edit',
  file: 'schemas/user/user-edit.screen.json',
  title: 'Edit User',
  roles: [2, 3, 5],
  route: '/dashboard/user/edit/{id}',
  parent: { screen: 'user-list', route: '/dashboard/user', title: 'User' },
  kind: 'form',
  load: { endpoint: userGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'shop_name',
  version: 'version',
  actions: [
    {
      id: 'write',
      label: 'Write to this shop',
      icon: 'message',
      enabled: { field: 'active', is: 1 },
      refusal: 'An inactive shop has no chat.',
      call: { endpoint: chatOpen, with: { user_id: { from: 'row', path: 'id' } } },
      then: {
        to: {
          screen: 'chat',
          route: '/dashboard/chat?conversation={conversation}',
          with: { conversation: { from: 'answer', path: 'conversation' } },
        },
      },
    },
  ],
  fields: [{ name: 'owner_name', label: 'Owner Name', field: 'text', required: true, span: 12 }],
  sections: [{ fields: ['owner_name'] }],
  body: body,
  submit: {
    call: { endpoint: userUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'user-list', route: '/dashboard/user' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
