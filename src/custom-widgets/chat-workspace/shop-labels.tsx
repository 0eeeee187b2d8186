import { sortedLabels } from './model/list-filter.ts';
import type { Conversation } from './service/chat-service.ts';

interface ShopLabelsProps {
  readonly shop: Conversation;
  /** The most that are shown; the others are counted. */
  readonly most?: number;
}

/** The labels of a conversation, as many as there is room for. */
export function ShopLabels({ shop, most = 2 }: ShopLabelsProps) {
  const labels = sortedLabels(shop.labels ?? []);
  const others = labels.slice(most);
  return (
    <>
      {labels.slice(0, most).map((label) => (
        <bdi key={label} className="kind" title={label}>
          {label}
        </bdi>
      ))}
      {others.length > 0 && (
        <span className="kind" style={{ flex: 'none', minWidth: 0 }} title={others.join(', ')}>
          +{others.length}
        </span>
      )}
    </>
  );
}
