// Generated from schemas/promo/promo-remind.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promo-remind.ts';
import { promoGet, promoRemind } from '../endpoints/promo.ts';

const screen: FormScreen = {
  id: 'promo-remind',
  file: 'schemas/promo/promo-remind.screen.json',
  title: 'Set reminder date',
  roles: [2, 3],
  route: '/dashboard/promo/basic/remind/{id}',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'form',
  load: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } },
  label: 'title',
  version: 'version',
  fields: [
    { name: 'remind_start_date', label: 'Reminder start', field: 'date', required: true, span: 6 },
    { name: 'remind_end_date', label: 'Reminder end', field: 'date', required: true, span: 6 },
  ],
  sections: [{ fields: ['remind_start_date', 'remind_end_date'] }],
  body: body,
  submit: {
    call: { endpoint: promoRemind, with: { id: { from: 'route', path: 'id' } } },
    label: 'Save',
    then: { to: { screen: 'promo', route: '/dashboard/promo/basic' } },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
