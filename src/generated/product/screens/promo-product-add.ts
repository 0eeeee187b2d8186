// Generated from schemas/promo/promo-product-add.screen.json by `npm run generate`. Edit that instead of this file.
import type { FormScreen } from '../../../../core/model.ts';
import * as body from '../../compiled/forms/promo-product-add.ts';
import { promoAddProducts, promoGet } from '../endpoints/promo.ts';

const screen: FormScreen = {
  id: 'promo-product-add',
  file: 'schemas/promo/promo-product-add.screen.json',
  title: 'Add Products',
  roles: [2, 3],
  route: '/dashboard/promo/basic/products/{promoId}/add',
  parent: {
    screen: 'promo-products',
    route: '/dashboard/promo/basic/products/{promoId}',
    with: { promoId: { from: 'route', path: 'promoId' } },
    title: 'Products',
  },
  kind: 'form',
  record: { call: { endpoint: promoGet, with: { id: { from: 'route', path: 'promoId' } } }, label: 'title' },
  fields: [
    {
      name: 'products',
      label: 'Product SKU code',
      field: 'lines',
      help: 'One product SKU code on each line.',
      required: true,
      span: 12,
    },
  ],
  sections: [{ fields: ['products'] }],
  body: body,
  submit: {
    call: { endpoint: promoAddProducts, with: { promoId: { from: 'route', path: 'promoId' } } },
    label: 'Submit',
    then: {
      to: {
        screen: 'promo-products',
        route: '/dashboard/promo/basic/products/{promoId}',
        with: { promoId: { from: 'route', path: 'promoId' } },
      },
    },
  },
  cancel: { label: 'Cancel', then: { back: true } },
  initial: {},
  lock: 800,
};
export default screen;
