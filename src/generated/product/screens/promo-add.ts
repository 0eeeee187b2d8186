// Generated from schemas/promo/promo-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promo-add.ts';
import { promoCreate } from '../endpoints/promo.ts';

const screen: FormScreen = {
  id: 'promo-add',
  file: 'schemas/promo/promo-add.screen.json',
  title: 'Add new Promo',
  roles: [2, 3],
  route: '/dashboard/promo/basic/add',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'form',
  fields: [
    { name: 'title', label: 'Title', field: 'text', required: true, span: 8 },
    { name: 'order', label: 'Order', field: 'number', required: true, span: 4, options: { min: 0, step: 1 } },
    { name: 'start_date', label: 'Start Date', field: 'date', required: true, span: 6 },
    { name: 'end_date', label: 'End Date', field: 'date', required: true, span: 6 },
    { name: 'banner', label: 'Foto Banner', field: 'image', span: 12, options: { width: 240, height: 180 } },
    { name: 'image', label: 'Foto Content', field: 'images', span: 12 },
    { name: 'content', label: 'Content', field: 'rich-text', required: true, span: 12 },
  ],
  sections: [{ fields: ['title', 'order', 'start_date', 'end_date', 'banner', 'image', 'content'] }],
  body: body,
  submit: {
    call: { endpoint: promoCreate },
    label: 'Submit',
    then: { to: { screen: 'promo', route: '/dashboard/promo/basic' } },
  },
  cancel: { label: 'Cancel', then: { to: { screen: 'promo', route: '/dashboard/promo/basic' } } },
  initial: {},
  lock: 800,
};
export default screen;
