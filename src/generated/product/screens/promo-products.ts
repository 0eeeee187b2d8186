// Generated from schemas/promo/promo-products.screen.json by `npm run generate`. Edit that instead of this file.
import type { ListScreen } from '../../../../core/model.ts';
import { promoDeleteProduct, promoProducts } from '../endpoints/promo.ts';

const screen: ListScreen = {
  id: 'promo-products',
  file: 'schemas/promo/promo-products.screen.json',
  title: 'Products',
  roles: [2, 3],
  route: '/dashboard/promo/basic/products/{promoId}',
  parent: { screen: 'promo', route: '/dashboard/promo/basic', title: 'Basic Promo' },
  kind: 'list',
  source: { endpoint: promoProducts, with: { promoId: { from: 'route', path: 'promoId' } } },
  key: 'id',
  paging: 'server',
  pageSizes: [10, 25, 50],
  search: { on: 'enter' },
  filters: [],
  columns: [
    {
      path: 'product.sku_code',
      label: 'SKU Code',
      cell: 'text',
      options: { mono: true },
      width: 150,
      priority: 1,
    },
    { path: 'product.name', label: 'Products Name', cell: 'text', priority: 1 },
  ],
  header: [
    { id: 'back', label: 'Back', to: { screen: 'promo', route: '/dashboard/promo/basic' } },
    {
      id: 'add',
      label: 'Add Products',
      icon: 'add',
      place: 'primary',
      dialog: {
        screen: 'promo-product-add',
        route: '/dashboard/promo/basic/products/{promoId}/add',
        with: { promoId: { from: 'route', path: 'promoId' } },
      },
    },
  ],
  row: [
    {
      id: 'delete',
      label: 'Delete',
      icon: 'delete',
      danger: true,
      call: { endpoint: promoDeleteProduct, with: { itemId: { from: 'row', path: 'id' } } },
      confirm: { text: 'Delete {product.name}?', cancel: 'Batal', submit: 'Hapus' },
    },
  ],
  actionsLabel: 'Action',
  empty: { text: 'No products yet', hint: 'The products that the promo is about. Add the first ones.' },
};
export default screen;
