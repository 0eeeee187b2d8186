import { staticStyled } from '../theme/static-styled.tsx';

/** Styles of HTML text, for reading and editing. Each paragraph has its own text direction but is aligned to the page's start. */
export const Prose = staticStyled('div')({
  overflowWrap: 'anywhere',
  '& > :first-of-type': { marginTop: 0 },
  '& > :last-child': { marginBottom: 0 },
  '& :is(p, ul, ol, blockquote, pre)': { margin: '0 0 8px' },
  // A blank line; the editor fills it by itself.
  '& p:empty': { minHeight: '1lh' },
  '& :is(p, li, h1, h2, h3, h4, h5, h6, blockquote)': {
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  '& :is(h1, h2, h3, h4, h5, h6)': { margin: '16px 0 6px', lineHeight: 1.4, fontWeight: 600 },
  '& h1': { fontSize: 20 },
  '& h2': { fontSize: 17 },
  '& h3': { fontSize: 15 },
  '& :is(h4, h5, h6)': { fontSize: 14 },
  '& :is(ul, ol)': { paddingInlineStart: 24 },
  '& li > :is(p, ul, ol)': { margin: 0 },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: 12,
    borderInlineStart: '3px solid var(--mui-palette-divider)',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& :is(code, pre)': {
    borderRadius: 4,
    backgroundColor: 'var(--mui-palette-action-hover)',
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: 13,
  },
  '& code': { padding: '1px 4px' },
  '& pre': { padding: '8px 12px', whiteSpace: 'pre-wrap' },
  '& pre > code': { padding: 0, background: 'none' },
  '& hr': { margin: '16px 0', border: 0, borderTop: '1px solid var(--mui-palette-divider)' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', margin: '0 0 8px', borderRadius: 6 },
  '& a': { color: 'var(--mui-palette-primary-main)', textDecoration: 'underline', textUnderlineOffset: 2 },
});
