import { styled } from '@mui/material/styles';
import { Prose } from '../../../ui/html/prose.ts';

const SECONDARY = 'var(--mui-palette-text-secondary)';
const ERROR = 'var(--mui-palette-error-main)';
const PRIMARY = 'var(--mui-palette-primary-main)';

/** Styles of the toolbar, the link panel and the text. */
export const EditorFrame = styled(Prose)({
  minWidth: 0,
  border: '1px solid var(--control-border)',
  borderRadius: 6,
  '&:focus-within': { borderColor: PRIMARY, boxShadow: `inset 0 0 0 1px ${PRIMARY}` },
  '&[data-invalid]': { borderColor: ERROR },
  '&[data-invalid]:focus-within': { boxShadow: `inset 0 0 0 1px ${ERROR}` },
  '&[data-disabled]': { borderColor: 'var(--mui-palette-divider)', color: SECONDARY },
  '& .rich-tools': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: 5,
    borderBottom: '1px solid var(--mui-palette-divider)',
    '& > i': { width: 1, margin: '6px 4px', backgroundColor: 'var(--mui-palette-divider)' },
    '& > button': {
      display: 'inline-grid',
      placeItems: 'center',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      borderRadius: 5,
      background: 'none',
      color: SECONDARY,
      font: 'inherit',
      cursor: 'pointer',
      '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
      '&:focus-visible': { outline: `2px solid ${PRIMARY}`, outlineOffset: -2 },
      '&[aria-pressed=true]': {
        backgroundColor: 'var(--mui-palette-action-selected)',
        color: 'var(--mui-palette-text-primary)',
      },
      '&[aria-disabled]': { opacity: 0.4, cursor: 'default' },
      '& [data-style=bold]': { fontWeight: 700 },
      '& [data-style=italic]': { fontStyle: 'italic', fontFamily: 'Georgia, serif' },
      '& [data-style=underline]': { textDecoration: 'underline' },
      '& [data-style=strike]': { textDecoration: 'line-through' },
    },
  },
  '& .rich-panel': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: 8,
    borderBottom: '1px solid var(--mui-palette-divider)',
    '& > .input-box': { flex: '1 1 200px', width: 'auto' },
    '& > p': { flexBasis: '100%', margin: 0 },
  },
  '& .rich-waiting': { margin: 0, padding: '6px 12px', color: SECONDARY, '&:empty': { display: 'none' } },
  '& .tiptap': {
    boxSizing: 'border-box',
    height: 'var(--height)',
    minHeight: 120,
    overflowY: 'auto',
    resize: 'vertical',
    padding: '10px 12px',
    outline: 0,
    whiteSpace: 'pre-wrap',
    '&[contenteditable=false]': { height: 'auto', maxHeight: 'var(--height)', minHeight: 40, resize: 'none' },
    '& > :first-of-type': { marginTop: 0 },
    '& .ProseMirror-selectednode': { outline: `2px solid ${PRIMARY}`, outlineOffset: 2 },
  },
});
