import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** One or two dates in a row of filters, with what is to say of them; in a column on a phone. */
export const DayFilter = staticStyled('span')({
  // Before those of any filter.
  '&&': { flexWrap: 'wrap', gap: '8px 16px' },
  '& .day': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& .day .input-box': { width: 146 },
  // Limits the width, so that the range stays on this line.
  '& .filter-note': { width: 0, minWidth: '100%', color: 'var(--mui-palette-error-main)' },
  '& .filter-note[role="status"]': { color: 'var(--mui-palette-text-secondary)' },
  '& .day-presets': { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' },
  '& .day-presets [aria-pressed]': { border: 0, color: 'var(--mui-palette-text-secondary)' },
  '& .day-presets [aria-pressed=true]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    color: 'var(--mui-palette-text-primary)',
  },
  '@media (max-width: 600px)': {
    '&&&': { flex: '1 1 100%', alignItems: 'flex-end' },
    '& .day': { flex: '1 1 0', minWidth: 130, flexDirection: 'column', alignItems: 'stretch', gap: 2 },
    '& .day .input-box': { width: '100%' },
  },
});
