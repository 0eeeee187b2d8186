// Generated from schemas/transaction/transaction-gifts.widget.json by `npm run generate`. Edit that instead of this file.
import type { TransactionGetItem } from '../../../../domain/generated/types/transaction.ts';

/** What widget transaction-gifts is given. What an order brings for nothing: free_custom x qty. */
export interface TransactionGiftsProps {
  gifts: TransactionGetItem['cartItemsFreeCustom'];
}
