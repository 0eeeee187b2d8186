const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/** The look of statistics: headings, what a chart reads, charts and tables of a report. */
export const reportStyles = {
  '& h2': { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  '& .range': { color: SECONDARY, fontWeight: 400, whiteSpace: 'nowrap' },
  '& .note': { margin: '8px 0', color: SECONDARY },
  '& .heading': { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 8 },
  '& .heading button': { marginBlock: '-6px' },
  '& .readout': {
    minHeight: 28,
    margin: '2px 0',
    color: SECONDARY,
    fontVariantNumeric: 'tabular-nums',
    '& strong': {
      color: 'var(--mui-palette-text-primary)',
      fontSize: '20px',
      lineHeight: '28px',
      fontWeight: 600,
    },
  },
  '& .plot': { borderRadius: 6, '& svg': { outline: 0 }, '& *': { cursor: 'inherit' } },
  '& .plot[data-opens]': { cursor: 'pointer' },
  // The lines of the scale, at a quarter of its height each.
  '& .plot-coming': {
    padding: '8px 0',
    background: `linear-gradient(var(--mui-palette-divider) 1px, transparent 0) 0 28px / 100% 55px`,
  },
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
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .number button': { flexDirection: 'row-reverse', '[dir=rtl] &': { flexDirection: 'row' } },
} as const;
