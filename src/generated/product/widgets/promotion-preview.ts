// Generated from schemas/new-promo/promotion-preview.widget.json by `npm run generate`. Edit that instead of this file.
/** What widget promotion-preview is given. A promotion in words while it is edited. */
export interface PromotionPreviewProps {}
