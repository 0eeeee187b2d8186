/**
 * Styles of all cells, included once in the wrapper of a table or section. Rows are then plain spans without a component per
 * cell.
 */
export const cellStyles = {
  '& :is(.c-missing, .c-usual, .c-id)': { color: 'var(--mui-palette-text-secondary)' },
  '& .c-id, & .c-number': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // A number too long for its column gets an ellipsis; it must not overlap its neighbour or look shorter than it is.
  '& .c-replaced': { display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '0 8px' },
  '& .c-replaced del': { color: 'var(--mui-palette-text-secondary)' },
  // In a row the old amount is above the new one in small print, so that both fit the row's height.
  '& td .c-replaced': {
    flexDirection: 'column',
    alignItems: 'flex-end',
    verticalAlign: 'middle',
    lineHeight: '15px',
  },
  '& td .c-replaced del': { fontSize: 11, lineHeight: '13px' },
  '& td > .c-number': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .c-text, & .c-link': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // Text and numbers keep their own direction and are cut at their own end; alignment follows the column.
  '& .c-text, & .c-long, & .c-link, & .c-number': { textAlign: ['-webkit-match-parent', 'match-parent'] },
  '& .c-lines': { display: '-webkit-box', WebkitBoxOrient: 'vertical', whiteSpace: 'pre-line' },
  '& .c-current': {
    display: 'block',
    fontSize: 12,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    color: 'var(--mui-palette-text-secondary)',
    '& del': { textDecoration: 'none' },
    '& .c-text': { display: 'inline' },
  },
  // Of a code one reads every letter: its zeros have a stroke, and it is set as closely as a word.
  '& .c-mono': { fontFeatureSettings: '"zero", "ss01", "tnum"' },
  '& .c-bar': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 220,
    '& > :first-of-type': {
      flex: '1 1 48px',
      minWidth: 48,
      height: 6,
      borderRadius: 3,
      overflow: 'hidden',
      background: 'var(--mui-palette-action-selected)',
      '& > span': { display: 'block', height: '100%', background: 'var(--mui-palette-primary-main)' },
    },
    '& > .c-number': { minWidth: 40, textAlign: 'end' },
  },
  '& .c-long': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& .c-link': { color: 'var(--mui-palette-primary-main)', whiteSpace: 'nowrap', maxWidth: '100%' },
  '& .c-badge': {
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginInlineEnd: '6px',
      borderRadius: '50%',
      verticalAlign: '1px',
      background: 'var(--tone)',
    },
  },
  '& [data-tone]': { '--tone': 'var(--mui-palette-text-disabled)' },
  '& [data-tone=good]': { '--tone': 'var(--mui-palette-success-main)' },
  // Brighter than a text of this tone: 3:1 is enough for a dot, in light and in dark.
  '& [data-tone=warn]': { '--tone': '#d17d00' },
  '& [data-tone=bad]': { '--tone': 'var(--mui-palette-error-main)' },
  '& [data-tone=info]': { '--tone': 'var(--mui-palette-info-main)' },
  '& .c-film': { display: 'inline-grid', gap: '4px', maxWidth: '100%' },
  '& .c-film video': {
    width: '320px',
    maxWidth: '100%',
    maxHeight: '240px',
    borderRadius: '4px',
    background: '#000',
  },
  '& .c-image': {
    position: 'relative',
    display: 'inline-grid',
    maxWidth: '100%',
    placeItems: 'center',
    verticalAlign: 'middle',
    overflow: 'hidden',
    borderRadius: '4px',
    background: 'var(--mui-palette-action-hover)',
    color: 'var(--mui-palette-text-disabled)',
    // The placeholder picture is drawn by CSS, not loaded.
    '&::before': {
      content: '""',
      width: '50%',
      maxWidth: '32px',
      aspectRatio: '8 / 5',
      background: 'currentColor',
      opacity: 0.6,
      clipPath: 'polygon(0 100%, 32% 25%, 55% 72%, 70% 48%, 100% 100%)',
    },
    '& img': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      objectPosition: 'left',
      '[dir=rtl] &': { objectPosition: 'right' },
      background: 'var(--mui-palette-background-paper)',
    },
    '& img[data-broken]': { visibility: 'hidden' },
  },
} as const;
