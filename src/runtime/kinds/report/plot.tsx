import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { t } from '../../base/i18n/t.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import { type PlotKind, type Point, placeAfter, sumOf } from './points.ts';

// The chart library is loaded after the page's text.
const DrawnPlot = lazyWithPreload(() => import('./drawn-plot.tsx'));

/** Height of a chart in px. */
export const PLOT_HEIGHT = 220;

/** px of a row. */
const ROW_HEIGHT = 28;
/** Rows are read downwards. */
const ROW_KEYS: Readonly<Record<string, string>> = { ArrowUp: 'ArrowLeft', ArrowDown: 'ArrowRight' };

interface PlotProps {
  /** Id of the heading. */
  readonly label: string;
  readonly points: readonly Point[];
  readonly draw?: PlotKind;
  readonly isMoney?: boolean;
  /** What is said to who cannot see it, until a point is chosen; translated. */
  readonly hint: string;
  write(value: number): string;
  textOf(group: string): string;
  /** The shorter text on the axis. */
  tick(group: string): string;
  /** Opens the rows of a group; absent: a group leads nowhere. */
  readonly open?: ((group: string) => void) | undefined;
  /** Draws what is chosen as a link. */
  linked?(group: string, content: ReactNode): ReactNode;
}

/** A chart of one figure, with the value of the hovered or selected group above it. */
export function Plot(props: PlotProps) {
  const { label, points, draw = 'lines', isMoney = false, hint, write, textOf, tick } = props;
  const [active, setActive] = useState<number>();
  const point = active === undefined ? undefined : points[active];
  const open = (index: number | undefined) => {
    const group = index === undefined ? undefined : points[index]?.group;
    if (group !== undefined) props.open?.(group);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(active);
    const key = (draw === 'rows' && ROW_KEYS[event.key]) || event.key;
    const targetIndex = placeAfter(key, active, points.length);
    if (targetIndex === undefined) return;
    event.preventDefault();
    setActive(targetIndex);
  };
  const content = point && (
    <>
      {textOf(point.group)} <strong>{write(point.value)}</strong>
    </>
  );
  return (
    <>
      <p className="readout">
        {point ? (
          (props.linked?.(point.group, content) ?? content)
        ) : (
          <>
            {t('Total')} <strong>{write(sumOf(points))}</strong>
          </>
        )}
      </p>
      {/* The arrow keys select a point like a slider; Enter opens it. */}
      <div
        className="plot"
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-labelledby={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(active ?? points.length - 1) + 1}
        aria-valuetext={point ? `${textOf(point.group)}: ${write(point.value)}` : hint}
        data-opens={props.open !== undefined || undefined}
        onKeyDown={onKeyDown}
        style={{ height: draw === 'rows' ? (points.length + 1) * ROW_HEIGHT : PLOT_HEIGHT }}
      >
        <DrawnPlot {...{ points, draw, isMoney, active, tick, setActive, open }} />
      </div>
    </>
  );
}
