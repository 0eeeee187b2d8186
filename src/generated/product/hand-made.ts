// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { FieldHost, OwnCell, WidgetHost, WidgetModule } from '../../../core/model.ts';
import type { VirtualAccountCellOptions, VirtualAccountCellValue } from './cells/virtual-account.ts';
import type { AnalyticsPageScreen } from './components/analytics-page.ts';
import type { ChatPageScreen } from './components/chat-page.ts';
import type { BundleSuggestionProps } from './widgets/bundle-suggestion.ts';
import type { DiscountAdviceProps } from './widgets/discount-advice.ts';
import type { MessageBoxProps } from './widgets/message-box.ts';
import type { PromotionConditionsProps, PromotionConditionsValue } from './widgets/promotion-conditions.ts';
import type { PromotionPreviewProps } from './widgets/promotion-preview.ts';
import type { PromotionSimulationProps } from './widgets/promotion-simulation.ts';
import type { PromotionSummaryProps } from './widgets/promotion-summary.ts';
import type { SecondFactorOfferProps, SecondFactorOfferValue } from './widgets/second-factor-offer.ts';
import type { ShownAmountProps, ShownAmountValue } from './widgets/shown-amount.ts';
import type {
  TransactionDocumentSelectProps, TransactionDocumentSelectValue,
} from './widgets/transaction-document-select.ts';
import type { TransactionGiftsProps } from './widgets/transaction-gifts.ts';
import type {
  TransactionPaymentSelectProps, TransactionPaymentSelectValue,
} from './widgets/transaction-payment-select.ts';
import type { TransactionPickedProps } from './widgets/transaction-picked.ts';
import type {
  TransactionQuantitiesProps, TransactionQuantitiesValue,
} from './widgets/transaction-quantities.ts';
import type { TransactionTotalsProps } from './widgets/transaction-totals.ts';
import type { ComponentType } from 'react';

/** Widgets that the declarations use. */
export interface WidgetRegistry {
  readonly 'bundle-suggestion': () => Promise<WidgetModule<BundleSuggestionProps & WidgetHost>>;
  readonly 'discount-advice': () => Promise<WidgetModule<DiscountAdviceProps & WidgetHost>>;
  readonly 'message-box': () => Promise<WidgetModule<MessageBoxProps & WidgetHost>>;
  readonly 'promotion-conditions': () => Promise<WidgetModule<PromotionConditionsProps & FieldHost<PromotionConditionsValue>, PromotionConditionsValue>>;
  readonly 'promotion-preview': () => Promise<WidgetModule<PromotionPreviewProps & WidgetHost>>;
  readonly 'promotion-simulation': () => Promise<WidgetModule<PromotionSimulationProps & WidgetHost>>;
  readonly 'promotion-summary': () => Promise<WidgetModule<PromotionSummaryProps & WidgetHost>>;
  readonly 'second-factor-offer': () => Promise<WidgetModule<SecondFactorOfferProps & FieldHost<SecondFactorOfferValue>, SecondFactorOfferValue>>;
  readonly 'shown-amount': () => Promise<WidgetModule<ShownAmountProps & FieldHost<ShownAmountValue>, ShownAmountValue>>;
  readonly 'transaction-document-select': () => Promise<WidgetModule<TransactionDocumentSelectProps & FieldHost<TransactionDocumentSelectValue>, TransactionDocumentSelectValue>>;
  readonly 'transaction-gifts': () => Promise<WidgetModule<TransactionGiftsProps & WidgetHost>>;
  readonly 'transaction-payment-select': () => Promise<WidgetModule<TransactionPaymentSelectProps & FieldHost<TransactionPaymentSelectValue>, TransactionPaymentSelectValue>>;
  readonly 'transaction-picked': () => Promise<WidgetModule<TransactionPickedProps & WidgetHost>>;
  readonly 'transaction-quantities': () => Promise<WidgetModule<TransactionQuantitiesProps & FieldHost<TransactionQuantitiesValue>, TransactionQuantitiesValue>>;
  readonly 'transaction-totals': () => Promise<WidgetModule<TransactionTotalsProps & WidgetHost>>;
}

/** Hand-made screens that the declarations name. */
export interface CustomScreens {
  readonly 'analytics-page': () => Promise<{ readonly default: ComponentType<AnalyticsPageScreen> }>;
  readonly 'chat-page': () => Promise<{ readonly default: ComponentType<ChatPageScreen> }>;
}

/** Cells of this product. */
export interface OwnCells {
  readonly 'virtual-account': () => Promise<{ readonly default: OwnCell<VirtualAccountCellOptions, VirtualAccountCellValue> }>;
}

/** All of them: what `start` is given beside the product. */
export interface ProductParts {
  readonly widgets: WidgetRegistry;
  readonly screens: CustomScreens;
  readonly cells: OwnCells;
}
