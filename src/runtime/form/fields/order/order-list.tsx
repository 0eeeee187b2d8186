import { useState } from 'react';
import type { Row } from '../../../../../core/scope.ts';
import { t } from '../../../base/i18n/t.ts';
import { Grip } from '../../../ui/sortable/grip.tsx';
import { moved, useMoves } from '../../../ui/sortable/use-moves.ts';
import { staticStyled } from '../../../ui/theme/static-styled.tsx';
import type { ControlProps } from '../field-entry.ts';
import { inOrder, thingsOf } from './things.ts';

interface OrderListProps extends ControlProps {
  readonly record: Row | undefined;
  readonly value: unknown;
  commit(value: unknown): void;
}

/**
 * Orders the items that the loaded record has at `rows`. The field's value is the list of their `value`s; it is only set once an
 * item was moved, so that an unchanged order is not sent.
 */
export default function OrderList({
  id,
  field,
  describedBy,
  invalid,
  disabled,
  record,
  value,
  commit,
}: OrderListProps) {
  const [statusText, setStatusText] = useState('');
  const orderItems = inOrder(thingsOf(record, field.options), value);
  const nameOf = (path: string) => orderItems.find((orderItem) => orderItem.path === path)?.name ?? path;
  const move = (path: string, to: number) => {
    const reordered = moved(orderItems, path, to);
    const place = reordered.findIndex((orderItem) => orderItem.path === path) + 1;
    setStatusText(t('{name}: {place} of {count}', { name: nameOf(path), place, count: reordered.length }));
    commit(reordered.map((orderItem) => orderItem.value));
  };
  const { place, onKeyDown, onPointerDown } = useMoves(move);
  return (
    <Things>
      <ul
        id={id}
        ref={place}
        tabIndex={-1}
        aria-label={t(field.label)}
        aria-describedby={describedBy}
        data-invalid={invalid || undefined}
      >
        {orderItems.map(({ path, name, image }, itemIndex) => (
          <li key={path} data-path={path}>
            <span className="order-place">{itemIndex + 1}</span>
            {image && <img src={image} alt="" loading="lazy" draggable={false} />}
            <span className="order-name" dir="auto">
              {name}
            </span>
            {!disabled && (
              <Grip
                name={name}
                onKeyDown={(event) => onKeyDown(event, path, itemIndex)}
                onPointerDown={(event) => onPointerDown(event, path)}
              />
            )}
          </li>
        ))}
      </ul>
      {orderItems.length === 0 && <span className="order-place">-</span>}
      <div className="visually-hidden" role="status">
        {statusText}
      </div>
    </Things>
  );
}

const Things = staticStyled('div')({
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 48,
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& li[data-moving]': { background: 'var(--mui-palette-action-selected)' },
  '& .order-place': {
    minWidth: 24,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .order-name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& img': { width: 72, height: 48, objectFit: 'contain', borderRadius: 4, marginBlock: 4 },
  '& .grip': {
    display: 'inline-flex',
    padding: 12,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'var(--mui-palette-text-secondary)',
    cursor: 'grab',
    touchAction: 'none',
  },
});
