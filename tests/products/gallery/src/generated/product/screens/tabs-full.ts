// Generated from schemas/states/tabs-full.screen.json by `npm run generate`. Edit that instead of this file.
import type { TabsScreen } from '../../../../../../../src/runtime/model.ts';

const screen: TabsScreen = {
  id: 'tabs-full',
  file: 'schemas/states/tabs-full.screen.json',
  title: 'Tabs',
  roles: [1],
  route: '/gallery/tabs/full',
  kind: 'tabs',
  bind: { place: 'query', name: 'tab' },
  tabs: [
    { key: 'all', label: 'List', roles: [1], target: { screen: 'list-full', route: '/gallery/list/full' } },
    {
      key: 'none',
      label: 'Empty list',
      roles: [1],
      target: { screen: 'list-empty', route: '/gallery/list/empty' },
    },
    {
      key: 'failing',
      label: 'Failing list',
      roles: [1],
      target: { screen: 'list-failing', route: '/gallery/list/failing' },
    },
    {
      key: 'long',
      label: 'A label that is much longer than a tab should ever have',
      roles: [1],
      target: { screen: 'list-one', route: '/gallery/list/one' },
    },
  ],
};

export default screen;
