/** A promotion's conditions as the server answers them; the two ways between this and what is sent are beside it. */
import type { NewPromoGetItem } from '../../generated/types/new-promo.ts';

/** The part of a promotion's answer that the conditions are in. */
export type ReadBack = Pick<NewPromoGetItem, 'promo_condition' | 'benefit' | 'super_tier'>;
export type BenefitRead = ReadBack['benefit'][number];
export type PromoCondition = ReadBack['promo_condition'][number];
export type PromoValueGroup = PromoCondition['promo_value'][number];
export type PromoValueData = PromoValueGroup['data'][number];
/** A chosen thing. */
type PromoValueDetail = PromoValueData['promo_value_detail'][number];
export type Named = NonNullable<PromoValueDetail['detail']>;
export type ProductDetails = NonNullable<PromoValueDetail['product_details']>;
export type PromoTier = NonNullable<PromoValueDetail['promo_tier']>[number];
export type PromoItemCampur = NonNullable<PromoValueData['promo_item_campur']>;
