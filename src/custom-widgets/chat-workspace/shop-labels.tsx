import { sortedLabels } from './model/list-filter.ts';
import type { Conversation } from './service/chat-service.ts';

/** The most labels that are shown; the others are counted. */
const MOST = 2;

/** The labels of a conversation, as many as there is room for. */
export function ShopLabels({ shop }: { readonly shop: Conversation }) {
  const labels = sortedLabels(shop.labels ?? []);
  const others = labels.slice(MOST);
  return (
    <>
      {labels.slice(0, MOST).map((label) => (
        <bdi key={label} className="kind" title={label}>
          {label}
        </bdi>
      ))}
      {others.length > 0 && (
        <span className="kind" style={{ flex: 'none' }} title={others.join(', ')}>
          +{others.length}
        </span>
      )}
    </>
  );
}
