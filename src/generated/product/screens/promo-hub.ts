// Generated from schemas/promotion/promo-hub.screen.json by `npm run generate`. Edit that instead of this file.
import type { HubScreen } from '../../../../core/model.ts';

const screen: HubScreen = {
  id: 'promo-hub',
  file: 'schemas/promotion/promo-hub.screen.json',
  title: 'Promo',
  roles: [2, 3],
  route: '/dashboard/promo',
  parent: { screen: 'promotion', route: '/dashboard/promotion', title: 'Promotion' },
  kind: 'hub',
  tiles: [
    {
      label: 'Basic Promo',
      text: 'Images, products and a note that shops see in their app.',
      icon: 'megaphone',
      target: { screen: 'promo', route: '/dashboard/promo/basic' },
    },
    {
      label: 'Campaign',
      text: 'Targets for shops, with rewards for those who reach them.',
      icon: 'chart',
      target: { screen: 'campaign-list', route: '/dashboard/campaign' },
    },
    {
      label: 'Flash Sale',
      text: 'Few pieces at a low price, for a short time.',
      icon: 'calendar',
      target: { screen: 'flashsale-list', route: '/dashboard/flashsale' },
    },
    {
      label: 'Voucher',
      text: 'Codes that take something off an order.',
      icon: 'receipt',
      target: { screen: 'voucher-list', route: '/dashboard/promo/voucher' },
    },
    {
      label: 'Harga Coret',
      text: 'The price of a product, struck through.',
      icon: 'tag',
      target: { screen: 'harga-coret-list', route: '/dashboard/promo/harga-coret' },
    },
    {
      label: 'Promo Free Barang',
      text: 'Pieces that come free with a product.',
      icon: 'box',
      target: { screen: 'product-free-list', route: '/dashboard/promo/promo-free-barang' },
    },
    {
      label: 'Bundle',
      text: 'Several products together, for one price.',
      icon: 'layers',
      target: { screen: 'bundle-list', route: '/dashboard/promo/bundle' },
    },
  ],
};
export default screen;
