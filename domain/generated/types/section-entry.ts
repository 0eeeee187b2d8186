// Generated from schemas (section-entry) by `npm run generate`. Edit that instead of this file.
/** An item of a section, under the name of the product, category or brand itself. */
export interface SectionEntry {
  id: number;
  section: {
    id: number;
    title: string;
  } | null;
  name: string;
  ordering: number;
  sku_code: string | null;
  category_id: number | null;
  brand_id: number | null;
}
