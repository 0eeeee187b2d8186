import { Skeleton } from '../../ui/states.tsx';
import type { RowPlan } from './list-plan.ts';

const WIDTHS = ['72%', '48%', '60%', '84%', '54%'];
const MOST = 12;

/** Width of the bar for a text; `at`: its column. */
export function skeletonWidth(row: number, columnIndex: number): string | undefined {
  return WIDTHS[(row + columnIndex) % WIDTHS.length];
}

/** Width of the bar for a row's buttons; px. */
export const BUTTONS_SKELETON_WIDTH = 48;

/** The skeleton of the rows, shown when loading takes a moment; hidden from screen readers. */
export function ListSkeleton({ plan, rows }: { plan: RowPlan; rows: number }) {
  return Array.from({ length: Math.min(rows, MOST) }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing but their position
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing of it takes the focus
    <tr key={row} className="skeleton-row" aria-hidden="true">
      {plan.rowSelection && (
        <td className="pick">
          <Skeleton width={16} height={16} />
        </td>
      )}
      {plan.columns.map(({ column, className }, columnIndex) => (
        <td key={column.path} className={className}>
          <Skeleton
            width={
              column.cell === 'image' ? Number(column.options?.width ?? 40) : skeletonWidth(row, columnIndex)
            }
            height={column.cell === 'image' ? 28 : 12}
          />
        </td>
      ))}
      {plan.actions.length > 0 && (
        <td className="list-actions">
          <Skeleton width={BUTTONS_SKELETON_WIDTH} />
        </td>
      )}
    </tr>
  ));
}
