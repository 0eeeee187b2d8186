import { cellStyles } from '../../cells/index.ts';
import { staticStyled } from '../../ui/theme/static-styled.tsx';

const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/** The styled element of a record's page; from 1200 px on the aside is beside the rest, where `data-aside` asks for it. */
export const DetailFrame = staticStyled('div')({
  ...cellStyles,
  // The head stays: name, states and the next step are in sight wherever one reads.
  '.page-heading:has(~ &)': {
    position: 'sticky',
    top: 'var(--bar-height)',
    zIndex: 5,
    // Not over the line above it: some scripts reach far below theirs.
    padding: '4px 0 12px',
    marginBlock: '-4px 0',
    borderBottom: DIVIDER,
    backgroundColor: 'var(--mui-palette-background-default)',
    // Covers the focus rings of what passes below it.
    boxShadow: '4px 0 var(--mui-palette-background-default), -4px 0 var(--mui-palette-background-default)',
  },
  // As high as the buttons, which come with the record.
  '.page-heading:has(~ &) > h1': { minHeight: 'max(32px, var(--touch))', alignContent: 'center' },
  // What has the focus is never below it.
  'html:has(.page-heading ~ &)': { scrollPaddingBlockStart: 'calc(var(--bar-height) + 96px)' },
  // Where the actions (seven or more) fill several lines, little else would be in sight.
  '@media (max-width: 600px), (max-height: 520px)': {
    [`.page-heading:has(> div > ${Array(7).fill('*').join(' + ')}):has(~ &)`]: { position: 'static' },
  },
  display: 'grid',
  gap: '0 40px',
  alignItems: 'start',
  '& .detail-column': { minWidth: 0, containerType: 'inline-size', containerName: 'detail' },
  '& [data-place=below]': { gridColumn: '1 / -1' },
  '& section': { padding: '20px 0', borderTop: DIVIDER },
  '& h2': { margin: '0 0 12px', fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  '& [data-place=main] > section:first-of-type': { borderTop: 0 },
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
  // A value that is coming is as high as a line of text.
  '& dd:has(> [aria-hidden]:only-child)': { alignSelf: 'start', paddingBlock: '4px' },
  '& .detail-nothing': { color: SECONDARY },
  '& .detail-tasks': { margin: 0, paddingInlineStart: '18px', '& > li': { marginBlock: '0 4px' } },
  // Rows are aligned with the title; the line of the next section ends them.
  '& :is(th, td):first-of-type': { paddingInlineStart: 0 },
  '& :is(th, td):last-of-type': { paddingInlineEnd: 0 },
  '& tbody tr:last-of-type, & tbody tr:last-of-type td': { borderBottom: 0 },
  '@media (min-width: 1200px)': {
    '&[data-aside]': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 38%)',
      gap: '0 32px',
      // As high as what it stands beside, and set closer: it is looked up, not read.
      '& [data-place=aside]': {
        alignSelf: 'stretch',
        marginBlock: '20px',
        paddingInlineStart: '32px',
        borderInlineStart: DIVIDER,
        '& section': { padding: '0 0 16px', borderTop: 0 },
        '& section:last-of-type': { paddingBottom: 0 },
        '& dl > div': { gridTemplateColumns: '112px minmax(0, 1fr)', paddingBlock: '4px' },
      },
    },
    // Of several sections it would be far taller than what it stands beside: they stand in two columns, labels above values.
    '&[data-aside=several]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& [data-place=aside]': { columns: 2, columnGap: '32px' },
      '& [data-place=aside] section': { breakInside: 'avoid' },
      '& [data-place=aside] dl': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& [data-place=main] dl': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& :is([data-place=main], [data-place=aside]) dl > div': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: 0,
        paddingBlock: '4px',
      },
    },
  },
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
  margin: '0 0 20px',
  '.page-heading > &': { flex: '1 1 100%', minWidth: 0, margin: '-4px 0 0' },
  // In a dialog the record's name is directly above it, as text.
  '&[data-dialog]': { margin: '4px 0 16px' },
  '& strong': { fontWeight: 600 },
  // On a narrow screen one line; all of it stands below.
  '@media (max-width: 600px)': {
    '.page-heading > & > .c-text': {
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '& .detail-value': { display: 'inline-flex', alignItems: 'baseline', gap: 6 },
  '& .detail-label': { color: SECONDARY },
});
