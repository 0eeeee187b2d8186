import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDate } from '../../runtime/index.ts';
import type { Point } from './model/series.ts';

interface LinePlotProps {
  readonly points: readonly Point[];
  readonly unit: 'count' | 'money';
  /** Index of the hovered or selected day. */
  readonly active: number | undefined;
  setActive(dayIndex: number | undefined): void;
  open(dayIndex: number | undefined): void;
}

/** Axis labels are abbreviated: 12 jt. */
const short = new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 });
const TICK = { fontSize: 12, fill: 'var(--mui-palette-text-secondary)' };
const LINE = 'var(--mui-palette-primary-main)';
const GRID = 'var(--mui-palette-divider)';
const LONG = 400;
/** Size before the first measurement, and where nothing can be measured (tests). */
const SIZE = { width: 600, height: 220 };

/** The chart alone; the selected values are shown outside of it. */
export default function LinePlot({ points, unit, active, setActive, open }: LinePlotProps) {
  const format = points.length > LONG ? 'MMM YYYY' : 'DD MMM';
  const activePoint = active === undefined ? undefined : points[active];
  const placeOf = (index: unknown) => (index === null || index === undefined ? undefined : Number(index));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={SIZE}>
      <LineChart
        data={[...points]}
        margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        onMouseMove={({ activeTooltipIndex }) => setActive(placeOf(activeTooltipIndex))}
        onMouseLeave={() => setActive(undefined)}
        onClick={({ activeTooltipIndex }) => open(placeOf(activeTooltipIndex))}
      >
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis
          dataKey="day"
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: GRID }}
          minTickGap={32}
          tickFormatter={(day: string) => formatDate(day, format)}
        />
        <YAxis
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width={unit === 'money' ? 56 : 36}
          allowDecimals={unit === 'money'}
          tickFormatter={(value: number) => short.format(value)}
        />
        {activePoint && <ReferenceLine x={activePoint.day} stroke={TICK.fill} strokeDasharray="2 3" />}
        <Line
          dataKey="value"
          type="linear"
          stroke={LINE}
          strokeWidth={1.5}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        {activePoint && (
          <ReferenceDot
            x={activePoint.day}
            y={activePoint.value}
            r={4}
            fill={LINE}
            stroke="var(--mui-palette-background-default)"
            strokeWidth={2}
          />
        )}
      </LineChart>
    </ResponsiveContainer>
  );
}
