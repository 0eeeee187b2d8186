// Generated from schemas/states/detail-small.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../../../../src/runtime/model.ts';
import { stateOne } from '../endpoints/state.ts';

const screen: DetailScreen = {
  id: 'detail-small',
  file: 'schemas/states/detail-small.screen.json',
  title: 'Detail in a dialog',
  roles: [1],
  route: '/gallery/detail/small',
  parent: { screen: 'list-full', route: '/gallery/list/full', title: 'List' },
  kind: 'detail',
  source: { endpoint: stateOne, with: { state: 'full' } },
  heading: {
    title: { path: 'name', label: '', cell: 'text' },
    subtitle: { path: 'amount', label: 'Amount', cell: 'money' },
    badges: [{ path: 'active', label: 'Status', cell: 'active' }],
  },
  actions: [],
  main: [
    {
      kind: 'fields',
      fields: [
        { path: 'name', label: 'Name', cell: 'text' },
        { path: 'city', label: 'City', cell: 'text' },
        { path: 'amount', label: 'Amount', cell: 'money' },
        { path: 'since', label: 'Since', cell: 'date' },
        { path: 'note', label: 'Note', cell: 'long-text' },
      ],
    },
  ],
  aside: [],
};

export default screen;
