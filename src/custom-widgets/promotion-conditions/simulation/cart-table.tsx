import { useSyncExternalStore } from 'react';
import { Icon, IconButton, t } from '../../../runtime/index.ts';
import type { Names } from '../model/names.ts';
import { NumberBox } from '../view/number-box.tsx';

export type Cart = readonly { readonly product_id: number; readonly quantity: number }[];

interface CartTableProps {
  readonly names: Names;
  readonly items: Cart;
  change(items: Cart): void;
}

/** The products that are tried, and how many of each. */
export function CartTable({ names, items, change }: CartTableProps) {
  useSyncExternalStore(
    (listener) => names.listen(listener),
    () => names.version,
  );
  if (items.length === 0) return null;
  return (
    <ul className="simulation-cart">
      {items.map(({ product_id, quantity }) => {
        const name = names.of('sku', product_id);
        return (
          <li key={product_id}>
            <span>{name}</span>
            <NumberBox
              label={t('Quantity of {name}', { name })}
              value={quantity}
              disabled={false}
              drops=""
              suffix={t('pcs')}
              onChange={(to) =>
                change(
                  items.map((cartLine) =>
                    cartLine.product_id === product_id ? { ...cartLine, quantity: to } : cartLine,
                  ),
                )
              }
            />
            <IconButton
              aria-label={t('Remove {what}', { what: name })}
              onClick={() => change(items.filter((cartLine) => cartLine.product_id !== product_id))}
            >
              <Icon name="delete" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
