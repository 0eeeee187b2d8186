import type { ItemsCondition } from '../../../domain/promotions/conditions/conditions.ts';
import type { Db } from '../../store/index.ts';
import type { PromotionKind } from './promotion-kind.ts';

/** What a version of a promotion with conditions says; without `banner` the picture stays. */
export interface NewPromoValues {
  readonly nama: string;
  readonly kode: string;
  readonly kuota: number;
  readonly banner?: string | null;
  readonly deskripsi: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly items_condition: ItemsCondition;
}

export async function writeNewPromo(db: Db, id: number, values: NewPromoValues): Promise<void> {
  const items_condition = JSON.stringify(values.items_condition);
  await db
    .updateTable('new_promos')
    .set({ ...values, items_condition })
    .where('id', '=', id)
    .execute();
}

export const newPromoKind: PromotionKind<NewPromoValues> = {
  table: 'new_promos',
  active: 'is_active',
  apply: writeNewPromo,
};
