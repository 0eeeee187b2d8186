const DIVIDER = '1px solid var(--mui-palette-divider)';
const SECONDARY = 'var(--mui-palette-text-secondary)';
const PRIMARY = 'var(--mui-palette-primary-main)';

/** Height of an input of one line, and of the buttons beside it. */
const LINE = 'max(32px, var(--touch))';

/** What a message quotes. */
const QUOTED = {
  display: 'grid',
  width: '100%',
  minWidth: 0,
  padding: '2px 8px',
  border: 0,
  borderInlineStart: `3px solid ${PRIMARY}`,
  background: 'none',
  color: SECONDARY,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '18px',
  textAlign: 'start',
  '& .from': { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
  '& .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

/** Messages with what belongs to them, within the chat. */
export const MESSAGE_STYLES = {
  '& .quoted': QUOTED,
  '& button.quoted': { cursor: 'pointer' },
  '& button.quoted:focus-visible': { outline: `2px solid ${PRIMARY}` },
  // A long name takes one line, too.
  '& .message > .quiet > bdi': {
    display: 'inline-block',
    maxWidth: '24ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
  '& .message': {
    position: 'relative',
    width: 'fit-content',
    maxWidth: 'min(80%, 560px)',
    paddingBlockEnd: 8,
  },
  '& .message.own': { marginInlineStart: 'auto' },
  '& .message:has(.editing)': { width: 'min(80%, 440px)' },
  '& .message > p': {
    width: 'fit-content',
    margin: 0,
    padding: '6px 10px',
    borderRadius: 8,
    background: 'var(--mui-palette-action-selected)',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  '& .message.own > p, & .message.own .part': {
    borderColor: 'transparent',
    background: 'var(--mui-palette-primary-light)',
  },
  // On the side of who wrote it; so is the line below.
  '& .message.own > p': { marginInlineStart: 'auto' },
  '& .message > .quiet': { display: 'block', marginTop: 2 },
  '& .message.own > .quiet': { textAlign: 'end' },
  '& .coming-messages': { display: 'grid', gap: 20, '& > :nth-child(even)': { justifySelf: 'end' } },
  '& .message.deleted > p': { background: 'none', border: DIVIDER, color: SECONDARY, fontStyle: 'italic' },
  // The found message.
  '& .message.found > p, & .message.found .part': { outline: `2px solid ${PRIMARY}` },
  // Its frame says it already.
  '& .message.found:focus-visible': { outline: 'none' },
  '& .message.failed .quiet': { color: 'var(--mui-palette-error-main)' },
  // Beside the message, where nothing moves by it.
  '& .message-menu': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 'calc(100% + 2px)',
    opacity: 0,
  },
  '& .message.own .message-menu': { insetInlineStart: 'auto', insetInlineEnd: 'calc(100% + 2px)' },
  '& .message:hover .message-menu, & .message-menu:focus-visible, & .message-menu[aria-expanded=true]': {
    opacity: 1,
  },
  // Always there by touch, at the end of the line below.
  '@media (hover: none)': {
    '& .message > .quiet': { paddingInlineEnd: 32 },
    '& .message > .message-menu.message-menu': { opacity: 1, insetBlock: 'auto -6px', insetInline: 'auto 0' },
  },
  '& .editing': {
    display: 'grid',
    gap: 4,
    '& > div': { display: 'flex', justifyContent: 'flex-end', gap: 4 },
    '& > p': { margin: 0, color: 'var(--mui-palette-error-main)' },
  },
  '& .write textarea, & .editing textarea': {
    flex: 1,
    minWidth: 0,
    maxHeight: 160,
    minHeight: LINE,
    padding: `calc((${LINE} - 22px) / 2) 8px`,
    border: '1px solid var(--control-border)',
    borderRadius: 6,
    background: 'var(--mui-palette-background-paper)',
    color: 'inherit',
    font: 'inherit',
    resize: 'none',
    fieldSizing: 'content',
    '&:focus-visible': { borderColor: 'transparent' },
  },
  // One box: what is written, and the buttons for it.
  '& .write': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    alignItems: 'flex-end',
    margin: '8px 16px',
    padding: 4,
    border: '1px solid var(--control-border)',
    borderRadius: 8,
    background: 'var(--mui-palette-background-paper)',
    '&:has(> textarea:focus)': { borderColor: 'var(--focus)', boxShadow: 'inset 0 0 0 1px var(--focus)' },
    '&:has(> [aria-invalid=true])': { borderColor: 'var(--mui-palette-error-main)' },
    '& > textarea': { border: 0, background: 'none', outline: 'none' },
  },
  '& .write > .icon-button': { height: LINE, width: LINE },
  '& .write .send': {
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
    '&:hover': { background: 'var(--mui-palette-primary-dark)' },
  },
  '& .write .answers': { display: 'flex', flex: '1 0 100%', minWidth: 0, alignItems: 'center', gap: 8 },
} as const;
