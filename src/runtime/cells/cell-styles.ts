/**
 * The look of the cells, to be spread under the one wrapper of a table or a section:
 * a row then holds plain spans, and no component is mounted per cell.
 */
export const cellStyles = {
  '& .c-missing, & .c-id': { color: 'var(--mui-palette-text-secondary)' },
  '& .c-id, & .c-number': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  // A number that is too long for its column ends in dots: it may neither lie over its neighbour nor seem shorter.
  '& td > .c-number': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .c-text, & .c-link': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // A text and a number run their own way, and so are cut at their own end; they are aligned as their column is.
  '& .c-text, & .c-long, & .c-link, & .c-number': { textAlign: ['-webkit-match-parent', 'match-parent'] },
  '& .c-lines': { display: '-webkit-box', WebkitBoxOrient: 'vertical', whiteSpace: 'normal' },
  '& .c-current': {
    display: 'block',
    fontSize: 12,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    color: 'var(--mui-palette-text-secondary)',
    '& del': { textDecoration: 'none' },
    '& .c-text': { display: 'inline' },
  },
  '& .c-mono': {
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: '"zero", "ss01"',
    letterSpacing: '0.01em',
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
      background: 'var(--tone)',
    },
  },
  '& [data-tone]': { '--tone': 'var(--mui-palette-text-disabled)' },
  '& [data-tone=good]': { '--tone': 'var(--mui-palette-success-main)' },
  '& [data-tone=warn]': { '--tone': 'var(--mui-palette-warning-main)' },
  '& [data-tone=bad]': { '--tone': 'var(--mui-palette-error-main)' },
  '& [data-tone=info]': { '--tone': 'var(--mui-palette-info-main)' },
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
    // The placeholder is drawn, not loaded: two hills.
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
