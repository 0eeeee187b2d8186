import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type YAxisProps,
} from 'recharts';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { product } from '../../base/product.ts';
import type { PlotKind, Point } from './points.ts';

interface DrawnPlotProps {
  readonly points: readonly Point[];
  readonly draw: PlotKind;
  readonly isMoney: boolean;
  /** Index of the hovered or selected point. */
  readonly active: number | undefined;
  tick(group: string): string;
  setActive(index: number | undefined): void;
  open(index: number | undefined): void;
}

const TICK = { fontSize: 12, fill: 'var(--mui-palette-text-secondary)' };
const AXIS = { tick: TICK, tickLine: false };
const COLOUR = 'var(--mui-palette-primary-main)';
const GRID = 'var(--mui-palette-divider)';
/** Size before the first measurement, and where nothing can be measured (tests). */
const SIZE = { width: 600, height: 220 };
/** More points than these have no dots. */
const DOTTED = 40;
const MARGIN = { top: 8, right: 28, bottom: 0, left: 0 };
const CHARTS = { lines: AreaChart, bars: BarChart, rows: BarChart };
/** px for the names of rows, and how many characters fit in there. */
const NAMES = { width: 132, most: 18 };
const shortened = (name: string) => (name.length > NAMES.most ? `${name.slice(0, NAMES.most - 1)}…` : name);

type Ticks = Pick<DrawnPlotProps, 'tick'>['tick'];
type ValueAxis = Pick<YAxisProps, 'allowDecimals' | 'tickFormatter' | 'tickCount' | 'width'>;

const timeAxes = (values: ValueAxis, tick: Ticks) => (
  <>
    <XAxis dataKey="group" {...AXIS} axisLine={{ stroke: GRID }} minTickGap={32} tickFormatter={tick} />
    <YAxis {...AXIS} {...values} axisLine={false} />
  </>
);

/** Groups downwards, each with its name. */
const rowAxes = ({ width: _, ...values }: ValueAxis, tick: Ticks) => (
  <>
    <XAxis type="number" {...AXIS} {...values} axisLine={{ stroke: GRID }} minTickGap={32} />
    <YAxis
      type="category"
      dataKey="group"
      {...AXIS}
      axisLine={false}
      interval={0}
      width={NAMES.width}
      tickFormatter={(group: string) => shortened(tick(group))}
    />
  </>
);

/** Labels are abbreviated: 12 jt. */
function valueAxis(points: DrawnPlotProps['points'], isMoney: boolean): ValueAxis {
  const short = numberFormat(product().locale.numbers, { notation: 'compact', maximumFractionDigits: 1 });
  return {
    width: isMoney ? 56 : 36,
    allowDecimals: isMoney,
    tickFormatter: (value: number) => short.format(value),
    // One or two of something need no further marks.
    tickCount: isMoney ? 5 : Math.min(5, Math.max(2, ...points.map(({ value }) => Math.ceil(value) + 1))),
  };
}

const BACKGROUND = 'var(--mui-palette-background-default)';
const FILLED = { fill: COLOUR, stroke: BACKGROUND, strokeWidth: 2 };
/** Of a value that still grows. */
const HOLLOW = { fill: BACKGROUND, stroke: COLOUR, strokeWidth: 1.5 };

const dotAt = ({ group, value }: Point, look: typeof FILLED) => (
  <ReferenceDot x={group} y={value} r={4} {...look} />
);

/** The chart alone, in a file of its own with the chart library; the selected values are shown outside of it. */
export default function DrawnPlot({ points, draw, isMoney, active, tick, setActive, open }: DrawnPlotProps) {
  const Chart = CHARTS[draw];
  const isRows = draw === 'rows';
  const activePoint = active === undefined ? undefined : points[active];
  const unfinished = points.find(({ isUnfinished }) => isUnfinished);
  const values = valueAxis(points, isMoney);
  const placeOf = (index: unknown) => (index === null || index === undefined ? undefined : Number(index));
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={SIZE}>
      <Chart
        data={[...points]}
        margin={MARGIN}
        layout={isRows ? 'vertical' : 'horizontal'}
        accessibilityLayer={false}
        onMouseMove={({ activeTooltipIndex }) => setActive(placeOf(activeTooltipIndex))}
        onMouseLeave={() => setActive(undefined)}
        onClick={({ activeTooltipIndex }) => open(placeOf(activeTooltipIndex))}
      >
        <CartesianGrid vertical={isRows} horizontal={!isRows} stroke={GRID} />
        {isRows ? rowAxes(values, tick) : timeAxes(values, tick)}
        {activePoint && (
          <ReferenceLine
            {...{ [isRows ? 'y' : 'x']: activePoint.group }}
            stroke={TICK.fill}
            strokeDasharray="2 3"
          />
        )}
        {draw !== 'lines' ? (
          <Bar dataKey="value" fill={COLOUR} maxBarSize={isRows ? 14 : 48} isAnimationActive={false} />
        ) : (
          <Area
            dataKey="value"
            type="linear"
            stroke={COLOUR}
            strokeWidth={1.5}
            fill={COLOUR}
            fillOpacity={0.1}
            dot={points.length <= DOTTED && { r: 2, fillOpacity: 1 }}
            activeDot={false}
            isAnimationActive={false}
          />
        )}
        {unfinished && draw === 'lines' && dotAt(unfinished, HOLLOW)}
        {activePoint && draw === 'lines' && dotAt(activePoint, FILLED)}
      </Chart>
    </ResponsiveContainer>
  );
}
