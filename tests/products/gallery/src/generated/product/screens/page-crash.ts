// Generated from schemas/states/page-crash.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreen } from '../../../../../../../src/runtime/model.ts';

const screen: CustomScreen = {
  id: 'page-crash',
  file: 'schemas/states/page-crash.screen.json',
  title: 'Screen that breaks',
  roles: [1],
  route: '/gallery/page/crash',
  kind: 'custom',
  component: 'crash',
};

export default screen;
