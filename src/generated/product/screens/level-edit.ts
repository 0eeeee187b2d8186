// Generated from schemas/level/level-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/level-edit.ts';
import { levelGet, levelList, levelUpdate } from '../endpoints/level.ts';

const screen: FormScreen = {
  id: 'level-edit',
  file: 'schemas/level/level-edit.screen.json',
  title: 'Edit Level',
  roles: [2, 3],
  route: '/dashboard/level/edit/{id}',
  parent: { screen: 'level-list', route: '/dashboard/level', title: 'Level' },
  kind: 'form',
  load: { endpoint: levelGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  version: 'version',
  summary: [
    {
      path: 'who.message',
      label: 'For whom',
      cell: 'message',
      options: { params: 'who.params' },
      extension: 'level.get.who',
    },
    {
      path: 'used.message',
      label: 'Used',
      cell: 'message',
      options: { params: 'used.params' },
      extension: 'level.get.used',
    },
  ],
  fields: [
    {
      name: 'title',
      label: 'Title',
      field: 'text',
      requiredWhen: { field: 'active', exists: false },
      span: 12,
    },
    {
      name: 'start_xp',
      label: 'Omset per tahun, from',
      field: 'money',
      requiredWhen: { field: 'active', exists: false },
      span: 6,
    },
    {
      name: 'end_xp',
      label: 'Omset per tahun, to',
      field: 'money',
      requiredWhen: { field: 'active', exists: false },
      span: 6,
    },
  ],
  sections: [{ fields: ['title', 'start_xp', 'end_xp'] }],
  body: body,
  submit: {
    call: { endpoint: levelUpdate, with: { id: { from: 'route', path: 'id' } } },
    label: 'Submit',
    then: { to: { screen: 'level-list', route: '/dashboard/level' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  overlaps: {
    endpoint: levelList,
    start: 'start_xp',
    end: 'end_xp',
    label: 'title',
    when: { field: 'active', is: 'Y' },
  },
  initial: {},
  lock: 800,
};
export default screen;
