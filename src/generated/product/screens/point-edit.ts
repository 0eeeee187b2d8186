// Generated from schemas/point/point-edit.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/point-edit.ts';
import { pointGet, pointList, pointUpdate } from '../endpoints/point.ts';

const screen: FormScreen = {
  id: 'point-edit',
  file: 'schemas/point/point-edit.screen.json',
  title: 'Edit Point',
  roles: [2, 3],
  route: '/dashboard/point/edit/{id}',
  parent: { screen: 'point-list', route: '/dashboard/point', title: 'Point' },
  kind: 'form',
  load: { endpoint: pointGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'purchase',
  version: 'version',
  summary: [
    {
      path: 'offer.message',
      label: 'Who gets what',
      cell: 'message',
      options: { params: 'offer.params' },
      when: { field: 'offer', exists: true },
      extension: 'point.get.offer',
    },
    {
      path: 'standing.message',
      label: 'Applies today',
      cell: 'message',
      options: { params: 'standing.params' },
      when: { field: 'standing', exists: true },
      extension: 'point.get.standing',
    },
    {
      path: 'used.message',
      label: 'Used',
      cell: 'message',
      options: { params: 'used.params' },
      when: { field: 'used', exists: true },
      extension: 'point.get.used',
    },
  ],
  fields: [
    {
      name: 'minimum_purchase',
      label: 'Minimum Purchase (Rp)',
      field: 'money',
      requiredWhen: { field: 'active', exists: false },
      span: 6,
    },
    {
      name: 'maximum_purchase',
      label: 'Maximum Purchase (Rp)',
      field: 'money',
      requiredWhen: { field: 'active', exists: false },
      span: 6,
    },
    {
      name: 'poin',
      label: 'Point',
      field: 'number',
      requiredWhen: { field: 'active', exists: false },
      span: 6,
    },
  ],
  sections: [{ fields: ['minimum_purchase', 'maximum_purchase', 'poin'] }],
  body: body,
  submit: {
    call: { endpoint: pointUpdate, with: { id: { from: 'route', path: 'id' } } },
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
