import { plainButton } from '../ui/theme/plain-button.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';

/** Styles of the sidebar in all its modes. */
export const Rail = staticStyled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--bar-height)',
  flexShrink: 0,
  width: 224,
  height: 'calc(100dvh - var(--bar-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '&[data-mode="covering"]': {
    position: 'fixed',
    insetInlineStart: 0,
    zIndex: theme.zIndex.drawer,
    width: 'min(280px, 84vw)',
    boxShadow: '0 0 32px rgb(0 0 0 / 0.18)',
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': { marginBlock: 1 },
  // The groups stand apart from the pages.
  '& :has(> a) + :has(> button)': { marginTop: 16 },
  '& a, & button': {
    ...plainButton,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    width: '100%',
    minHeight: 32,
    padding: '4px 10px',
    borderRadius: 6,
    color: theme.vars.palette.text.secondary,
    textAlign: 'start',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
    '&[aria-current="page"], &[data-holds-current]': {
      backgroundColor: theme.vars.palette.action.selected,
      color: theme.vars.palette.text.primary,
      fontWeight: 500,
      '& > svg': { color: theme.vars.palette.primary.main },
    },
    '& > svg': { flexShrink: 0 },
  },
  '& .sidebar-label': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .sidebar-letter': { width: 18, textAlign: 'center', fontSize: 12 },
  '& ul ul .sidebar-letter': { visibility: 'hidden' },
  '&[data-mode="narrow"]': {
    width: 52,
    '& .sidebar-label, & .sidebar-chevron': { display: 'none' },
    '& a, & button': { justifyContent: 'center', paddingInline: 0 },
  },
  '@media (max-width: 991px)': { '& a, & button': { minHeight: 'max(40px, var(--touch))' } },
}));

/** The backdrop behind the sidebar overlay. */
export const Veil = staticStyled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'var(--bar-height) 0 0',
  zIndex: theme.zIndex.drawer,
  backgroundColor: 'rgb(0 0 0 / 0.32)',
}));
