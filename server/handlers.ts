import { watchAge } from './backup/index.ts';
import { figures } from './calls/handler.ts';
import type { EndpointHandlers } from './generated/handlers.ts';
import { updateAccount } from './handlers/account.ts';
import { addItems } from './handlers/add-section-items.ts';
import {
  createAdmin,
  deleteAdmin,
  resetPassword,
  resetSecondFactor,
  updateAdmin,
} from './handlers/admins.ts';
import { getAnalytics, listKeywords, listUsage, listViewedProducts } from './handlers/analytics.ts';
import { getAnswerTimes } from './handlers/answer-times.ts';
import { countActivity } from './handlers/app-activity.ts';
import { readMutation } from './handlers/bca-mutations.ts';
import {
  cancelBroadcast,
  continueBroadcast,
  createBroadcast,
  messagePromo,
  readReach,
} from './handlers/broadcasts.ts';
import {
  checkUid,
  getUnread,
  listConversations,
  listMessages,
  makeTicket,
  noteShop,
  readAsShop,
  writeAsShop,
} from './handlers/chat.ts';
import {
  listInvoices,
  listTransactions,
  listTtb,
  priceChatOrder,
  readCustomer,
} from './handlers/chat-customer.ts';
import { findWrittenMessages, listLabels, openConversation, setDesk } from './handlers/chat-desk.ts';
import { deleteMessage, editMessage, readMessageDetails } from './handlers/chat-messages.ts';
import {
  assignConversation,
  cancelLater,
  listColleagues,
  listLater,
  writeLater,
} from './handlers/chat-team.ts';
import { chatVendorHandlers } from './handlers/chat-vendor.ts';
import { cancelOwnJob, continueOwnJob, downloadResult, getJob, listJobs } from './handlers/jobs.ts';
import { changeOwnPassword } from './handlers/own-password.ts';
import { addChatFile, addChatPicture, addPicture } from './handlers/pictures.ts';
import { orderProductImages } from './handlers/product-image-order.ts';
import { addProductImages, uploadProductImage } from './handlers/product-images.ts';
import { approve, reject, revise, turnDown } from './handlers/promotions/approval.ts';
import { promoHandlers } from './handlers/promotions/basic-promo.ts';
import { bundleHandlers } from './handlers/promotions/bundle.ts';
import { campaignHandlers } from './handlers/promotions/campaigns.ts';
import { readChanges } from './handlers/promotions/changes.ts';
import { endPromotion, endVoucher } from './handlers/promotions/end.ts';
import {
  createFlashsale,
  deleteFlashsaleBanner,
  deleteFlashsaleProduct,
  setFlashsaleActive,
  updateFlashsale,
} from './handlers/promotions/flashsale.ts';
import { freeItemHandlers } from './handlers/promotions/free-item.ts';
import { hargaCoretHandlers } from './handlers/promotions/harga-coret.ts';
import { levelHandlers } from './handlers/promotions/level.ts';
import { deletePromotion, updateStatus } from './handlers/promotions/master.ts';
import { createNewPromo, updateNewPromo } from './handlers/promotions/new-promo.ts';
import { pointHandlers } from './handlers/promotions/point.ts';
import { listReachedProducts, listReachedShops, readLastMonthOf } from './handlers/promotions/reached.ts';
import { readApproval } from './handlers/promotions/read-approval.ts';
import { exportFlashsales, readFlashsale } from './handlers/promotions/read-flashsale.ts';
import { listWlAreas, readNewPromo } from './handlers/promotions/read-new-promo.ts';
import { readReady } from './handlers/promotions/registry.ts';
import { reachNewPromo, simulateNewPromo } from './handlers/promotions/simulate-new-promo.ts';
import { voucherHandlers } from './handlers/promotions/voucher.ts';
import { deleteWaitingPicture } from './handlers/promotions/waiting.ts';
import { prove } from './handlers/prove.ts';
import {
  getSecondFactor,
  offerSecondFactor,
  switchOffSecondFactor,
  switchOnSecondFactor,
} from './handlers/second-factor.ts';
import { deleteAllItems, deleteItem, orderItems } from './handlers/section-items.ts';
import { me, signIn, signOut } from './handlers/session.ts';
import { endOtherSessions, endOwnSession, listSessions } from './handlers/sessions.ts';
import { todayWith } from './handlers/today.ts';
import { createTransaction } from './handlers/transactions/create-transaction.ts';
import { createDocument, deleteDocument, updateDocument } from './handlers/transactions/documents.ts';
import { editQuantities, priceQuantities } from './handlers/transactions/edit-quantities.ts';
import { accept, complete, confirmPaid, deliver, storeSro } from './handlers/transactions/lead-on.ts';
import { countTransactions, exportTransactions } from './handlers/transactions/list-transactions.ts';
import { listPayments } from './handlers/transactions/payments.ts';
import { listDocuments, readDocument, readTransaction } from './handlers/transactions/read-transaction.ts';
import { sendReminder } from './handlers/transactions/remind.ts';
import { readTimeline } from './handlers/transactions/timeline.ts';
import { resetUserPassword } from './handlers/users.ts';
import { createView, deleteView, listViews, updateView } from './handlers/views.ts';
import type { Settings } from './settings.ts';

/** The handlers of all operations that generic resources cannot answer: the compiler reports missing ones. */
export const handlersWith = ({
  backups,
  cometChat,
  connectorKey,
}: Pick<Settings, 'backups' | 'cometChat' | 'connectorKey'>) =>
  ({
    ...handlers,
    'analytics.today': todayWith(backups && watchAge(backups)),
    ...chatVendorHandlers(cometChat),
    'chat.app-write': writeAsShop(connectorKey),
    'chat.app-messages': readAsShop(connectorKey),
  }) satisfies EndpointHandlers;

const handlers = {
  'session.sign-in': signIn,
  'session.sign-out': signOut,
  'session.me': me,
  'session.prove': prove,
  'session.list': listSessions,
  'session.end': endOwnSession,
  'session.end-others': endOtherSessions,
  'account.update': updateAccount,
  'account.change-password': changeOwnPassword,
  'second-factor.get': getSecondFactor,
  'second-factor.offer': offerSecondFactor,
  'second-factor.switch-on': switchOnSecondFactor,
  'second-factor.switch-off': switchOffSecondFactor,
  'analytics.get': figures(getAnalytics),
  'analytics.keywords': figures(listKeywords),
  'analytics.products': figures(listViewedProducts),
  'analytics.usage': figures(listUsage),
  'analytics.answer-times': figures(getAnswerTimes),
  'analytics.report': countActivity,
  'chat.check-uid': checkUid,
  'chat.add-picture': addChatPicture,
  'chat.add-file': addChatFile,
  'chat.ticket': makeTicket,
  'chat.conversations': listConversations,
  'chat.messages': listMessages,
  'chat.unread': getUnread,
  'chat.colleagues': listColleagues,
  'chat.assign': assignConversation,
  'chat.find': findWrittenMessages,
  'chat.desk': setDesk,
  'chat.labels': listLabels,
  'chat.open': openConversation,
  'chat.list-later': listLater,
  'chat.write-later': writeLater,
  'chat.cancel-later': cancelLater,
  'chat.delete-message': deleteMessage,
  'chat.edit-message': editMessage,
  'chat.message-details': readMessageDetails,
  'chat.customer': readCustomer,
  'chat.invoices': listInvoices,
  'chat.transactions': listTransactions,
  'chat.ttb': listTtb,
  'chat.price-order': priceChatOrder,
  'chat.message-promo': messagePromo,
  'chat.app-state': noteShop,
  'user-admin.create': createAdmin,
  'user-admin.update': updateAdmin,
  'user-admin.delete': deleteAdmin,
  'user-admin.reset-password': resetPassword,
  'user-admin.reset-second-factor': resetSecondFactor,
  'news.add-picture': addPicture,
  'product.upload-image': uploadProductImage,
  'product.add-images': addProductImages,
  'product.order-images': orderProductImages,
  'user.reset-password': resetUserPassword,
  'bca-mutation.detail': readMutation,
  'broadcast.create': createBroadcast,
  'broadcast.reach': readReach,
  'broadcast.cancel': cancelBroadcast,
  'broadcast.continue': continueBroadcast,
  'job.list': listJobs,
  'job.get': getJob,
  'job.cancel': cancelOwnJob,
  'job.continue': continueOwnJob,
  'job.download': downloadResult,
  'new-promo.create': createNewPromo,
  'new-promo.update': updateNewPromo,
  'new-promo.get': readNewPromo,
  'new-promo.reach': reachNewPromo,
  'new-promo.simulate': simulateNewPromo,
  'new-promo.wl': listWlAreas,
  'flashsale.get': readFlashsale,
  'flashsale.create': createFlashsale,
  'flashsale.update': updateFlashsale,
  'flashsale.delete-banner': deleteFlashsaleBanner,
  'flashsale.delete-product': deleteFlashsaleProduct,
  'flashsale.set-active': setFlashsaleActive,
  'flashsale.export-report': exportFlashsales,
  ...campaignHandlers,
  ...promoHandlers,
  ...levelHandlers,
  ...pointHandlers,
  ...voucherHandlers,
  ...bundleHandlers,
  ...freeItemHandlers,
  ...hargaCoretHandlers,
  'promotion.delete': deletePromotion,
  'promotion.end': endPromotion,
  'voucher.end': endVoucher,
  'promotion.update-status': updateStatus,
  'promotion-approval.approve': approve,
  'promotion-approval.reject': reject,
  'promotion-approval.turn-down': turnDown,
  'promotion-approval.revise': revise,
  'promotion-approval.changes': readChanges,
  'promotion-approval.ready': readReady,
  'promotion-approval.get': readApproval,
  'promotion-approval.shops': listReachedShops,
  'promotion-approval.products': listReachedProducts,
  'promotion-approval.last-month': readLastMonthOf,
  'promotion-approval.delete-picture': deleteWaitingPicture,
  'section.add-items': addItems,
  'section.order-items': orderItems,
  'section.delete-item': deleteItem,
  'section.delete-all-items': deleteAllItems,
  'transaction.counts': countTransactions,
  'transaction.export-csv': exportTransactions,
  'transaction.get': readTransaction,
  'transaction.documents': listDocuments,
  'transaction.document': readDocument,
  'transaction.timeline': readTimeline,
  'transaction.payments': listPayments,
  'transaction.create': createTransaction,
  'transaction.send-reminder': sendReminder,
  'transaction.create-document': createDocument,
  'transaction.update-document': updateDocument,
  'transaction.delete-document': deleteDocument,
  'transaction.accept': accept,
  'transaction.deliver': deliver,
  'transaction.complete': complete,
  'transaction.sro': storeSro,
  'transaction.update': editQuantities,
  'transaction.price': priceQuantities,
  'transaction.approve': confirmPaid,
  'view.list': listViews,
  'view.create': createView,
  'view.update': updateView,
  'view.delete': deleteView,
};
