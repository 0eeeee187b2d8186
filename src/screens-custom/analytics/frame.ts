import { staticStyled } from '../../runtime/index.ts';

const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/**
 * The root element and all styles of the page: lines between its sections, charts and tables side by side where there
 * is room.
 */
export const AnalyticsFrame = staticStyled('div')({
  display: 'grid',
  '& section, & .period': { minWidth: 0, padding: '16px 0' },
  '& > section:first-of-type': { paddingTop: 0 },
  '& > * + *': { borderTop: DIVIDER },
  '& h2': { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  '& .range': { color: SECONDARY, fontWeight: 400, whiteSpace: 'nowrap' },
  '& .note': { margin: '8px 0', color: SECONDARY },
  '& .heading': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 },
  '& .heading button': { marginBlock: '-6px' },

  '& .today': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
    gap: 8,
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
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
    '& span': { fontSize: '12px', lineHeight: '16px', color: SECONDARY },
    '& em': { fontSize: '12px', lineHeight: '16px', fontStyle: 'normal', fontWeight: 600 },
    '& [data-first] > *': {
      borderColor: 'var(--mui-palette-primary-main)',
      '& :is(strong, em)': { color: 'var(--mui-palette-primary-main)' },
    },
  },

  '& .period': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 16,
    '& > div': { flex: '0 1 400px' },
    // Aligned with the inputs, below their labels.
    '& > button': { marginTop: 24 },
    '@media (max-width: 600px)': { '& > div': { flexBasis: '100%' }, '& > button': { marginTop: 0 } },
  },

  '& .charts, & .tables': { display: 'grid', gap: '0 32px' },
  '@media (min-width: 1200px)': {
    '& .charts': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .tables': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& .readout': {
    minHeight: 20,
    margin: '4px 0',
    color: SECONDARY,
    fontVariantNumeric: 'tabular-nums',
    '& strong': { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
  },
  '& .plot': { borderRadius: 6, '& svg': { outline: 0 }, '& *': { cursor: 'inherit' } },
  '& .plot[data-opens]': { cursor: 'pointer' },
  '& .plot:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },

  '& .scroll': { maxHeight: 432, marginTop: 8, overflow: 'auto', scrollbarWidth: 'thin' },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    height: 'var(--row-height)',
    padding: '4px 12px',
    textAlign: 'start',
    borderBottom: DIVIDER,
    whiteSpace: 'nowrap',
    '&:first-of-type': { paddingInlineStart: 0 },
    '&:last-of-type': { paddingInlineEnd: 4 },
  },
  '& th': {
    position: 'sticky',
    top: 0,
    height: 36,
    fontSize: '12px',
    lineHeight: '15px',
    fontWeight: 500,
    color: SECONDARY,
    background: 'var(--mui-palette-background-default)',
    '&[aria-sort=ascending], &[aria-sort=descending]': { color: 'var(--mui-palette-text-primary)' },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      margin: '0 -4px',
      padding: 4,
      border: 0,
      borderRadius: '4px',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
    },
    '& button svg': { flex: 'none', opacity: 0.4 },
    '&[aria-sort=ascending] button svg, &[aria-sort=descending] button svg': { opacity: 1 },
  },
  // On a phone headings wrap and columns are narrower.
  '@media (max-width: 600px)': {
    '& th': { whiteSpace: 'normal', verticalAlign: 'bottom' },
    '& th, & td': { paddingInline: 6 },
  },
  '& tbody tr:hover': { background: 'var(--mui-palette-action-hover)' },
  '& .text': { width: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .number button': { flexDirection: 'row-reverse' },
});
