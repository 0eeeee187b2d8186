// Generated from schemas (form) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../../../../../src/runtime/core/validation/file-value.ts';

/**
 * Body of form.flat.
 */
export interface FormFlatBody {
  name: string;
  category_id: number;
  maker_id: number;
  code: string;
  weight?: number | null;
  most?: number | null;
  film?: string;
  note?: string;
}

/**
 * Body of form.rich.
 */
export interface FormRichBody {
  name: string;
  category_id: number;
  maker_id: number;
  code: string;
  weight?: number | null;
  most?: number | null;
  film?: string;
  note?: string;
  price?: number | null;
  unit?: 1 | 2 | null;
  since?: string | null;
  until?: string | null;
  picture?: FileValue | '' | null;
  paper?: FileValue | '' | null;
  words?: string[];
  /**
   * @minItems 1
   */
  sellers: number[];
  contact: {
    name: string;
    phone?: string;
    place?: {
      city?: string;
      street?: string;
    };
  };
}
