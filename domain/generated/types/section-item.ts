// Generated from schemas (section-item) by `npm run generate`. Edit that instead of this file.
/** What a section shows at one place, counted from 1: a product, a category or a brand. */
export interface SectionItem {
  id: number;
  ordering: number;
  product: {
    id: number;
    name: string;
  } | null;
  category_id: number | null;
  category: {
    id: number;
    name: string;
  } | null;
  brand_id: number | null;
  brand: {
    id: number;
    name: string;
  } | null;
}
