import type { ProductParts } from '../generated/product/hand-made.ts';

/** Every hand-made part the declarations name. The compiler lists what is missing. */
export const handMade = {
  widgets: {
    'bundle-suggestion': () => import('../custom-widgets/bundle-suggestion/bundle-suggestion.tsx'),
    'discount-advice': () => import('../custom-widgets/discount-advice/discount-advice.tsx'),
    'message-box': () => import('../custom-widgets/message-box/message-box.tsx'),
    'promotion-conditions': () => import('../custom-widgets/promotion-conditions/promotion-conditions.tsx'),
    'promotion-preview': () => import('../custom-widgets/promotion-conditions/promotion-preview.tsx'),
    'promotion-simulation': () => import('../custom-widgets/promotion-conditions/promotion-simulation.tsx'),
    'promotion-summary': () => import('../custom-widgets/promotion-conditions/promotion-summary.tsx'),
    'transaction-document-select': () =>
      import('../custom-widgets/transaction-quantities/transaction-document-select.tsx'),
    'transaction-gifts': () => import('../custom-widgets/transaction-quantities/transaction-gifts.tsx'),
    'transaction-payment-select': () =>
      import('../custom-widgets/transaction-quantities/transaction-payment-select.tsx'),
    'second-factor-offer': () => import('../custom-widgets/second-factor-offer/second-factor-offer.tsx'),
    'shown-amount': () => import('../custom-widgets/transaction-quantities/shown-amount.tsx'),
    'transaction-picked': () => import('../custom-widgets/transaction-quantities/transaction-picked.tsx'),
    'transaction-quantities': () =>
      import('../custom-widgets/transaction-quantities/transaction-quantities.tsx'),
    'transaction-totals': () => import('../custom-widgets/transaction-quantities/transaction-totals.tsx'),
  },
  screens: {
    'analytics-page': () => import('../screens-custom/analytics/analytics-page.tsx'),
    'chat-page': () => import('../screens-custom/chat/chat-page.tsx'),
  },
  cells: { 'virtual-account': () => import('../custom-widgets/virtual-account/virtual-account.tsx') },
} satisfies ProductParts;
