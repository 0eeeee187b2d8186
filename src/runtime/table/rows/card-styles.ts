/** Shown without their label. */
const BARE = ':not(.bare, .is-image, .list-actions, .pick)';

/** The rows as cards: the title with a state or an amount, a name, the other values in two columns, the buttons in the last corner. */
export const cardStyles = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tbody tr': {
    position: 'relative',
    display: 'grid',
    // Values of equal cards stand below each other; a date with its time fits beside its label.
    gridTemplateColumns: 'minmax(0, 54fr) minmax(0, 46fr)',
    alignItems: 'baseline',
    gap: '4px 12px',
    padding: '12px 16px',
    marginInline: '-16px',
    borderBottom: '1px solid var(--mui-palette-divider)',
    '&:hover:not([data-selected])': { background: 'none' },
  },
  '& tbody td': {
    // A value that is too long beside its label stands below it.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 6px',
    alignItems: 'baseline',
    height: 'auto',
    padding: 0,
    border: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
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
  '& tbody :is(.c-id, .c-badge)': { whiteSpace: 'normal' },
  '& tbody td.card-head > .c-number': { display: 'inline' },
  '& tbody td.at-end': { padding: 0, textAlign: 'start' },
  // What is usual needs no mark here.
  '& tbody td:is(.p3, :has(> :is(.c-missing, .c-usual))):not(.card-head)': { display: 'none' },
  '& tbody td:is(.card-name, :has(> :is(.c-long, .c-lines, .c-current, input, select)))': {
    gridColumn: '1 / -1',
  },
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
    insetInlineEnd: '2px',
    width: '44px',
    height: '44px',
  },
  '& tbody td.pick > label': { display: 'grid', placeItems: 'center', width: '100%', height: '100%' },
  '& tbody td.p1': { order: -1 },
  '& tbody td.card-head': {
    display: 'block',
    gridArea: '1 / 1 / auto / -1',
    fontWeight: 600,
    '& .row-link': { fontWeight: 'inherit' },
    // The whole name is read in the card that has the focus.
    '& .c-text': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      textWrap: 'pretty',
    },
    'tr:is(:focus-visible, :has(:focus-visible)) > & .c-text': { WebkitLineClamp: 'none' },
    '& .c-current': { fontWeight: 400, '& .c-text': { display: 'inline' } },
  },
  // A state or an amount is beside the title.
  '& tbody tr:has(> .at-side) td.card-head': { paddingInlineEnd: '132px' },
  '& tbody td.at-side': {
    gridArea: '1 / 2',
    alignSelf: 'start',
    justifySelf: 'end',
    maxWidth: '120px',
    textAlign: 'end',
  },
  '& tbody td.is-money.bare': { fontWeight: 600 },
  '& tbody td.pick ~ td:is(.card-head, .at-side)': { marginInlineEnd: '36px' },
  '& tbody td.card-name': { order: -3 },
  '& tbody td.card-amount': { order: -2 },
  // In the last corner of each card, as high as a line, which their touch area exceeds.
  '& tbody tr td.list-actions': {
    boxShadow: 'none',
    position: 'static',
    // As an item of a flex box it would stack above the card's link, and its touch area lies over the line above.
    zIndex: 'auto',
    background: 'none',
    gridColumn: 2,
    justifyContent: 'end',
    alignItems: 'center',
    alignSelf: 'center',
    gap: '0 4px',
    order: 1,
    marginBlock: 'calc(12px - var(--touch) / 2)',
    marginInlineEnd: '-8px',
    '&:has(> .act ~ .act ~ .act)': { gridColumn: '1 / -1' },
    // No button is past the end: the cell would scroll sideways.
    '& :is(.act, .more):last-child': { marginInlineEnd: 0 },
    '& .act, & .more': { minWidth: 'var(--touch)', height: 'var(--touch)', justifyContent: 'center' },
  },
  // As high as a card of three lines, so that little moves when the rows arrive.
  '& tr.skeleton-row td': { alignItems: 'center', minHeight: '20px' },
  '& tr.skeleton-row td:not(.pick, .card-head)': { width: '68px' },
  '& tr.skeleton-row td.card-head': { display: 'flex' },
  '& .skeleton-row :is(.pick, .at-side)': { justifyContent: 'center' },
  '& tbody tr.skeleton-row td.list-actions': { justifySelf: 'end', margin: 0 },
} as const;
