// Generated from schemas/session/session-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { sessionEnd, sessionEndOthers, sessionList } from '../endpoints/session.ts';

const screen: ListScreen = {
  id: 'session-list',
  file: 'schemas/session/session-list.screen.json',
  title: 'Sessions',
  roles: [2, 3, 4, 5],
  route: '/dashboard/account/sessions',
  kind: 'list',
  source: { endpoint: sessionList },
  help: 'Where your account is signed in. End what you do not know, and change your password.',
  key: 'id',
  paging: 'client',
  pageSizes: [10, 25, 50],
  filters: [],
  columns: [
    { path: 'device', label: 'Device', cell: 'text', options: { missing: 'Unknown device' }, priority: 1 },
    { path: 'address', label: 'Address', cell: 'text', priority: 2 },
    {
      path: 'created_at',
      label: 'Since',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 2,
    },
    {
      path: 'used_at',
      label: 'Last used',
      cell: 'date-time',
      options: { format: 'DD/MM/YYYY HH:mm' },
      priority: 1,
    },
    {
      path: 'current',
      label: 'Session',
      cell: 'choice',
      choices: [{ value: 0, label: 'Another one' }, { value: 1, label: 'This one', tone: 'good' }],
      priority: 1,
    },
  ],
  header: [
    {
      id: 'end-others',
      label: 'End other sessions',
      call: { endpoint: sessionEndOthers },
      confirm: { text: 'End all other sessions?', cancel: 'Batal', submit: 'End' },
    },
  ],
  row: [
    {
      id: 'end',
      label: 'End',
      when: { field: 'current', is: 0 },
      call: { endpoint: sessionEnd, with: { id: { from: 'row', path: 'id' } } },
      confirm: { text: 'End this session?', cancel: 'Batal', submit: 'End' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No sessions yet', hint: 'Each sign-in that still lasts is listed here.' },
};
export default screen;
