import { type ReactNode, useState } from 'react';
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
  PLOT_HEIGHT,
  Plot,
  type Point,
  ScreenLink,
  StatisticsSection,
  sumOf,
  t,
  today,
  useAccount,
} from '../../runtime/index.ts';
import type { Period } from './model/period.ts';
import { pointsOf } from './model/series.ts';
import { ordersOf } from './model/waiting.ts';

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
  const points = pointsOf(rows ?? []).map((point) => ({ ...point, isUnfinished: point.group === today() }));
  const button = t(asTable ? 'Show as chart' : 'Show as table');
  return (
    <StatisticsSection
      title={title}
      state={state}
      height={PLOT_HEIGHT + 28}
      isPlot
      titleNote={
        <span className="range" dir="auto">
          {rangeText(period)}
        </span>
      }
      tool={
        <IconButton aria-label={button} title={button} onClick={() => setAsTable(!asTable)}>
          <Icon name={asTable ? 'chart' : 'table'} size={16} />
        </IconButton>
      }
    >
      {(_, label) => {
        if (sumOf(points) === 0) return <p className="note">{t('No orders in these days.')}</p>;
        const shown = { label, points, unit, orders };
        return asTable ? <DayTable {...shown} /> : <DayPlot key={rangeText(period)} {...shown} />;
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

/** More days than this: the axis names months. */
const LONG = 400;

/** The chart; a day of it opens its orders. */
function DayPlot({ label, points, unit, orders }: PointsProps) {
  const account = useAccount();
  const opens = mayOpen(orders, account) && addressOf(orders) !== undefined;
  const format = points.length > LONG ? 'MMM YYYY' : 'DD MMM';
  return (
    <Plot
      label={label}
      points={points}
      isMoney={unit === 'money'}
      hint={t('Choose a day with the arrow keys.')}
      write={WRITE[unit]}
      textOf={dayText}
      tick={(day) => formatDate(day, format)}
      open={opens ? (day) => void goTo(orders, { query: ordersOf(day) }) : undefined}
      linked={(day: string, content: ReactNode) => (
        <ScreenLink to={orders} query={ordersOf(day)}>
          {content}
        </ScreenLink>
      )}
    />
  );
}

function DayTable({ label, points, unit, orders }: PointsProps) {
  return (
    <div className="scroll" style={{ maxHeight: PLOT_HEIGHT + 28 }}>
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
          {points.map(({ group: day, value }) => (
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
