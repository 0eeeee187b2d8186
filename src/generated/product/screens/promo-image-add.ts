// Generated from schemas/promo/promo-image-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promo-image-add.ts';
import { promoAddImage, promoGet } from '../endpoints/promo.ts';

const screen: FormScreen = {
  id: 'promo-image-add',
  file: 'schemas/promo/promo-image-add.screen.json',
  title: 'Upload image',
  roles: [2, 3],
  route: '/dashboard/promo/basic/images/{id}/add',
  parent: {
    screen: 'promo-images',
    route: '/dashboard/promo/basic/images/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Foto Content',
  },
  kind: 'form',
  record: { call: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } }, label: 'title' },
  fields: [{ name: 'image', label: 'Image', field: 'images', required: true, span: 12 }],
  sections: [{ fields: ['image'] }],
  body: body,
  submit: {
    call: { endpoint: promoAddImage, with: { id: { from: 'route', path: 'id' } } },
    label: 'Upload',
    then: {
      to: {
        screen: 'promo-images',
        route: '/dashboard/promo/basic/images/{id}',
        with: { id: { from: 'route', path: 'id' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
