import type { ChatTransactionsItem } from '../../../domain/generated/types/chat.ts';
import type { OrderLine } from '../../custom-widgets/chat-workspace/panels.ts';
import { notify } from '../../runtime/index.ts';

/** The lines of an order as a new one has them, each product once; says what cannot be ordered any more. */
export function linesAgain({ items }: ChatTransactionsItem): readonly OrderLine[] {
  const lines = new Map<number, OrderLine>();
  const lost: string[] = [];
  for (const { product_id: id, name, price, image_url, quantity, stock, orderable } of items) {
    if (!orderable) {
      lost.push(name);
      continue;
    }
    const images = image_url === null ? [] : [{ image_url }];
    const before = lines.get(id)?.quantity ?? 0;
    lines.set(id, { product: { id, name, price, stock, images }, quantity: before + quantity });
  }
  if (lines.size === 0) notify('Nothing of this order can be ordered any more.', { tone: 'error' });
  else if (lost.length > 0)
    notify('Can no longer be ordered: {names}.', { tone: 'info', values: { names: lost.join(', ') } });
  return [...lines.values()];
}
