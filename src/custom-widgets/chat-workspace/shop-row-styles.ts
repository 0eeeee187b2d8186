const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';

/** A label, or what else a conversation is marked as. */
export const KIND = {
  flex: '0 1 auto',
  minWidth: 40,
  maxWidth: 88,
  padding: '0 4px',
  overflow: 'hidden',
  border: DIVIDER,
  borderRadius: 4,
  background: 'var(--mui-palette-background-paper)',
  color: SECONDARY,
  fontSize: 12,
  lineHeight: '16px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

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
  // What nobody has read stands out.
  '& strong': { fontWeight: 400 },
  '&:has(.unread) strong': { fontWeight: 600 },
  '&:has(.unread) .last': { color: 'var(--mui-palette-text-primary)' },
  '.coming > &': { pointerEvents: 'none' },
  '& .second': { display: 'flex', gridColumn: '2 / -1', alignItems: 'center', gap: 8, minWidth: 0 },
  '& .words': { display: 'flex', flex: 1, gap: 4, minWidth: 0, overflow: 'hidden', color: SECONDARY },
  '& .last': { flex: '1 1 24px', width: 0, minWidth: 0 },
  '& .kind': KIND,
  '& time': { justifySelf: 'end', color: SECONDARY, fontSize: 12 },
  '& .marks': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 12,
    whiteSpace: 'nowrap',
  },
  '& .with': { minWidth: 32, maxWidth: 80, overflow: 'hidden', color: SECONDARY, textOverflow: 'ellipsis' },
  '& .waits': { flex: 'none', color: 'var(--mui-palette-warning-main)' },
};
