import Popover from '@mui/material/Popover';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import type { ReactNode } from 'react';
import { businessDay, calendarNames, dateOf, moment } from '../../../../core/dates.ts';
import { language } from '../../base/i18n/language.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { calendarStyles } from './calendar-styles.ts';

/** First and last day that may be chosen, YYYY-MM-DD. */
export interface DayLimits {
  readonly min?: string;
  readonly max?: string;
}

interface CalendarProps {
  /** The anchor; the calendar opens below it. */
  anchor(): Element | null;
  /** YYYY-MM-DD. */
  readonly value?: string | undefined;
  readonly limits: DayLimits;
  onChoose(day: string): void;
  onClose(): void;
  /** Below the days. */
  readonly children?: ReactNode;
}

/** Years offered when nothing limits them; others can be typed. */
const FIRST = '1900-01-01';
const LAST = '2099-12-31';

/** A month calendar. The arrow keys move by days, PageUp and PageDown by months. */
export default function Calendar({ anchor, value, limits, onChoose, onClose, children }: CalendarProps) {
  const { dir } = language();
  const min = limits.min && limits.min > FIRST ? limits.min : FIRST;
  const max = limits.max && limits.max < LAST ? limits.max : LAST;
  const allowedDay = within(value ?? businessDay(product().locale.zone), min, max);
  return (
    <ThemeProvider theme={(outer: Theme) => ({ ...outer, direction: dir })}>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        adapterLocale={calendarNames(product().locale.numbers)}
        localeText={{
          previousMonth: t('Previous month'),
          nextMonth: t('Next month'),
          calendarViewSwitchingButtonAriaLabel: (view) =>
            t(view === 'day' ? 'Choose a year' : 'Back to the days'),
        }}
      >
        <Popover
          open
          anchorEl={anchor}
          onClose={onClose}
          transitionDuration={100}
          anchorOrigin={{ vertical: 'bottom', horizontal: dir === 'rtl' ? 'right' : 'left' }}
          transformOrigin={{ vertical: -4, horizontal: dir === 'rtl' ? 'right' : 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('Calendar') } }}
          // React events bubble through portals: key presses here must not reach the row or form around the input.
          onKeyDown={(event) => event.stopPropagation()}
        >
          <DateCalendar
            autoFocus
            timezone="UTC"
            views={['year', 'day']}
            // A day that may not be chosen opens the month of the nearest one that may.
            value={value === allowedDay ? moment(value) : null}
            referenceDate={moment(allowedDay)}
            minDate={moment(min)}
            maxDate={moment(max)}
            reduceAnimations
            slots={{ day: Day }}
            dayOfWeekFormatter={(day) => day.format('dd')}
            sx={calendarStyles}
            onChange={(day, state) => day && state === 'finish' && onChoose(dateOf(day))}
          />
          {children}
        </Popover>
      </LocalizationProvider>
    </ThemeProvider>
  );
}

/** The library uses the machine's date as today. */
function Day(props: PickersDayProps) {
  const today = dateOf(props.day) === businessDay(product().locale.zone);
  return <PickersDay {...props} today={today} aria-current={today ? 'date' : undefined} />;
}

function within(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}
