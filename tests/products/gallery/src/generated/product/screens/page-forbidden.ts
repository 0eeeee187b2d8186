// Generated from schemas/states/page-forbidden.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreen } from '../../../../../../../src/runtime/model.ts';

const screen: CustomScreen = {
  id: 'page-forbidden',
  file: 'schemas/states/page-forbidden.screen.json',
  title: 'Forbidden',
  roles: [2],
  route: '/gallery/page/forbidden',
  kind: 'custom',
  component: 'crash',
};

export default screen;
