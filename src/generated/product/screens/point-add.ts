// Generated from schemas/point/point-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/point-add.ts';
import { pointCreate, pointList } from '../endpoints/point.ts';

const screen: FormScreen = {
  id: 'point-add',
  file: 'schemas/point/point-add.screen.json',
  title: 'Add new Point',
  roles: [2, 3],
  route: '/dashboard/point/add',
  parent: { screen: 'point-list', route: '/dashboard/point', title: 'Point' },
  kind: 'form',
  fields: [
    { name: 'minimum_purchase', label: 'Minimum Purchase (Rp)', field: 'money', required: true, span: 6 },
    { name: 'maximum_purchase', label: 'Maximum Purchase (Rp)', field: 'money', required: true, span: 6 },
    { name: 'poin', label: 'Point', field: 'number', required: true, span: 6 },
  ],
  sections: [{ fields: ['minimum_purchase', 'maximum_purchase', 'poin'] }],
  body: body,
  submit: {
    call: { endpoint: pointCreate },
    label: 'Submit',
    then: { to: { screen: 'point-list', route: '/dashboard/point' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  overlaps: {
    endpoint: pointList,
    start: 'minimum_purchase',
    end: 'maximum_purchase',
    when: { field: 'active', is: 'Y' },
  },
  initial: {},
  lock: 800,
};
export default screen;
