// Generated from schemas/config/config-list.screen.json by `npm run generate`. Edit that instead of this file.
import type { GridScreen } from '../../../../core/model.ts';
import * as body from '../../../../domain/generated/compiled/bodies/config-update.ts';
import { configList, configUpdate } from '../endpoints/config.ts';

const screen: GridScreen = {
  id: 'config-list',
  file: 'schemas/config/config-list.screen.json',
  title: 'Configs',
  roles: [2, 3],
  route: '/dashboard/configs',
  kind: 'grid',
  source: { endpoint: configList },
  key: 'key',
  paging: 'client',
  search: { fields: ['key'], label: 'Search by key' },
  columns: [
    { path: 'key', label: 'Key', cell: 'text', options: { mono: true }, width: 340, priority: 1 },
    { path: 'value', label: 'Value', cell: 'text', priority: 1 },
  ],
  header: [],
  edit: {
    call: { endpoint: configUpdate, with: { key: { from: 'row', path: 'key' } } },
    version: 'version',
    fields: [
      {
        name: 'value',
        label: 'Value',
        field: 'text',
        requiredWhen: { field: 'key', is: 'chat_config' },
        span: 12,
      },
    ],
    body: body,
    label: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    lock: 800,
  },
  empty: {
    text: 'No configs yet',
    hint: 'Configs are settings that the programs read by their key. They appear here once a program has one.',
  },
};
export default screen;
