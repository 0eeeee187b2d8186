import type { Form } from './artwork.ts';

/** A child category and its products: every kind in every size. */
export interface DemoGroup {
  name: string;
  brands: readonly string[];
  form: Form;
  /** Size as it is printed on the pack -> weight in grams. */
  sizes: Readonly<Record<string, number>>;
  /** Kind -> rupiah for the first size; bigger packs cost a little less per gram. */
  kinds: Readonly<Record<string, number>>;
}

export interface DemoCategory {
  name: string;
  description: string;
  hue: number;
  active?: 0;
  groups: readonly DemoGroup[];
}
