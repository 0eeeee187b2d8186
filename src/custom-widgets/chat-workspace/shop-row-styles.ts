const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/** Styles of a row of the list: name and time, what was written last, and marks. */
export const SHOP_ROW = {
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  width: '100%',
  height: 50,
  padding: '4px 12px',
  border: 0,
  borderBottom: DIVIDER,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: 'var(--mui-palette-action-hover)' },
  '&[aria-current]': { background: 'var(--mui-palette-action-selected)' },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: -2 },
  // The text is cut at its own end; alignment follows the page.
  '& strong, & .last': {
    overflow: 'hidden',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .words': { display: 'flex', gridColumn: 2, gap: 4, minWidth: 0, overflow: 'hidden', color: SECONDARY },
  '& .last': { flex: 1, minWidth: 24 },
  '& .kind': {
    flex: 'none',
    maxWidth: 88,
    padding: '0 4px',
    overflow: 'hidden',
    borderRadius: 4,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    background: 'var(--mui-palette-action-selected)',
    fontSize: 12,
  },
  '& time': { justifySelf: 'end', color: SECONDARY, fontSize: 12 },
  '& .marks': {
    display: 'flex',
    justifySelf: 'end',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    whiteSpace: 'nowrap',
  },
  '& .with': { maxWidth: 80, overflow: 'hidden', color: SECONDARY, textOverflow: 'ellipsis' },
  '& .waits': { color: 'var(--mui-palette-warning-main)' },
};
