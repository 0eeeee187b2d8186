// Generated from schemas/chat/chat.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreen } from '../../../../core/model.ts';

const screen: CustomScreen = {
  id: 'chat',
  file: 'schemas/chat/chat.screen.json',
  title: 'Chat',
  roles: [2, 3, 5],
  route: '/dashboard/chat',
  kind: 'custom',
  component: 'chat-page',
  props: { order: 'transaction-detail', shop: 'user-edit', broadcast: 'broadcast-list' },
  query: ['conversation', 'message', 'order', 'invoice'],
};
export default screen;
