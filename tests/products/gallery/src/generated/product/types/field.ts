// Generated from schemas (field) by `npm run generate`. Edit that instead of this file.
import type { FileValue } from '../../../../../../../src/runtime/core/validation/file-value.ts';

/**
 * Body of field.date.
 */
export interface FieldDateBody {
  empty?: string | null;
  filled?: string | null;
  long?: string | null;
  needed: string | null;
  wrong?: string | null;
  disabled?: string | null;
  fixed?: string | null;
  option_a?: string | null;
  hidden?: string | null;
}

/**
 * Body of field.file.
 */
export interface FieldFileBody {
  empty?: FileValue | '' | null;
  filled?: FileValue | '' | null;
  needed: FileValue | '' | null;
  wrong?: FileValue | '' | null;
  disabled?: FileValue | '' | null;
  fixed?: FileValue | '' | null;
  option_a?: FileValue | '' | null;
  option_b?: FileValue | '' | null;
  option_c?: FileValue | '' | null;
  hidden?: FileValue | '' | null;
  /**
   * 1 takes the stored "filled" away.
   */
  filled_remove?: 0 | 1;
}

/**
 * Body of field.image.
 */
export interface FieldImageBody {
  empty?: FileValue | '' | null;
  filled?: FileValue | '' | null;
  needed: FileValue | '' | null;
  wrong?: FileValue | '' | null;
  disabled?: FileValue | '' | null;
  fixed?: FileValue | '' | null;
  option_a?: FileValue | '' | null;
  option_b?: FileValue | '' | null;
  option_c?: FileValue | '' | null;
  hidden?: FileValue | '' | null;
  /**
   * 1 takes the stored "filled" away.
   */
  filled_remove?: 0 | 1;
}

/**
 * Body of field.lines.
 */
export interface FieldLinesBody {
  empty?: string[];
  filled?: string[];
  long?: string[];
  needed: string[];
  /**
   * @minItems 2
   */
  wrong?: string[];
  disabled?: string[];
  fixed?: string[];
  option_a?: string[];
  hidden?: string[];
}

/**
 * Body of field.money.
 */
export interface FieldMoneyBody {
  empty?: number | null;
  filled?: number | null;
  long?: number | null;
  needed: number | null;
  wrong?: number | null;
  disabled?: number | null;
  fixed?: number | null;
  option_a?: number | null;
  option_b?: number | null;
  hidden?: number | null;
}

/**
 * Body of field.number.
 */
export interface FieldNumberBody {
  empty?: number | null;
  filled?: number | null;
  long?: number | null;
  needed: number | null;
  wrong?: number | null;
  disabled?: number | null;
  fixed?: number | null;
  option_a?: number | null;
  option_b?: number | null;
  hidden?: number | null;
}

/**
 * Body of field.order.
 */
export interface FieldOrderBody {
  filled?: number[];
  plain?: number[];
  empty?: number[];
  disabled?: number[];
  fixed?: number[];
}

/**
 * Body of field.password.
 */
export interface FieldPasswordBody {
  empty?: string;
  filled?: string;
  needed: string;
  wrong?: string;
  disabled?: string;
  fixed?: string;
  hidden?: string;
  option_a?: string;
}

/**
 * Body of field.picker.
 */
export interface FieldPickerBody {
  empty?: number | null;
  filled?: number | null;
  long?: number | null;
  needed: number | null;
  wrong?: number | null;
  disabled?: number | null;
  fixed?: number | null;
  option_a?: number | null;
  option_b?: number | null;
  none?: number | null;
  failing?: number | null;
  hidden?: number | null;
}

/**
 * Body of field.record-picker-many.
 */
export interface FieldRecordPickerManyBody {
  empty?: number[];
  filled?: number[];
  long?: number[];
  needed: number[];
  /**
   * @maxItems 1
   */
  wrong?: number[];
  disabled?: number[];
  fixed?: number[];
  none?: number[];
  failing?: number[];
  hidden?: number[];
}

/**
 * Body of field.repeater.
 */
export interface FieldRepeaterBody {
  empty?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  /**
   * @minItems 1
   * @maxItems 4
   */
  filled?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  long?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  /**
   * @minItems 2
   */
  needed: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  wrong?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  disabled?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  fixed?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  option_a?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
  hidden?: {
    name: string;
    phone?: string;
    kind?: 1 | 2;
    place?: {
      city?: string;
    };
  }[];
}

/**
 * Body of field.rich-text.
 */
export interface FieldRichTextBody {
  empty?: string;
  filled?: string;
  long?: string;
  needed: string;
  wrong?: string;
  disabled?: string;
  fixed?: string;
  option_a?: string;
  hidden?: string;
}

/**
 * Body of field.select.
 */
export interface FieldSelectBody {
  empty?: 1 | 2 | 3 | null;
  filled?: 1 | 2 | 3 | null;
  long?: 1 | 2 | 3 | null;
  needed: 1 | 2 | 3 | null;
  wrong?: 1;
  disabled?: 1 | 2 | 3 | null;
  fixed?: 1 | 2 | 3 | null;
  hidden?: 1 | 2 | 3 | null;
}

/**
 * Body of field.switch.
 */
export interface FieldSwitchBody {
  empty?: 0 | 1;
  filled?: 0 | 1;
  needed: 0 | 1;
  wrong?: 1;
  disabled?: 0 | 1;
  fixed?: 0 | 1;
  hidden?: 0 | 1;
}

/**
 * Body of field.text.
 */
export interface FieldTextBody {
  empty?: string;
  filled?: string;
  long?: string;
  needed: string;
  wrong?: string;
  disabled?: string;
  fixed?: string;
  option_a?: string;
  option_b?: string;
  hidden?: string;
}

/**
 * Body of field.textarea.
 */
export interface FieldTextareaBody {
  empty?: string;
  filled?: string;
  long?: string;
  needed: string;
  wrong?: string;
  disabled?: string;
  fixed?: string;
  option_a?: string;
  hidden?: string;
}
