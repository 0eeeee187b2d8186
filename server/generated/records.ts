// Generated from schemas/**/*.entity.json by `npm run generate`. Edit that instead of this file.
import type { Admin } from '../../src/generated/product/types/admin.ts';
import type { ApprovalLevel } from '../../src/generated/product/types/approval-level.ts';
import type { Approval } from '../../src/generated/product/types/approval.ts';
import type { BcaMutation } from '../../src/generated/product/types/bca-mutation.ts';
import type { Brand } from '../../src/generated/product/types/brand.ts';
import type { BroadcastUser } from '../../src/generated/product/types/broadcast-user.ts';
import type { Broadcast } from '../../src/generated/product/types/broadcast.ts';
import type { BundleDetail } from '../../src/generated/product/types/bundle-detail.ts';
import type { BundleThumbnail } from '../../src/generated/product/types/bundle-thumbnail.ts';
import type { Bundle } from '../../src/generated/product/types/bundle.ts';
import type { CampaignItem } from '../../src/generated/product/types/campaign-item.ts';
import type { Campaign } from '../../src/generated/product/types/campaign.ts';
import type { CannedReply } from '../../src/generated/product/types/canned-reply.ts';
import type { Category } from '../../src/generated/product/types/category.ts';
import type { ChatConversation } from '../../src/generated/product/types/chat-conversation.ts';
import type { ChatMessage } from '../../src/generated/product/types/chat-message.ts';
import type { Config } from '../../src/generated/product/types/config.ts';
import type { Driver } from '../../src/generated/product/types/driver.ts';
import type { Flashsale } from '../../src/generated/product/types/flashsale.ts';
import type { HargaCoret } from '../../src/generated/product/types/harga-coret.ts';
import type { Job } from '../../src/generated/product/types/job.ts';
import type { Level } from '../../src/generated/product/types/level.ts';
import type { Location } from '../../src/generated/product/types/location.ts';
import type { NavLog } from '../../src/generated/product/types/nav-log.ts';
import type { News } from '../../src/generated/product/types/news.ts';
import type { OtpLog } from '../../src/generated/product/types/otp-log.ts';
import type { Point } from '../../src/generated/product/types/point.ts';
import type { ProductDiscount } from '../../src/generated/product/types/product-discount.ts';
import type { ProductDiscounts } from '../../src/generated/product/types/product-discounts.ts';
import type { ProductFreeItem } from '../../src/generated/product/types/product-free-item.ts';
import type { ProductFree } from '../../src/generated/product/types/product-free.ts';
import type { ProductHistory } from '../../src/generated/product/types/product-history.ts';
import type { ProductImage } from '../../src/generated/product/types/product-image.ts';
import type { ProductInventory } from '../../src/generated/product/types/product-inventory.ts';
import type { ProductLog } from '../../src/generated/product/types/product-log.ts';
import type { ProductPrice } from '../../src/generated/product/types/product-price.ts';
import type { ProductPromoPrice } from '../../src/generated/product/types/product-promo-price.ts';
import type { ProductWholesalePrice } from '../../src/generated/product/types/product-wholesale-price.ts';
import type { Product } from '../../src/generated/product/types/product.ts';
import type { PromoImage } from '../../src/generated/product/types/promo-image.ts';
import type { PromoProduct } from '../../src/generated/product/types/promo-product.ts';
import type { Promo } from '../../src/generated/product/types/promo.ts';
import type { PromotionApprovalLog } from '../../src/generated/product/types/promotion-approval-log.ts';
import type { PromotionApproval } from '../../src/generated/product/types/promotion-approval.ts';
import type { Promotion } from '../../src/generated/product/types/promotion.ts';
import type { SalesPerson } from '../../src/generated/product/types/sales-person.ts';
import type { SectionItem } from '../../src/generated/product/types/section-item.ts';
import type { Section } from '../../src/generated/product/types/section.ts';
import type {
  TransactionDocumentDetail,
} from '../../src/generated/product/types/transaction-document-detail.ts';
import type { TransactionDocument } from '../../src/generated/product/types/transaction-document.ts';
import type { TransactionGift } from '../../src/generated/product/types/transaction-gift.ts';
import type { TransactionItem } from '../../src/generated/product/types/transaction-item.ts';
import type { TransactionSroLine } from '../../src/generated/product/types/transaction-sro-line.ts';
import type { TransactionSro } from '../../src/generated/product/types/transaction-sro.ts';
import type { Transaction } from '../../src/generated/product/types/transaction.ts';
import type { UserAdmin } from '../../src/generated/product/types/user-admin.ts';
import type { UserUpdateInfo } from '../../src/generated/product/types/user-update-info.ts';
import type { User } from '../../src/generated/product/types/user.ts';
import type { VoucherBrand } from '../../src/generated/product/types/voucher-brand.ts';
import type { VoucherCategory } from '../../src/generated/product/types/voucher-category.ts';
import type { VoucherProduct } from '../../src/generated/product/types/voucher-product.ts';
import type { VoucherUsage } from '../../src/generated/product/types/voucher-usage.ts';
import type { Voucher } from '../../src/generated/product/types/voucher.ts';

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
    | 'waiting'
  >;
  readonly 'bundle-detail': BundleDetail;
  readonly 'bundle-thumbnail': BundleThumbnail;
  readonly 'campaign': Omit<Campaign,
    | 'approval_id'
    | 'approval_status'
    | 'approval_action'
    | 'offer'
    | 'standing'
    | 'used'
    | 'waiting_picture'
    | 'waiting'
  >;
  readonly 'campaign-item': CampaignItem;
  readonly 'canned-reply': CannedReply;
  readonly 'category': Category;
  readonly 'chat-conversation': Omit<ChatConversation,
    | 'uid'
    | 'name'
    | 'status'
    | 'unread'
    | 'assignee'
    | 'last_message'
  >;
  readonly 'chat-message': Omit<ChatMessage,
    | 'text'
    | 'sender_uid'
    | 'sender_name'
    | 'deleted'
  >;
  readonly 'config': Config;
  readonly 'driver': Driver;
  readonly 'flashsale': Omit<Flashsale,
    | 'total_pendapatan'
    | 'item_banner'
    | 'item_detail'
    | 'approval_id'
    | 'approval_status'
    | 'approval_action'
    | 'offer'
    | 'standing'
    | 'used'
    | 'waiting_picture'
    | 'waiting'
  >;
  readonly 'harga-coret': Omit<HargaCoret,
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
  readonly 'sales-person': SalesPerson;
  readonly 'section': Section;
  readonly 'section-item': Omit<SectionItem,
    | 'name'
    | 'sku_code'
  >;
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
  readonly 'voucher-usage': VoucherUsage;
}
