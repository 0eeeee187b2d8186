// Generated from schemas/promo/promo-detail-products.screen.json by `npm run generate`. Edit that instead of this file.
import type { DetailScreen } from '../../../../core/model.ts';
import { promoGet } from '../endpoints/promo.ts';

const screen: DetailScreen = {
  id: 'promo-detail-products',
  file: 'schemas/promo/promo-detail-products.screen.json',
  title: 'Products',
  roles: [2, 3],
  route: '/dashboard/promo/products/{id}',
  parent: {
    screen: 'promo-detail',
    route: '/dashboard/promo/basic/details/{id}',
    with: { id: { from: 'route', path: 'id' } },
    title: 'Promo Detail',
  },
  kind: 'detail',
  source: { endpoint: promoGet, with: { id: { from: 'route', path: 'id' } } },
  heading: { title: 'title', badges: [] },
  actions: [],
  main: [
    {
      kind: 'screen',
      target: {
        screen: 'promo-products',
        route: '/dashboard/promo/basic/products/{promoId}',
        with: { promoId: { from: 'row', path: 'id' } },
      },
    },
  ],
  aside: [],
};
export default screen;
