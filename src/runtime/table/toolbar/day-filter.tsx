import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** Each date below its label, beside the other where there is room. */
const stacked = {
  display: 'grid',
  gap: 8,
  flex: '1 1 100%',
  '& .days': { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  '& .day': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: '1 1 130px', gap: 4 },
  '& .day label': { color: 'var(--mui-palette-text-secondary)' },
} as const;

const inBar = {
  display: 'inline-grid',
  gap: 4,
  '& .day': { display: 'inline-flex', alignItems: 'center' },
  // The names of a range stand in its days while they are empty; a day says by itself what it is.
  '& .day:not(:only-of-type) label': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  // The last day follows the first behind a dash.
  '& .day + .day::before': {
    content: '"–" / ""',
    marginInlineStart: 4,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& .days > .icon-button': { width: 28, height: 28, marginInlineEnd: 2 },
  '& .days:has([aria-invalid=true])': { borderColor: 'var(--mui-palette-error-main)' },
  '& .days .input-box': {
    width: 136,
    minHeight: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    '& > input': { paddingInline: '6px 0' },
  },
} as const;

/** One or two dates of one filter, with what is to say of them: one control in a row of filters, stacked in a sheet and on a phone. */
export const DayFilter = staticStyled('span')({
  '.MuiDrawer-paper &&': stacked,
  '@media (max-width: 600px)': { '&&': stacked },
  '@media (min-width: 601px)': { '&:not(.MuiDrawer-paper *)': inBar },
  // Limits the width, so that the range stays on this line.
  '& .filter-note': { width: 0, minWidth: '100%', color: 'var(--mui-palette-error-main)' },
  '& .filter-note[role="status"]': { color: 'var(--mui-palette-text-secondary)' },
});

/** Ranges that are chosen by one press. */
export const DayPresets = staticStyled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '.MuiPopover-paper &': { padding: '4px 12px', borderTop: '1px solid var(--mui-palette-divider)' },
  '& [aria-pressed]': { border: 0, color: 'var(--mui-palette-text-secondary)' },
  '& [aria-pressed=true]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    color: 'var(--mui-palette-text-primary)',
  },
});
