// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type {
  AccountChangePasswordBody, AccountUpdateBody, AccountUpdateItem,
} from '../../domain/generated/types/account.ts';
import type {
  AnalyticsAnswerTimesItem, AnalyticsAnswerTimesQuery, AnalyticsGetItem, AnalyticsGetQuery,
  AnalyticsKeywordsItem, AnalyticsKeywordsQuery, AnalyticsProductsItem, AnalyticsProductsQuery,
  AnalyticsReportBody, AnalyticsTodayItem, AnalyticsUsageItem, AnalyticsUsageQuery,
} from '../../domain/generated/types/analytics.ts';
import type {
  BcaMutationDetailItem, BcaMutationDetailParams,
} from '../../domain/generated/types/bca-mutation.ts';
import type {
  BroadcastCancelParams, BroadcastContinueItem, BroadcastContinueParams, BroadcastCreateBody,
  BroadcastCreateItem, BroadcastReachItem,
} from '../../domain/generated/types/broadcast.ts';
import type {
  BundleActivateParams, BundleCreateBody, BundleDeactivateParams, BundleDeleteItemParams,
  BundleDeleteThumbnailParams, BundleGetItem, BundleGetParams, BundleGetQuery, BundleUpdateBody,
  BundleUpdateItem,
} from '../../domain/generated/types/bundle.ts';
import type {
  CampaignAddItemsBody, CampaignAddParticipantsBody, CampaignCreateBody, CampaignDeleteItemParams,
  CampaignGetItem, CampaignGetParams, CampaignGetQuery, CampaignNotifyBody, CampaignReachItem,
  CampaignReachParams, CampaignSetActiveParams, CampaignUpdateBody, CampaignUpdateItem,
  CampaignUpdateParticipantsBody,
} from '../../domain/generated/types/campaign.ts';
import type {
  ChatAddFileBody, ChatAddFileItem, ChatAddPictureBody, ChatAddPictureItem, ChatAppMessagesItem,
  ChatAppMessagesQuery, ChatAppStateBody, ChatAppWriteBody, ChatAppWriteItem, ChatAssignBody,
  ChatAssignParams, ChatCancelLaterParams, ChatCheckUidItem, ChatColleaguesItem, ChatConfigsItem,
  ChatConversationsItem, ChatConversationsQuery, ChatCustomerItem, ChatCustomerParams,
  ChatDeleteMessageParams, ChatDeskBody, ChatDeskParams, ChatEditMessageBody, ChatEditMessageParams,
  ChatFindItem, ChatFindQuery, ChatInvoicesItem, ChatInvoicesQuery, ChatLabelsItem, ChatListLaterItem,
  ChatListLaterParams, ChatMessageDetailsItem, ChatMessageDetailsParams, ChatMessagePromoBody,
  ChatMessagePromoItem, ChatMessagesItem, ChatMessagesParams, ChatMessagesQuery, ChatOpenBody, ChatOpenItem,
  ChatPriceOrderBody, ChatPriceOrderItem, ChatTicketItem, ChatTransactionsItem, ChatTransactionsQuery,
  ChatTtbItem, ChatTtbQuery, ChatUnreadItem, ChatVendorTokenItem, ChatWriteLaterBody, ChatWriteLaterParams,
} from '../../domain/generated/types/chat.ts';
import type {
  FlashsaleCreateBody, FlashsaleDeleteBannerParams, FlashsaleDeleteProductParams, FlashsaleGetItem,
  FlashsaleGetParams, FlashsaleGetQuery, FlashsaleSetActiveBody, FlashsaleSetActiveParams,
  FlashsaleUpdateBody, FlashsaleUpdateItem, FlashsaleUpdateParams,
} from '../../domain/generated/types/flashsale.ts';
import type {
  HargaCoretCreateBody, HargaCoretCreateItem, HargaCoretGetItem, HargaCoretGetParams, HargaCoretGetQuery,
  HargaCoretStatusParams, HargaCoretStatusQuery,
} from '../../domain/generated/types/harga-coret.ts';
import type {
  JobCancelItem, JobCancelParams, JobContinueItem, JobContinueParams, JobDownloadParams, JobGetItem,
  JobGetParams, JobListItem, JobListQuery,
} from '../../domain/generated/types/job.ts';
import type { LevelGetItem, LevelGetParams } from '../../domain/generated/types/level.ts';
import type {
  NewPromoCreateBody, NewPromoGetItem, NewPromoGetParams, NewPromoReachBody, NewPromoReachItem,
  NewPromoSimulateBody, NewPromoSimulateItem, NewPromoUpdateBody, NewPromoUpdateItem, NewPromoWlItem,
  NewPromoWlQuery,
} from '../../domain/generated/types/new-promo.ts';
import type { NewsAddPictureBody, NewsAddPictureItem } from '../../domain/generated/types/news.ts';
import type { PointGetItem, PointGetParams } from '../../domain/generated/types/point.ts';
import type {
  ProductFreeActivateParams, ProductFreeCreateBody, ProductFreeDeactivateParams, ProductFreeGetItem,
  ProductFreeGetParams, ProductFreeGetQuery, ProductFreeUpdateBody, ProductFreeUpdateItem,
} from '../../domain/generated/types/product-free.ts';
import type {
  ProductAddImagesBody, ProductAddImagesParams, ProductOrderImagesBody, ProductOrderImagesParams,
  ProductUploadImageBody, ProductUploadImageItem, ProductUploadImageParams,
} from '../../domain/generated/types/product.ts';
import type {
  PromoAddImageBody, PromoAddProductsBody, PromoAddProductsParams, PromoCreateBody, PromoGetItem,
  PromoGetParams, PromoNotifyBody, PromoNotifyItem, PromoUpdateBody, PromoUpdateItem,
} from '../../domain/generated/types/promo.ts';
import type {
  PromotionApprovalApproveItem, PromotionApprovalApproveParams, PromotionApprovalApproveQuery,
  PromotionApprovalChangesItem, PromotionApprovalChangesParams, PromotionApprovalDeletePictureParams,
  PromotionApprovalDeletePictureQuery, PromotionApprovalGetItem, PromotionApprovalGetParams,
  PromotionApprovalLastMonthItem, PromotionApprovalLastMonthParams, PromotionApprovalProductsItem,
  PromotionApprovalProductsParams, PromotionApprovalProductsQuery, PromotionApprovalReadyItem,
  PromotionApprovalRejectParams, PromotionApprovalRejectQuery, PromotionApprovalReviseBody,
  PromotionApprovalReviseParams, PromotionApprovalShopsItem, PromotionApprovalShopsParams,
  PromotionApprovalShopsQuery, PromotionApprovalTurnDownBody, PromotionApprovalTurnDownParams,
} from '../../domain/generated/types/promotion-approval.ts';
import type {
  PromotionDeleteParams, PromotionEndParams, PromotionUpdateStatusParams,
} from '../../domain/generated/types/promotion.ts';
import type {
  SecondFactorGetItem, SecondFactorOfferItem, SecondFactorSwitchOffBody, SecondFactorSwitchOnBody,
} from '../../domain/generated/types/second-factor.ts';
import type {
  SectionAddItemsBody, SectionDeleteAllItemsParams, SectionDeleteItemParams, SectionOrderItemsBody,
} from '../../domain/generated/types/section.ts';
import type {
  SessionEndParams, SessionListItem, SessionMeItem, SessionProveBody, SessionSignInBody, SessionSignInItem,
} from '../../domain/generated/types/session.ts';
import type {
  TransactionAcceptBody, TransactionAcceptItem, TransactionAcceptParams, TransactionApproveBody,
  TransactionApproveItem, TransactionCompleteBody, TransactionCompleteItem, TransactionCompleteParams,
  TransactionCountsItem, TransactionCreateBody, TransactionCreateDocumentBody, TransactionCreateDocumentItem,
  TransactionCreateDocumentParams, TransactionCreateItem, TransactionDeleteDocumentParams,
  TransactionDeliverBody, TransactionDeliverItem, TransactionDeliverParams, TransactionDocumentItem,
  TransactionDocumentParams, TransactionDocumentsItem, TransactionDocumentsParams, TransactionExportCsvQuery,
  TransactionGetItem, TransactionGetParams, TransactionPaymentsItem, TransactionPaymentsParams,
  TransactionPriceBody, TransactionPriceItem, TransactionPriceParams, TransactionSendReminderParams,
  TransactionSroBody, TransactionSroItem, TransactionTimelineItem, TransactionTimelineParams,
  TransactionUpdateBody, TransactionUpdateDocumentBody, TransactionUpdateDocumentItem,
  TransactionUpdateDocumentParams, TransactionUpdateItem,
} from '../../domain/generated/types/transaction.ts';
import type {
  UserAdminCreateBody, UserAdminCreateItem, UserAdminDeleteParams, UserAdminResetPasswordBody,
  UserAdminResetPasswordParams, UserAdminResetSecondFactorParams, UserAdminUpdateBody, UserAdminUpdateItem,
} from '../../domain/generated/types/user-admin.ts';
import type { UserResetPasswordItem, UserResetPasswordParams } from '../../domain/generated/types/user.ts';
import type {
  ViewCreateBody, ViewCreateItem, ViewDeleteParams, ViewListItem, ViewListQuery, ViewUpdateBody,
  ViewUpdateItem, ViewUpdateParams,
} from '../../domain/generated/types/view.ts';
import type {
  VoucherEndParams, VoucherGetItem, VoucherGetParams,
} from '../../domain/generated/types/voucher.ts';
import type { Handler, StepHandler } from '../calls/handler.ts';
import type { Step } from '../resources/lifecycle-parts.ts';
import type {
  BroadcastChanges, BroadcastRecord, PromotionApprovalChanges, PromotionApprovalRecord, TransactionChanges,
  TransactionRecord,
} from './lifecycles.ts';
import type { Readable } from 'node:stream';

/** Operations without a resource: each needs a handler of this type. */
export interface EndpointHandlers {
  readonly 'account.change-password': Handler<
    { body: AccountChangePasswordBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'own_password' | 'weak_password'
  >;
  readonly 'account.update': Handler<
    { body: AccountUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: AccountUpdateItem }
  >;
  readonly 'analytics.answer-times': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: AnalyticsAnswerTimesQuery },
    AnalyticsAnswerTimesItem,
    'period'
  >;
  readonly 'analytics.get': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: AnalyticsGetQuery },
    AnalyticsGetItem,
    'period'
  >;
  readonly 'analytics.keywords': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: AnalyticsKeywordsQuery },
    AnalyticsKeywordsItem[],
    'period'
  >;
  readonly 'analytics.products': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: AnalyticsProductsQuery },
    AnalyticsProductsItem[],
    'period'
  >;
  readonly 'analytics.report': Handler<
    { body: AnalyticsReportBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'analytics.today': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    AnalyticsTodayItem
  >;
  readonly 'analytics.usage': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: AnalyticsUsageQuery },
    AnalyticsUsageItem[],
    'period'
  >;
  readonly 'bca-mutation.detail': Handler<
    { body: Record<never, never>; params: BcaMutationDetailParams; query: Record<never, never> },
    BcaMutationDetailItem
  >;
  readonly 'broadcast.cancel': StepHandler<
    { body: Record<never, never>; params: BroadcastCancelParams; query: Record<never, never> } & {
      step: Step<BroadcastRecord, 'Terjadwal', 'Dibatalkan', 'cancel'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    BroadcastRecord,
    BroadcastChanges
  >;
  readonly 'broadcast.continue': StepHandler<
    { body: Record<never, never>; params: BroadcastContinueParams; query: Record<never, never> } & {
      step: Step<BroadcastRecord, 'Terkirim sebagian' | 'Gagal', 'Mengirim', 'continue'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: BroadcastContinueItem },
    BroadcastRecord,
    BroadcastChanges
  >;
  readonly 'broadcast.create': Handler<
    { body: BroadcastCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: BroadcastCreateItem },
    'voucher' | 'known_shops'
  >;
  readonly 'broadcast.reach': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    BroadcastReachItem
  >;
  readonly 'bundle.activate': Handler<
    { body: Record<never, never>; params: BundleActivateParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'bundle.create': Handler<
    { body: BundleCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_products' | 'picture' | 'other_approver'
  >;
  readonly 'bundle.deactivate': Handler<
    { body: Record<never, never>; params: BundleDeactivateParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'bundle.delete-item': Handler<
    { body: Record<never, never>; params: BundleDeleteItemParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'last_one' | 'other_approver'
  >;
  readonly 'bundle.delete-thumbnail': Handler<
    { body: Record<never, never>; params: BundleDeleteThumbnailParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'last_one' | 'other_approver'
  >;
  readonly 'bundle.get': Handler<
    { body: Record<never, never>; params: BundleGetParams; query: BundleGetQuery },
    BundleGetItem
  >;
  readonly 'bundle.update': Handler<
    { body: BundleUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: BundleUpdateItem },
    'known_products' | 'picture' | 'other_approver'
  >;
  readonly 'campaign.add-items': Handler<
    { body: CampaignAddItemsBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_items'
  >;
  readonly 'campaign.add-participants': Handler<
    { body: CampaignAddParticipantsBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_participants'
  >;
  readonly 'campaign.create': Handler<
    { body: CampaignCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_items' | 'known_participants' | 'other_approver'
  >;
  readonly 'campaign.delete-item': Handler<
    { body: Record<never, never>; params: CampaignDeleteItemParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'last_one'
  >;
  readonly 'campaign.get': Handler<
    { body: Record<never, never>; params: CampaignGetParams; query: CampaignGetQuery },
    CampaignGetItem
  >;
  readonly 'campaign.notify': Handler<
    { body: CampaignNotifyBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'some_participants'
  >;
  readonly 'campaign.reach': Handler<
    { body: Record<never, never>; params: CampaignReachParams; query: Record<never, never> },
    CampaignReachItem
  >;
  readonly 'campaign.set-active': Handler<
    { body: Record<never, never>; params: CampaignSetActiveParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'campaign.update': Handler<
    { body: CampaignUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: CampaignUpdateItem },
    'kind_of_target' | 'other_approver'
  >;
  readonly 'campaign.update-participants': Handler<
    { body: CampaignUpdateParticipantsBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'some_participants'
  >;
  readonly 'chat.add-file': Handler<
    { body: ChatAddFileBody; params: Record<never, never>; query: Record<never, never> },
    ChatAddFileItem
  >;
  readonly 'chat.add-picture': Handler<
    { body: ChatAddPictureBody; params: Record<never, never>; query: Record<never, never> },
    ChatAddPictureItem
  >;
  readonly 'chat.app-messages': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ChatAppMessagesQuery },
    ChatAppMessagesItem[]
  >;
  readonly 'chat.app-state': Handler<
    { body: ChatAppStateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'chat.app-write': Handler<
    { body: ChatAppWriteBody; params: Record<never, never>; query: Record<never, never> },
    ChatAppWriteItem,
    'some_words' | 'known_type' | 'sendable'
  >;
  readonly 'chat.assign': Handler<
    { body: ChatAssignBody; params: ChatAssignParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'may_chat' | 'same_assignee'
  >;
  readonly 'chat.cancel-later': Handler<
    { body: Record<never, never>; params: ChatCancelLaterParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'chat.check-uid': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatCheckUidItem
  >;
  readonly 'chat.colleagues': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatColleaguesItem[]
  >;
  readonly 'chat.configs': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatConfigsItem[]
  >;
  readonly 'chat.conversations': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ChatConversationsQuery },
    ChatConversationsItem[]
  >;
  readonly 'chat.customer': Handler<
    { body: Record<never, never>; params: ChatCustomerParams; query: Record<never, never> },
    ChatCustomerItem
  >;
  readonly 'chat.delete-message': Handler<
    { body: Record<never, never>; params: ChatDeleteMessageParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'in_time'
  >;
  readonly 'chat.desk': Handler<
    { body: ChatDeskBody; params: ChatDeskParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'to_come' | 'few_labels'
  >;
  readonly 'chat.edit-message': Handler<
    { body: ChatEditMessageBody; params: ChatEditMessageParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'in_time'
  >;
  readonly 'chat.find': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ChatFindQuery },
    ChatFindItem[]
  >;
  readonly 'chat.invoices': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ChatInvoicesQuery },
    ChatInvoicesItem[]
  >;
  readonly 'chat.labels': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatLabelsItem[]
  >;
  readonly 'chat.list-later': Handler<
    { body: Record<never, never>; params: ChatListLaterParams; query: Record<never, never> },
    ChatListLaterItem[]
  >;
  readonly 'chat.message-details': Handler<
    { body: Record<never, never>; params: ChatMessageDetailsParams; query: Record<never, never> },
    ChatMessageDetailsItem
  >;
  readonly 'chat.message-promo': Handler<
    { body: ChatMessagePromoBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: ChatMessagePromoItem }
  >;
  readonly 'chat.messages': Handler<
    { body: Record<never, never>; params: ChatMessagesParams; query: ChatMessagesQuery },
    ChatMessagesItem[]
  >;
  readonly 'chat.open': Handler<
    { body: ChatOpenBody; params: Record<never, never>; query: Record<never, never> },
    ChatOpenItem
  >;
  readonly 'chat.price-order': Handler<
    { body: ChatPriceOrderBody; params: Record<never, never>; query: Record<never, never> },
    ChatPriceOrderItem,
    'active_shop' | 'current_bundles' | 'voucher' | 'some_goods' | 'orderable' | 'max_qty'
  >;
  readonly 'chat.ticket': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatTicketItem
  >;
  readonly 'chat.transactions': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ChatTransactionsQuery },
    ChatTransactionsItem[]
  >;
  readonly 'chat.ttb': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ChatTtbQuery },
    ChatTtbItem[]
  >;
  readonly 'chat.unread': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatUnreadItem
  >;
  readonly 'chat.vendor-token': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    ChatVendorTokenItem
  >;
  readonly 'chat.write-later': Handler<
    { body: ChatWriteLaterBody; params: ChatWriteLaterParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'to_come'
  >;
  readonly 'flashsale.create': Handler<
    { body: FlashsaleCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'session' | 'sold' | 'products' | 'banner' | 'other_approver'
  >;
  readonly 'flashsale.delete-banner': Handler<
    { body: Record<never, never>; params: FlashsaleDeleteBannerParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'last_one' | 'other_approver'
  >;
  readonly 'flashsale.delete-product': Handler<
    { body: Record<never, never>; params: FlashsaleDeleteProductParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'sold' | 'last_one' | 'other_approver'
  >;
  readonly 'flashsale.export-report': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    { name: string; mime: string; stream: Readable }
  >;
  readonly 'flashsale.get': Handler<
    { body: Record<never, never>; params: FlashsaleGetParams; query: FlashsaleGetQuery },
    FlashsaleGetItem
  >;
  readonly 'flashsale.set-active': Handler<
    { body: FlashsaleSetActiveBody; params: FlashsaleSetActiveParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'flashsale.update': Handler<
    { body: FlashsaleUpdateBody; params: FlashsaleUpdateParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: FlashsaleUpdateItem },
    'session' | 'sold' | 'products' | 'other_approver'
  >;
  readonly 'harga-coret.create': Handler<
    { body: HargaCoretCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: HargaCoretCreateItem },
    'known_products' | 'discount' | 'not_past' | 'other_approver'
  >;
  readonly 'harga-coret.get': Handler<
    { body: Record<never, never>; params: HargaCoretGetParams; query: HargaCoretGetQuery },
    HargaCoretGetItem
  >;
  readonly 'harga-coret.status': Handler<
    { body: Record<never, never>; params: HargaCoretStatusParams; query: HargaCoretStatusQuery },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'job.cancel': Handler<
    { body: Record<never, never>; params: JobCancelParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: JobCancelItem }
  >;
  readonly 'job.continue': Handler<
    { body: Record<never, never>; params: JobContinueParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: JobContinueItem }
  >;
  readonly 'job.download': Handler<
    { body: Record<never, never>; params: JobDownloadParams; query: Record<never, never> },
    { name: string; mime: string; stream: Readable }
  >;
  readonly 'job.get': Handler<
    { body: Record<never, never>; params: JobGetParams; query: Record<never, never> },
    JobGetItem
  >;
  readonly 'job.list': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: JobListQuery },
    { rows: JobListItem[]; total: number }
  >;
  readonly 'level.get': Handler<
    { body: Record<never, never>; params: LevelGetParams; query: Record<never, never> },
    LevelGetItem
  >;
  readonly 'new-promo.create': Handler<
    { body: NewPromoCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'conditions' | 'free_code' | 'other_approver'
  >;
  readonly 'new-promo.get': Handler<
    { body: Record<never, never>; params: NewPromoGetParams; query: Record<never, never> },
    NewPromoGetItem
  >;
  readonly 'new-promo.reach': Handler<
    { body: NewPromoReachBody; params: Record<never, never>; query: Record<never, never> },
    NewPromoReachItem,
    'conditions'
  >;
  readonly 'new-promo.simulate': Handler<
    { body: NewPromoSimulateBody; params: Record<never, never>; query: Record<never, never> },
    NewPromoSimulateItem,
    'conditions'
  >;
  readonly 'new-promo.update': Handler<
    { body: NewPromoUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: NewPromoUpdateItem },
    'conditions' | 'free_code' | 'banner' | 'other_approver'
  >;
  readonly 'new-promo.wl': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: NewPromoWlQuery },
    NewPromoWlItem[]
  >;
  readonly 'news.add-picture': Handler<
    { body: NewsAddPictureBody; params: Record<never, never>; query: Record<never, never> },
    NewsAddPictureItem
  >;
  readonly 'point.get': Handler<
    { body: Record<never, never>; params: PointGetParams; query: Record<never, never> },
    PointGetItem
  >;
  readonly 'product-free.activate': Handler<
    { body: Record<never, never>; params: ProductFreeActivateParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'product-free.create': Handler<
    { body: ProductFreeCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_products' | 'other_approver'
  >;
  readonly 'product-free.deactivate': Handler<
    { body: Record<never, never>; params: ProductFreeDeactivateParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'product-free.get': Handler<
    { body: Record<never, never>; params: ProductFreeGetParams; query: ProductFreeGetQuery },
    ProductFreeGetItem
  >;
  readonly 'product-free.update': Handler<
    { body: ProductFreeUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: ProductFreeUpdateItem },
    'known_products' | 'other_approver'
  >;
  readonly 'product.add-images': Handler<
    { body: ProductAddImagesBody; params: ProductAddImagesParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'picture'
  >;
  readonly 'product.order-images': Handler<
    { body: ProductOrderImagesBody; params: ProductOrderImagesParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'all_images'
  >;
  readonly 'product.upload-image': Handler<
    { body: ProductUploadImageBody; params: ProductUploadImageParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: ProductUploadImageItem },
    'picture'
  >;
  readonly 'promo.add-image': Handler<
    { body: PromoAddImageBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'picture'
  >;
  readonly 'promo.add-products': Handler<
    { body: PromoAddProductsBody; params: PromoAddProductsParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_products'
  >;
  readonly 'promo.create': Handler<
    { body: PromoCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'promo.get': Handler<
    { body: Record<never, never>; params: PromoGetParams; query: Record<never, never> },
    PromoGetItem
  >;
  readonly 'promo.notify': Handler<
    { body: PromoNotifyBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: PromoNotifyItem }
  >;
  readonly 'promo.update': Handler<
    { body: PromoUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: PromoUpdateItem }
  >;
  readonly 'promotion-approval.approve': StepHandler<
    { body: Record<never, never>; params: PromotionApprovalApproveParams; query: PromotionApprovalApproveQuery } & {
      step: Step<PromotionApprovalRecord, 1, 1, 'approve'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: PromotionApprovalApproveItem },
    PromotionApprovalRecord,
    PromotionApprovalChanges,
    'shown_turn'
  >;
  readonly 'promotion-approval.changes': Handler<
    { body: Record<never, never>; params: PromotionApprovalChangesParams; query: Record<never, never> },
    PromotionApprovalChangesItem[]
  >;
  readonly 'promotion-approval.delete-picture': Handler<
    { body: Record<never, never>; params: PromotionApprovalDeletePictureParams; query: PromotionApprovalDeletePictureQuery },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'last_one'
  >;
  readonly 'promotion-approval.get': Handler<
    { body: Record<never, never>; params: PromotionApprovalGetParams; query: Record<never, never> },
    PromotionApprovalGetItem
  >;
  readonly 'promotion-approval.last-month': Handler<
    { body: Record<never, never>; params: PromotionApprovalLastMonthParams; query: Record<never, never> },
    PromotionApprovalLastMonthItem[]
  >;
  readonly 'promotion-approval.products': Handler<
    { body: Record<never, never>; params: PromotionApprovalProductsParams; query: PromotionApprovalProductsQuery },
    { rows: PromotionApprovalProductsItem[]; total: number }
  >;
  readonly 'promotion-approval.ready': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    PromotionApprovalReadyItem
  >;
  readonly 'promotion-approval.reject': StepHandler<
    { body: Record<never, never>; params: PromotionApprovalRejectParams; query: PromotionApprovalRejectQuery } & {
      step: Step<PromotionApprovalRecord, 1, 3, 'reject'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    PromotionApprovalRecord,
    PromotionApprovalChanges,
    'shown_turn'
  >;
  readonly 'promotion-approval.revise': StepHandler<
    { body: PromotionApprovalReviseBody; params: PromotionApprovalReviseParams; query: Record<never, never> } & {
      step: Step<PromotionApprovalRecord, 1, 4, 'revise'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    PromotionApprovalRecord,
    PromotionApprovalChanges,
    'shown_turn'
  >;
  readonly 'promotion-approval.shops': Handler<
    { body: Record<never, never>; params: PromotionApprovalShopsParams; query: PromotionApprovalShopsQuery },
    { rows: PromotionApprovalShopsItem[]; total: number }
  >;
  readonly 'promotion-approval.turn-down': StepHandler<
    { body: PromotionApprovalTurnDownBody; params: PromotionApprovalTurnDownParams; query: Record<never, never> } & {
      step: Step<PromotionApprovalRecord, 1, 3, 'turn-down'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    PromotionApprovalRecord,
    PromotionApprovalChanges,
    'shown_turn'
  >;
  readonly 'promotion.delete': Handler<
    { body: Record<never, never>; params: PromotionDeleteParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'unused'
  >;
  readonly 'promotion.end': Handler<
    { body: Record<never, never>; params: PromotionEndParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'promotion.update-status': Handler<
    { body: Record<never, never>; params: PromotionUpdateStatusParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'not_rejected'
  >;
  readonly 'second-factor.get': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    SecondFactorGetItem
  >;
  readonly 'second-factor.offer': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    SecondFactorOfferItem
  >;
  readonly 'second-factor.switch-off': Handler<
    { body: SecondFactorSwitchOffBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'own_password' | 'wrong_code'
  >;
  readonly 'second-factor.switch-on': Handler<
    { body: SecondFactorSwitchOnBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'own_password' | 'wrong_code'
  >;
  readonly 'section.add-items': Handler<
    { body: SectionAddItemsBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'known_items' | 'some_items' | 'items_once'
  >;
  readonly 'section.delete-all-items': Handler<
    { body: Record<never, never>; params: SectionDeleteAllItemsParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'section.delete-item': Handler<
    { body: Record<never, never>; params: SectionDeleteItemParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'section.order-items': Handler<
    { body: SectionOrderItemsBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'places'
  >;
  readonly 'session.end': Handler<
    { body: Record<never, never>; params: SessionEndParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'session.end-others': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'session.list': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    SessionListItem[]
  >;
  readonly 'session.me': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    SessionMeItem
  >;
  readonly 'session.prove': Handler<
    { body: SessionProveBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'own_password' | 'wrong_code'
  >;
  readonly 'session.sign-in': Handler<
    { body: SessionSignInBody; params: Record<never, never>; query: Record<never, never> },
    SessionSignInItem
  >;
  readonly 'session.sign-out': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'transaction.accept': StepHandler<
    { body: TransactionAcceptBody; params: TransactionAcceptParams; query: Record<never, never> } & {
      step: Step<TransactionRecord, 0, 1, 'accept'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionAcceptItem },
    TransactionRecord,
    TransactionChanges,
    'document_numbers' | 'own_items'
  >;
  readonly 'transaction.approve': StepHandler<
    { body: TransactionApproveBody; params: Record<never, never>; query: Record<never, never> } & {
      step: Step<TransactionRecord, 0 | 1 | 2 | 3, 0 | 1 | 2 | 3, 'confirm-paid'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionApproveItem },
    TransactionRecord,
    TransactionChanges,
    'shown_total' | 'open_payment'
  >;
  readonly 'transaction.complete': StepHandler<
    { body: TransactionCompleteBody; params: TransactionCompleteParams; query: Record<never, never> } & {
      step: Step<TransactionRecord, 2, 3, 'complete'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionCompleteItem },
    TransactionRecord,
    TransactionChanges
  >;
  readonly 'transaction.counts': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> },
    TransactionCountsItem[]
  >;
  readonly 'transaction.create': Handler<
    { body: TransactionCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionCreateItem },
    'active_shop' | 'current_bundles' | 'voucher' | 'some_goods' | 'orderable' | 'max_qty' | 'shown_total'
  >;
  readonly 'transaction.create-document': StepHandler<
    { body: TransactionCreateDocumentBody; params: TransactionCreateDocumentParams; query: Record<never, never> } & {
      step: Step<TransactionRecord, 0 | 1 | 2, 0 | 1 | 2, 'add-document'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionCreateDocumentItem },
    TransactionRecord,
    TransactionChanges,
    'document_numbers' | 'own_items' | 'some_pieces'
  >;
  readonly 'transaction.delete-document': Handler<
    { body: Record<never, never>; params: TransactionDeleteDocumentParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'delivered'
  >;
  readonly 'transaction.deliver': StepHandler<
    { body: TransactionDeliverBody; params: TransactionDeliverParams; query: Record<never, never> } & {
      step: Step<TransactionRecord, 1, 2, 'deliver'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionDeliverItem },
    TransactionRecord,
    TransactionChanges,
    'own_document' | 'own_items' | 'some_pieces'
  >;
  readonly 'transaction.document': Handler<
    { body: Record<never, never>; params: TransactionDocumentParams; query: Record<never, never> },
    TransactionDocumentItem
  >;
  readonly 'transaction.documents': Handler<
    { body: Record<never, never>; params: TransactionDocumentsParams; query: Record<never, never> },
    TransactionDocumentsItem
  >;
  readonly 'transaction.export-csv': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: TransactionExportCsvQuery },
    { name: string; mime: string; stream: Readable }
  >;
  readonly 'transaction.get': Handler<
    { body: Record<never, never>; params: TransactionGetParams; query: Record<never, never> },
    TransactionGetItem
  >;
  readonly 'transaction.payments': Handler<
    { body: Record<never, never>; params: TransactionPaymentsParams; query: Record<never, never> },
    TransactionPaymentsItem[]
  >;
  readonly 'transaction.price': Handler<
    { body: TransactionPriceBody; params: TransactionPriceParams; query: Record<never, never> },
    TransactionPriceItem,
    'own_items' | 'active_shop' | 'orderable' | 'max_qty' | 'whole_bundles'
  >;
  readonly 'transaction.send-reminder': StepHandler<
    { body: Record<never, never>; params: TransactionSendReminderParams; query: Record<never, never> } & {
      step: Step<TransactionRecord, 0 | 1 | 2 | 3, 0 | 1 | 2 | 3, 'remind'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    TransactionRecord,
    TransactionChanges,
    'active_shop'
  >;
  readonly 'transaction.sro': StepHandler<
    { body: TransactionSroBody; params: Record<never, never>; query: Record<never, never> } & {
      step: Step<TransactionRecord, 2 | 3, 2 | 3, 'sro'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionSroItem },
    TransactionRecord,
    TransactionChanges,
    'own_items' | 'sro_number' | 'some_pieces' | 'returnable'
  >;
  readonly 'transaction.timeline': Handler<
    { body: Record<never, never>; params: TransactionTimelineParams; query: Record<never, never> },
    TransactionTimelineItem[]
  >;
  readonly 'transaction.update': StepHandler<
    { body: TransactionUpdateBody; params: Record<never, never>; query: Record<never, never> } & {
      step: Step<TransactionRecord, 0 | 1, 0 | 1, 'edit'>;
    },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionUpdateItem },
    TransactionRecord,
    TransactionChanges,
    'own_items' | 'active_shop' | 'orderable' | 'max_qty' | 'whole_bundles' | 'shown_total' | 'shown_voucher'
  >;
  readonly 'transaction.update-document': Handler<
    { body: TransactionUpdateDocumentBody; params: TransactionUpdateDocumentParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: TransactionUpdateDocumentItem },
    'document_numbers' | 'own_items' | 'delivered' | 'some_pieces'
  >;
  readonly 'user-admin.create': Handler<
    { body: UserAdminCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: UserAdminCreateItem },
    'weak_password'
  >;
  readonly 'user-admin.delete': Handler<
    { body: Record<never, never>; params: UserAdminDeleteParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'no_approver'
  >;
  readonly 'user-admin.reset-password': Handler<
    { body: UserAdminResetPasswordBody; params: UserAdminResetPasswordParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown },
    'weak_password'
  >;
  readonly 'user-admin.reset-second-factor': Handler<
    { body: Record<never, never>; params: UserAdminResetSecondFactorParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'user-admin.update': Handler<
    { body: UserAdminUpdateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: UserAdminUpdateItem },
    'own_password' | 'weak_password' | 'last_superadmin'
  >;
  readonly 'user.reset-password': Handler<
    { body: Record<never, never>; params: UserResetPasswordParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: UserResetPasswordItem }
  >;
  readonly 'view.create': Handler<
    { body: ViewCreateBody; params: Record<never, never>; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: ViewCreateItem },
    'most_views' | 'free_name'
  >;
  readonly 'view.delete': Handler<
    { body: Record<never, never>; params: ViewDeleteParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'view.list': Handler<
    { body: Record<never, never>; params: Record<never, never>; query: ViewListQuery },
    ViewListItem[]
  >;
  readonly 'view.update': Handler<
    { body: ViewUpdateBody; params: ViewUpdateParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: ViewUpdateItem },
    'free_name'
  >;
  readonly 'voucher.end': Handler<
    { body: Record<never, never>; params: VoucherEndParams; query: Record<never, never> },
    { message: string; params?: Readonly<Record<string, unknown>>; data?: unknown }
  >;
  readonly 'voucher.get': Handler<
    { body: Record<never, never>; params: VoucherGetParams; query: Record<never, never> },
    VoucherGetItem
  >;
}
