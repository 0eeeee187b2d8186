import { cellStyles } from '../../cells/index.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/** The styled element of a record's page; from 1200 px on the aside is beside the rest. */
export const DetailFrame = staticStyled('div')({
  ...cellStyles,
  display: 'grid',
  gap: '0 40px',
  alignItems: 'start',
  '@media (min-width: 1200px)': { '&[data-aside]': { gridTemplateColumns: 'minmax(0, 1fr) 360px' } },
  '& .detail-column': { minWidth: 0, containerType: 'inline-size', containerName: 'detail' },
  '& [data-place=below]': { gridColumn: '1 / -1' },
  '& section': { padding: '20px 0', borderTop: DIVIDER },
  '& h2': { margin: '0 0 12px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  '& .detail-heading': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    margin: '-8px 0 8px',
    '& > h2': { margin: 0 },
  },
  '& dl': { display: 'grid', gap: '0 40px', margin: '-6px 0' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '136px minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'baseline',
    padding: '6px 0',
  },
  '& dl > div:has(.c-image)': { alignItems: 'start' },
  '& dt': { color: SECONDARY, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& .detail-nothing': { color: SECONDARY },
  // Rows are aligned with the title; the line of the next section ends them.
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& tbody tr:last-of-type, & tbody tr:last-of-type td': { borderBottom: 0 },
  '@container detail (min-width: 640px)': {
    '& dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& dl > .detail-wide': { gridColumn: '1 / -1' },
  },
});

/** Under the title: the value that matters most, and the states. */
export const Subline = staticStyled('div')({
  ...cellStyles,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 20,
  margin: '-12px 0 20px',
  // Under the pages of a record it is not right below the title.
  'nav + &': { marginTop: 0 },
  // Actions that have wrapped are between it and the title.
  '@media (max-width: 600px)': { marginTop: '-4px' },
  // On a narrow screen the record's name is directly above it, as text.
  '&[data-dialog]': { margin: '4px 0 16px' },
  '& strong': { fontWeight: 600 },
  '& .detail-value': { display: 'inline-flex', alignItems: 'baseline', gap: 6 },
  '& .detail-label': { color: SECONDARY },
});
