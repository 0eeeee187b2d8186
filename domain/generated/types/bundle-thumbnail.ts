// Generated from schemas (bundle-thumbnail) by `npm run generate`. Edit that instead of this file.
/** A picture of a bundle. */
export interface BundleThumbnail {
  id: number;
  thumbnail: string;
}
