// Generated from schemas/analytics/analytics.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreenProps, ItemAnswer, RowsAnswer, TypedEndpoint } from '../../../../core/model.ts';
import type {
  AnalyticsAnswerTimesItem, AnalyticsAnswerTimesQuery, AnalyticsGetItem, AnalyticsGetQuery,
  AnalyticsKeywordsItem, AnalyticsKeywordsQuery, AnalyticsProductsItem, AnalyticsProductsQuery,
  AnalyticsTodayItem, AnalyticsUsageItem, AnalyticsUsageQuery,
} from '../../../../domain/generated/types/analytics.ts';
import {
  analyticsAnswerTimes, analyticsGet, analyticsKeywords, analyticsProducts, analyticsToday, analyticsUsage,
} from '../endpoints/analytics.ts';

/** What the hand-made screen analytics-page is drawn with. */
export type AnalyticsPageScreen = CustomScreenProps<Readonly<Record<never, never>>, { readonly start_date?: string; readonly end_date?: string }, { readonly orders: 'transaction-list'; readonly days: 'transaction-all'; readonly chat: 'chat'; readonly shopsFirst: readonly unknown[] }>;

/** The calls that the hand-made screen analytics-page makes by itself. */
export const calls: {
  readonly 'analytics.answer-times': TypedEndpoint<AnalyticsAnswerTimesQuery, ItemAnswer<AnalyticsAnswerTimesItem>>;
  readonly 'analytics.get': TypedEndpoint<AnalyticsGetQuery, ItemAnswer<AnalyticsGetItem>>;
  readonly 'analytics.keywords': TypedEndpoint<AnalyticsKeywordsQuery, RowsAnswer<AnalyticsKeywordsItem>>;
  readonly 'analytics.products': TypedEndpoint<AnalyticsProductsQuery, RowsAnswer<AnalyticsProductsItem>>;
  readonly 'analytics.today': TypedEndpoint<Readonly<Record<string, never>>, ItemAnswer<AnalyticsTodayItem>>;
  readonly 'analytics.usage': TypedEndpoint<AnalyticsUsageQuery, RowsAnswer<AnalyticsUsageItem>>;
} = {
  'analytics.answer-times': analyticsAnswerTimes,
  'analytics.get': analyticsGet,
  'analytics.keywords': analyticsKeywords,
  'analytics.products': analyticsProducts,
  'analytics.today': analyticsToday,
  'analytics.usage': analyticsUsage,
};
