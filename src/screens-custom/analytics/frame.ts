import { reportStyles, staticStyled } from '../../runtime/index.ts';

const DIVIDER = '1px solid var(--mui-palette-divider)';
const PRIMARY = 'var(--mui-palette-primary-main)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/**
 * The root element and the styles of the page: lines between its sections, charts and tables side by side where there
 * is room.
 */
export const AnalyticsFrame = staticStyled('div')({
  ...reportStyles,
  display: 'grid',
  '& section, & .period': { minWidth: 0, padding: '16px 0' },
  '& > section:first-of-type': { paddingTop: 0 },
  '& > * + *': { borderTop: DIVIDER },
  // The dates belong to what stands below them.
  '& > .period': { paddingBlockEnd: 0 },
  '& > .period + *': { borderTop: 0 },

  '--control-border': 'var(--raised-border)',
  '& .today': {
    // The tiles of the last line share it, so that none stands alone.
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    '& li': { flex: '1 1 112px', minWidth: 0 },
    '& li > *': {
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight: 72,
      padding: '8px 12px',
      border: DIVIDER,
      borderRadius: 6,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& a:hover': { background: 'var(--mui-palette-action-hover)' },
    '& strong': {
      fontSize: '20px',
      lineHeight: '28px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
    // Money at the foot of its tile.
    '& b': {
      marginTop: 'auto',
      paddingTop: 8,
      fontSize: '12px',
      lineHeight: '16px',
      fontWeight: 500,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '& span': { fontSize: '12px', lineHeight: '16px', color: SECONDARY },
    '& em': {
      position: 'absolute',
      insetBlockEnd: 8,
      insetInlineEnd: 8,
      display: 'flex',
      alignItems: 'center',
      gap: 4,
      color: PRIMARY,
      fontSize: '12px',
      lineHeight: '16px',
      fontStyle: 'normal',
      fontWeight: 600,
    },
    '& [data-late] strong': { color: 'var(--mui-palette-warning-main)' },
    // As high as with an amount.
    '& [data-coming] > span': { gap: 8, minHeight: 102 },
    // A figure that leads nowhere has no frame.
    '& li:not([data-coming]) > span': {
      minHeight: 0,
      padding: 0,
      border: 0,
      '& strong': { color: 'var(--mui-palette-text-primary)' },
    },
    // What is done first leads: it is wider, and stands on the accent.
    '& [data-first]': { flex: '2 1 224px' },
    '& [data-first] > :not(span)': {
      position: 'relative',
      borderColor: PRIMARY,
      background: 'var(--mui-palette-primary-light)',
      '& strong': { color: PRIMARY },
      '& span': { color: 'inherit', fontWeight: 500 },
    },
    '@media (max-width: 600px)': {
      '& [data-first]': { flexBasis: '100%' },
      '& li': { flexBasis: '40%' },
      '& [data-coming] > span': { minHeight: 80 },
    },
  },
  '& .nothing': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    '& svg': { color: 'var(--mui-palette-success-main)' },
  },

  '& .period': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 16,
    '& > div': { flex: '0 1 400px' },
    // Aligned with the inputs, below their labels.
    '& > button': { marginTop: 24, minHeight: 36 },
    '@media (max-width: 600px)': {
      gap: 12,
      '& > div': { flexBasis: '100%' },
      '& .form-field[data-span][data-span]': { gridColumn: 'span 6' },
      '& > button': { marginTop: 0 },
    },
  },

  '& .charts, & .tables': { display: 'grid', gap: '0 32px' },
  '@media (min-width: 1200px)': {
    '& .charts': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .tables': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
