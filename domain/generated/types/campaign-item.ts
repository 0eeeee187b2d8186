// Generated from schemas (campaign-item) by `npm run generate`. Edit that instead of this file.
/** What counts towards the target of a campaign: a product, or all of a category or brand. */
export interface CampaignItem {
  id: number;
  campaign_id: number;
  product: {
    id: number;
    sku_code: string;
    name: string;
  } | null;
  category: {
    id: number;
    name: string;
    description: string | null;
  } | null;
  brand: {
    id: number;
    name: string;
  } | null;
}
