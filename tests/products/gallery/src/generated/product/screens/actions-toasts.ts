// Generated from schemas/actions/actions-toasts.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreen } from '../../../../../../../src/runtime/model.ts';

const screen: CustomScreen = {
  id: 'actions-toasts',
  file: 'schemas/actions/actions-toasts.screen.json',
  title: 'Toasts',
  roles: [1],
  route: '/gallery/actions/toasts',
  kind: 'custom',
  component: 'toasts',
};

export default screen;
