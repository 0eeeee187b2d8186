import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import {
  type AnswerState,
  addressOf,
  formatDate,
  formatMoney,
  formatNumber,
  goTo,
  Icon,
  IconButton,
  mayOpen,
  ScreenLink,
  Skeleton,
  t,
  useAccount,
} from '../../runtime/index.ts';
import type { Period } from './model/period.ts';
import { type Point, placeAfter, pointsOf, sumOf } from './model/series.ts';
import { ordersOf } from './model/waiting.ts';
import { StatisticsSection } from './statistics-section.tsx';

// The chart library is loaded after the page's text.
const LinePlot = lazy(() => import('./line-plot.tsx'));

const HEIGHT = 220;
const WRITE = { count: (value: number) => formatNumber(value), money: (value: number) => formatMoney(value) };

interface DayChartProps {
  /** Source text. */
  readonly title: string;
  readonly unit: keyof typeof WRITE;
  readonly period: Period;
  readonly state: AnswerState<object>;
  /** The rows of the answer, with their header. */
  readonly rows: readonly unknown[] | undefined;
  /** Screen that lists the orders of a day. */
  readonly orders: string;
}

/** One value per day as a line chart or a table; a day links to its orders. */
export function DayChart({ title, unit, period, state, rows, orders }: DayChartProps) {
  const [asTable, setAsTable] = useState(false);
  const points = pointsOf(rows ?? []);
  const button = t(asTable ? 'Show as chart' : 'Show as table');
  return (
    <StatisticsSection
      title={title}
      state={state}
      height={HEIGHT + 28}
      titleNote={
        <span className="range" dir="auto">
          {rangeText(period)}
        </span>
      }
      tool={
        <IconButton aria-label={button} title={button} onClick={() => setAsTable(!asTable)}>
          <Icon name={asTable ? 'chart' : 'menu'} size={16} />
        </IconButton>
      }
    >
      {(_, label) => {
        if (sumOf(points) === 0) return <p className="note">{t('No orders in these days.')}</p>;
        const shown = { label, points, unit, orders };
        return asTable ? <DayTable {...shown} /> : <Plot key={rangeText(period)} {...shown} />;
      }}
    </StatisticsSection>
  );
}

const rangeText = ({ start_date, end_date }: Period) => `${dayText(start_date)} – ${dayText(end_date)}`;
const dayText = (day: string) => formatDate(day, 'DD MMM YYYY');

interface PointsProps {
  readonly label: string;
  readonly points: readonly Point[];
  readonly unit: keyof typeof WRITE;
  readonly orders: string;
}

/** The chart, with the values of the hovered or selected day above it. */
function Plot({ label, points, unit, orders }: PointsProps) {
  const [active, setActive] = useState<number>();
  const account = useAccount();
  const write = WRITE[unit];
  const point = active === undefined ? undefined : points[active];
  const opens = mayOpen(orders, account) && addressOf(orders) !== undefined;
  const open = (dayIndex: number | undefined) => {
    const day = dayIndex === undefined ? undefined : points[dayIndex]?.day;
    if (opens && day !== undefined) void goTo(orders, { query: ordersOf(day) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') open(active);
    const targetIndex = placeAfter(event.key, active, points.length);
    if (targetIndex === undefined) return;
    event.preventDefault();
    setActive(targetIndex);
  };
  const readoutText = point ? `${dayText(point.day)}: ${write(point.value)}` : '';
  return (
    <>
      <p className="readout">
        {point ? (
          <ScreenLink to={orders} query={ordersOf(point.day)}>
            {dayText(point.day)} <strong>{write(point.value)}</strong>
          </ScreenLink>
        ) : (
          <>
            {t('Total')} <strong>{write(sumOf(points))}</strong>
          </>
        )}
      </p>
      {/* The arrow keys select a day like a slider; Enter opens it. */}
      <div
        className="plot"
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-labelledby={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(active ?? points.length - 1) + 1}
        aria-valuetext={readoutText || t('Choose a day with the arrow keys.')}
        data-opens={opens || undefined}
        onKeyDown={onKeyDown}
        style={{ height: HEIGHT }}
      >
        <Suspense fallback={<Skeleton height={HEIGHT} radius={6} />}>
          <LinePlot points={points} unit={unit} active={active} setActive={setActive} open={open} />
        </Suspense>
      </div>
    </>
  );
}

function DayTable({ label, points, unit, orders }: PointsProps) {
  return (
    <div className="scroll" style={{ maxHeight: HEIGHT + 28 }}>
      <table aria-labelledby={label}>
        <thead>
          <tr>
            <th scope="col">{t('Date')}</th>
            <th scope="col" className="number">
              {t(unit === 'money' ? 'Amount' : 'Count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, value }) => (
            <tr key={day}>
              <td>
                <ScreenLink to={orders} query={ordersOf(day)}>
                  {dayText(day)}
                </ScreenLink>
              </td>
              <td className="number">{WRITE[unit](value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
