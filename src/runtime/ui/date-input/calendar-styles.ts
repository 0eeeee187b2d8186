import type { SxProps, Theme } from '@mui/material/styles';

const DAY = 34;
const ROWS = 6;

/** Square day buttons in our style; sides follow the text direction. */
export const calendarStyles: SxProps<Theme> = {
  width: 7 * DAY + 24,
  height: 'auto',
  maxHeight: 'none',
  padding: '8px 12px 12px',
  '& .MuiPickersCalendarHeader-root': {
    minHeight: 32,
    margin: '0 0 4px',
    paddingInline: '8px 0',
  },
  '& .MuiPickersCalendarHeader-labelContainer': { marginInline: '0 auto', fontWeight: 600 },
  '& .MuiPickersCalendarHeader-label': { marginInline: '0 2px' },
  '& .MuiPickersCalendarHeader-switchViewButton': { marginInline: '0 auto', padding: '4px' },
  '& .MuiPickersArrowSwitcher-button': { width: 32, height: 32, margin: 0, padding: 0, borderRadius: '6px' },
  '& .MuiPickersArrowSwitcher-spacer': { width: 0 },
  '& .MuiDayCalendar-header': { gap: 0 },
  '& .MuiDayCalendar-weekDayLabel': {
    width: DAY,
    height: 28,
    margin: 0,
    fontSize: 12,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .MuiDayCalendar-slideTransition': { minHeight: ROWS * DAY },
  '& .MuiDayCalendar-weekContainer': { margin: 0 },
  '& .MuiPickersDay-root, & .MuiDayCalendar-weekContainer > div': {
    width: DAY,
    height: DAY,
    margin: 0,
    borderRadius: '6px',
    fontSize: 14,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiPickersDay-root:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '& .MuiPickersDay-today:not(.Mui-selected)': {
    border: 0,
    fontWeight: 600,
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-primary-light)',
  },
  '& .MuiYearCalendar-root': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '4px',
    width: '100%',
    maxHeight: ROWS * DAY + 28,
    padding: 0,
  },
  '& .MuiYearCalendar-button': { width: '100%', height: 32, borderRadius: '6px', fontSize: 14 },
};
