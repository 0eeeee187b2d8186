// Generated from schemas (product-image) by `npm run generate`. Edit that instead of this file.
export interface ProductImage {
  id: number;
  image_url: string | null;
  thumbnail_image_url: string | null;
  ordering: number;
}
