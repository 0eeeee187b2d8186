// Generated from schemas/level/level-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/level-add.ts';
import { levelCreate, levelList } from '../endpoints/level.ts';

const screen: FormScreen = {
  id: 'level-add',
  file: 'schemas/level/level-add.screen.json',
  title: 'Add New Level',
  roles: [2, 3],
  route: '/dashboard/level/add',
  parent: { screen: 'level-list', route: '/dashboard/level', title: 'Level' },
  kind: 'form',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 12 },
    { name: 'start_xp', label: 'Omset per tahun, from', field: 'money', required: true, span: 6 },
    { name: 'end_xp', label: 'Omset per tahun, to', field: 'money', required: true, span: 6 },
  ],
  sections: [{ fields: ['title', 'start_xp', 'end_xp'] }],
  body: body,
  submit: {
    call: { endpoint: levelCreate },
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
