// Generated from schemas (outline) by `npm run generate`. Edit that instead of this file.
export type OutlineParts = readonly {
  title: string;
  parts?: OutlineParts;
}[];

export interface Outline {
  id: number;
  title: string;
  words: number;
  /** What is said of it. */
  told: {
    message: string;
    params?: {};
  } | null;
  parts: OutlineParts;
}

export type OutlineCreateBodyParts = readonly {
  title: string;
  first_page?: number;
  last_page?: number;
  parts?: OutlineCreateBodyParts;
}[];

/** Body of outline.create. */
export interface OutlineCreateBody {
  title: string;
  subtitle?: string;
  parts?: OutlineCreateBodyParts;
}

/** What outline.create answers: one row, the item, or the alert's data. */
export interface OutlineCreateItem {
  id: number;
  parts: OutlineParts;
}

/** Path parameters of outline.update. */
export interface OutlineUpdateParams {
  id: number;
}

/** Body of outline.update. */
export interface OutlineUpdateBody {
  title: string;
  subtitle?: string;
  parts: OutlineCreateBodyParts;
}

/** What outline.update answers: one row, the item, or the alert's data. */
export interface OutlineUpdateItem {
  id: number;
  parts: OutlineParts;
}
