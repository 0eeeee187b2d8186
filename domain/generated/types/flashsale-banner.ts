// Generated from schemas (flashsale-banner) by `npm run generate`. Edit that instead of this file.
/** A banner of a flash sale. */
export interface FlashsaleBanner {
  id: number;
  banner_url: string;
}
