/** Shown without their label. */
const BARE = ':not(.bare, .is-image, .list-actions, .pick)';

/** The rows as cards: the title with a state or an amount, a name, the other values with the buttons at their end. */
export const cardStyles = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '12px 0',
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
  '& tbody td .c-replaced': { flexDirection: 'row', alignItems: 'baseline' },
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
  '& tbody td.card-head': {
    display: 'block',
    order: -4,
    flex: '1 0 100%',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '& .row-link': { fontWeight: 'inherit' },
    '& .c-text': { display: 'block', whiteSpace: 'normal' },
    '& .c-current': { fontWeight: 400, '& .c-text': { display: 'inline' } },
  },
  // A state or an amount is beside the title; below it when it is too long.
  '& tbody tr:has(> .at-side) td.card-head': { flexBasis: 'calc(100% - 132px)' },
  '& tbody td.at-side': { order: -4, flex: '1 0 104px', alignSelf: 'start', justifyContent: 'end' },
  '& tbody td.is-money.bare': { fontWeight: 600 },
  '& tbody td.pick ~ td.at-side': { paddingInlineEnd: '36px' },
  '& tbody tr:has(> .pick):has(> .at-side) td.card-head': { padding: 0, flexBasis: 'calc(100% - 168px)' },
  // Nothing of the rest stands beside the title.
  '& tbody tr::after': { content: '""', order: -3, flex: '1 0 100%', marginTop: '-4px' },
  '& tbody td.card-name': { order: -3, flex: '1 0 100%' },
  '& tbody td.card-amount': { order: -2 },
  // At the end of the last line, which their touch area exceeds.
  '& tbody tr td.list-actions': {
    boxShadow: 'none',
    position: 'static',
    // As an item of a flex box it would stack above the card's link, and its touch area lies over the line above.
    zIndex: 'auto',
    background: 'none',
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: '0 4px',
    order: 1,
    marginBlock: 'calc(12px - var(--touch) / 2)',
    marginInlineEnd: '-8px',
    // As wide as the card in spite of it, and no button is past the end: the cell would scroll sideways.
    maxWidth: 'none',
    '& :is(.act, .more):last-child': { marginInlineEnd: 0 },
    '& .act, & .more': { minWidth: 'var(--touch)', height: 'var(--touch)', justifyContent: 'center' },
  },
  // As high as a card of three lines, so that little moves when the rows arrive.
  '& tr.skeleton-row td': { alignItems: 'center', width: '68px', minHeight: '20px' },
  '& tr.skeleton-row td.card-head': { display: 'flex' },
  '& tr.skeleton-row td.list-actions': { marginInlineEnd: 0 },
} as const;
