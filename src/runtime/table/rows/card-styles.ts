/** Labels of badges and pictures, and of the card's title, are hidden. */
const BARE = ':not(.card-head, .is-choice, .is-active, .is-image, .list-actions, .pick, .at-side)';

/** The rows as cards: the title, the important values in one line, the buttons at the end. */
export const cardStyles = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 0 2px',
    borderBottom: '1px solid var(--mui-palette-divider)',
    '&:hover, &[data-selected]': { background: 'none' },
  },
  '& tbody td': {
    display: 'flex',
    flex: 'none',
    gap: '6px',
    alignItems: 'baseline',
    maxWidth: '100%',
    height: 'auto',
    padding: 0,
    border: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  [`& tbody tr:not(.skeleton-row) td${BARE}::before`]: {
    content: 'attr(data-label)',
    flex: 'none',
    fontSize: '12px',
    fontWeight: 400,
    color: 'var(--mui-palette-text-secondary)',
  },
  // The new value, below it the present one.
  '& tbody td:has(> .c-current)': { display: 'block', '&::before': { marginInlineEnd: '6px' } },
  '& tbody .c-id': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& tbody td.card-head > .c-number': { display: 'inline' },
  '& tbody td.at-end': { padding: 0, textAlign: 'start' },
  '& tbody td.is-image': { alignItems: 'center', padding: 0 },
  '& tbody td:is(.p3, :has(> .c-missing)):not(.card-head)': { display: 'none' },
  // The whole card is the link to its record; other controls are above it.
  '& :is(.row-link, tr:not(:has(.row-link)) .opens)::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
  },
  '& tbody td :is(button, input, select, textarea, .row-picture), & .pick': {
    position: 'relative',
    zIndex: 1,
  },
  '& :is(tr:has(.row-link) .act, .act:not(.opens))': { position: 'relative', zIndex: 1 },
  '& tr:not(:has(.row-link)) .opens': { position: 'static' },
  '& .row-picture': { minWidth: 'var(--touch)', minHeight: 'var(--touch)', textAlign: 'start' },
  // At the end of the card's title, within reach of the thumb.
  '& tbody td.pick': {
    position: 'absolute',
    top: 0,
    insetInlineEnd: '-12px',
    width: '44px',
    height: '44px',
  },
  '& tbody td.pick > label': { display: 'grid', placeItems: 'center', width: '100%', height: '100%' },
  '& tbody td.pick ~ td.card-head': { paddingInlineEnd: '36px' },
  '& tbody td.p1': { order: -1 },
  '& .act[data-rivals]': { alignItems: 'flex-start' },
  '& tbody td.card-head': {
    display: 'block',
    order: -2,
    flex: '1 0 100%',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '& .c-text': { display: 'block', whiteSpace: 'normal' },
    '& .c-current': { fontWeight: 400, '& .c-text': { display: 'inline' } },
  },
  // An amount is beside the name; below it when it is too long.
  '& tbody tr:has(> .at-side) td.card-head': { flexBasis: 'calc(100% - 132px)' },
  '& tbody td.at-side': {
    order: -2,
    flex: '1 0 104px',
    alignSelf: 'start',
    justifyContent: 'end',
    fontWeight: 600,
  },
  '& tbody td.pick ~ td.at-side': { paddingInlineEnd: '36px' },
  '& tbody tr:has(> .pick):has(> .at-side) td.card-head': { padding: 0, flexBasis: 'calc(100% - 168px)' },
  '& tbody tr td.list-actions': {
    boxShadow: 'none',
    position: 'static',
    // As an item of a flex box it would stack above the card's link.
    zIndex: 'auto',
    display: 'flex',
    flex: '1 0 100%',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    marginInlineStart: '-8px',
    // As wide as the card in spite of it, and no button is past the end: the cell would scroll sideways.
    maxWidth: 'none',
    '& :is(.act, .more):last-child': { marginInlineEnd: 0 },
    '& .act, & .more': { minWidth: 'var(--touch)', height: 'var(--touch)' },
    '& .more': { marginInlineStart: 'auto', justifyContent: 'center' },
  },
  // As high as a card of two lines with buttons, so that little moves when the rows arrive.
  '& tr.skeleton-row td': { alignItems: 'center', width: '68px', minHeight: '20px' },
  '& tr.skeleton-row td.card-head': { display: 'flex' },
  '& tr.skeleton-row td.list-actions': { minHeight: 'var(--touch)', marginInlineStart: 0 },
} as const;
