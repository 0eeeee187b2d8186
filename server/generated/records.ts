// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { Admin } from '../../domain/generated/types/admin.ts';
import type { ApprovalLevel } from '../../domain/generated/types/approval-level.ts';
import type { Approval } from '../../domain/generated/types/approval.ts';
import type { BcaMutation } from '../../domain/generated/types/bca-mutation.ts';
import type { Brand } from '../../domain/generated/types/brand.ts';
import type { BroadcastUser } from '../../domain/generated/types/broadcast-user.ts';
import type { Broadcast } from '../../domain/generated/types/broadcast.ts';
import type { BundleDetail } from '../../domain/generated/types/bundle-detail.ts';
import type { BundleThumbnail } from '../../domain/generated/types/bundle-thumbnail.ts';
import type { Bundle } from '../../domain/generated/types/bundle.ts';
import type { CampaignItem } from '../../domain/generated/types/campaign-item.ts';
import type { CampaignParticipant } from '../../domain/generated/types/campaign-participant.ts';
import type { Campaign } from '../../domain/generated/types/campaign.ts';
import type { CannedReply } from '../../domain/generated/types/canned-reply.ts';
import type { Category } from '../../domain/generated/types/category.ts';
import type { ChatConversation } from '../../domain/generated/types/chat-conversation.ts';
import type { ChatMessage } from '../../domain/generated/types/chat-message.ts';
import type { Config } from '../../domain/generated/types/config.ts';
import type { Driver } from '../../domain/generated/types/driver.ts';
import type { FlashsaleBanner } from '../../domain/generated/types/flashsale-banner.ts';
import type { FlashsaleProduct } from '../../domain/generated/types/flashsale-product.ts';
import type { Flashsale } from '../../domain/generated/types/flashsale.ts';
import type { HargaCoret } from '../../domain/generated/types/harga-coret.ts';
import type { Job } from '../../domain/generated/types/job.ts';
import type { Level } from '../../domain/generated/types/level.ts';
import type { Location } from '../../domain/generated/types/location.ts';
import type { NavLog } from '../../domain/generated/types/nav-log.ts';
import type { NewPromo } from '../../domain/generated/types/new-promo.ts';
import type { News } from '../../domain/generated/types/news.ts';
import type { OtpLog } from '../../domain/generated/types/otp-log.ts';
import type { Point } from '../../domain/generated/types/point.ts';
import type { ProductDiscount } from '../../domain/generated/types/product-discount.ts';
import type { ProductDiscounts } from '../../domain/generated/types/product-discounts.ts';
import type { ProductFreeItem } from '../../domain/generated/types/product-free-item.ts';
import type { ProductFree } from '../../domain/generated/types/product-free.ts';
import type { ProductHistory } from '../../domain/generated/types/product-history.ts';
import type { ProductImage } from '../../domain/generated/types/product-image.ts';
import type { ProductInventory } from '../../domain/generated/types/product-inventory.ts';
import type { ProductLog } from '../../domain/generated/types/product-log.ts';
import type { ProductPrice } from '../../domain/generated/types/product-price.ts';
import type { ProductPromoPrice } from '../../domain/generated/types/product-promo-price.ts';
import type { ProductWholesalePrice } from '../../domain/generated/types/product-wholesale-price.ts';
import type { Product } from '../../domain/generated/types/product.ts';
import type { PromoImage } from '../../domain/generated/types/promo-image.ts';
import type { PromoProduct } from '../../domain/generated/types/promo-product.ts';
import type { Promo } from '../../domain/generated/types/promo.ts';
import type { PromotionApprovalLog } from '../../domain/generated/types/promotion-approval-log.ts';
import type { PromotionApproval } from '../../domain/generated/types/promotion-approval.ts';
import type { PromotionCategory } from '../../domain/generated/types/promotion-category.ts';
import type { PromotionTurn } from '../../domain/generated/types/promotion-turn.ts';
import type { Promotion } from '../../domain/generated/types/promotion.ts';
import type { SalesPerson } from '../../domain/generated/types/sales-person.ts';
import type { SectionEntry } from '../../domain/generated/types/section-entry.ts';
import type { SectionItem } from '../../domain/generated/types/section-item.ts';
import type { Section } from '../../domain/generated/types/section.ts';
import type { TransactionDocumentDetail } from '../../domain/generated/types/transaction-document-detail.ts';
import type { TransactionDocument } from '../../domain/generated/types/transaction-document.ts';
import type { TransactionGift } from '../../domain/generated/types/transaction-gift.ts';
import type { TransactionItem } from '../../domain/generated/types/transaction-item.ts';
import type { TransactionSroLine } from '../../domain/generated/types/transaction-sro-line.ts';
import type { TransactionSro } from '../../domain/generated/types/transaction-sro.ts';
import type { Transaction } from '../../domain/generated/types/transaction.ts';
import type { UserAdmin } from '../../domain/generated/types/user-admin.ts';
import type { UserUpdateInfo } from '../../domain/generated/types/user-update-info.ts';
import type { User } from '../../domain/generated/types/user.ts';
import type { VoucherBrand } from '../../domain/generated/types/voucher-brand.ts';
import type { VoucherCategory } from '../../domain/generated/types/voucher-category.ts';
import type { VoucherProduct } from '../../domain/generated/types/voucher-product.ts';
import type { VoucherShop } from '../../domain/generated/types/voucher-shop.ts';
import type { VoucherUsage } from '../../domain/generated/types/voucher-usage.ts';
import type { Voucher } from '../../domain/generated/types/voucher.ts';

/** Records as the server reads them, by entity: no computed fields. */
export interface EntityRecords {
  readonly 'admin': Omit<Admin,
    | 'role_string'
  >;
  readonly 'approval': Approval;
  readonly 'approval-level': ApprovalLevel;
  readonly 'bca-mutation': BcaMutation;
  readonly 'brand': Brand;
  readonly 'broadcast': Broadcast;
  readonly 'broadcast-user': BroadcastUser;
  readonly 'bundle': Omit<Bundle,
    | 'offer'
    | 'state'
    | 'standing'
    | 'used'
    | 'approval_id'
    | 'approval_status'
    | 'approval_action'
    | 'approval_turn'
    | 'approval_offer'
    | 'approval_standing'
    | 'waiting'
  >;
  readonly 'bundle-detail': BundleDetail;
  readonly 'bundle-thumbnail': BundleThumbnail;
  readonly 'campaign': Omit<Campaign,
    | 'approval_id'
    | 'approval_status'
    | 'approval_action'
    | 'approval_turn'
    | 'approval_offer'
    | 'approval_standing'
    | 'offer'
    | 'standing'
    | 'used'
    | 'waiting_picture'
    | 'waiting'
  >;
  readonly 'campaign-item': CampaignItem;
  readonly 'campaign-participant': CampaignParticipant;
  readonly 'canned-reply': CannedReply;
  readonly 'category': Category;
  readonly 'chat-conversation': Omit<ChatConversation,
    | 'uid'
    | 'name'
    | 'status'
    | 'unread'
    | 'position'
    | 'assignee'
    | 'last_message'
  >;
  readonly 'chat-message': Omit<ChatMessage,
    | 'text'
    | 'sender_uid'
    | 'sender_name'
    | 'quote'
    | 'deleted'
  >;
  readonly 'config': Config;
  readonly 'driver': Driver;
  readonly 'flashsale': Omit<Flashsale,
    | 'total_pendapatan'
    | 'item_detail'
    | 'approval_id'
    | 'approval_status'
    | 'approval_action'
    | 'approval_turn'
    | 'approval_offer'
    | 'approval_standing'
    | 'offer'
    | 'standing'
    | 'used'
    | 'waiting_picture'
    | 'waiting'
  >;
  readonly 'flashsale-banner': FlashsaleBanner;
  readonly 'flashsale-product': FlashsaleProduct;
  readonly 'harga-coret': Omit<HargaCoret,
    | 'approval_id'
    | 'approval_status'
    | 'approval_offer'
    | 'approval_standing'
    | 'offer'
    | 'standing'
    | 'used'
    | 'waiting'
  >;
  readonly 'job': Job;
  readonly 'level': Omit<Level,
    | 'who'
    | 'used'
  >;
  readonly 'location': Location;
  readonly 'nav-log': NavLog;
  readonly 'new-promo': Omit<NewPromo,
    | 'maks_said'
    | 'maks_params'
    | 'tipe_promo'
    | 'approval_status'
    | 'approval_action'
    | 'approval_id'
    | 'approval_turn'
    | 'approval_standing'
    | 'promo_condition'
    | 'benefit'
    | 'super_tier'
    | 'items_condition'
  >;
  readonly 'news': News;
  readonly 'otp-log': OtpLog;
  readonly 'point': Omit<Point,
    | 'offer'
    | 'standing'
    | 'used'
  >;
  readonly 'product': Product;
  readonly 'product-discount': ProductDiscount;
  readonly 'product-discounts': ProductDiscounts;
  readonly 'product-free': Omit<ProductFree,
    | 'offer'
    | 'state'
    | 'standing'
    | 'used'
    | 'approval_id'
    | 'approval_status'
    | 'approval_action'
    | 'approval_turn'
    | 'approval_offer'
    | 'approval_standing'
    | 'waiting'
  >;
  readonly 'product-free-item': ProductFreeItem;
  readonly 'product-history': ProductHistory;
  readonly 'product-image': ProductImage;
  readonly 'product-inventory': ProductInventory;
  readonly 'product-log': ProductLog;
  readonly 'product-price': ProductPrice;
  readonly 'product-promo-price': ProductPromoPrice;
  readonly 'product-wholesale-price': ProductWholesalePrice;
  readonly 'promo': Omit<Promo,
    | 'banner'
    | 'file_url'
    | 'offer'
    | 'standing'
    | 'used'
  >;
  readonly 'promo-image': PromoImage;
  readonly 'promo-product': PromoProduct;
  readonly 'promotion': Promotion;
  readonly 'promotion-approval': PromotionApproval;
  readonly 'promotion-approval-log': PromotionApprovalLog;
  readonly 'promotion-category': PromotionCategory;
  readonly 'promotion-turn': PromotionTurn;
  readonly 'sales-person': SalesPerson;
  readonly 'section': Section;
  readonly 'section-entry': SectionEntry;
  readonly 'section-item': SectionItem;
  readonly 'transaction': Transaction;
  readonly 'transaction-document': TransactionDocument;
  readonly 'transaction-document-detail': TransactionDocumentDetail;
  readonly 'transaction-gift': TransactionGift;
  readonly 'transaction-item': TransactionItem;
  readonly 'transaction-sro': TransactionSro;
  readonly 'transaction-sro-line': TransactionSroLine;
  readonly 'user': User;
  readonly 'user-admin': UserAdmin;
  readonly 'user-update-info': UserUpdateInfo;
  readonly 'voucher': Omit<Voucher,
    | 'who'
    | 'offer'
    | 'standing'
    | 'used'
  >;
  readonly 'voucher-brand': VoucherBrand;
  readonly 'voucher-category': VoucherCategory;
  readonly 'voucher-product': VoucherProduct;
  readonly 'voucher-shop': VoucherShop;
  readonly 'voucher-usage': VoucherUsage;
}
