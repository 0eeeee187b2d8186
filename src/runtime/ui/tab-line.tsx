import { staticStyled } from './theme/static-styled.tsx';

/** Links in one line with a current one: tabs, or the pages of a record. */
export const TabLine = staticStyled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    gap: 4,
    marginBottom: 16,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${palette.divider}`,
    '& > a': {
      flexShrink: 0,
      display: 'flex',
      alignItems: 'center',
      minHeight: 'var(--touch)',
      padding: '8px 12px',
      borderBottom: '2px solid transparent',
      color: palette.text.secondary,
      fontWeight: 500,
      textDecoration: 'none',
      '&:hover': { color: palette.text.primary },
      '&:focus-visible': { outlineOffset: -2 },
      '& > .tab-count': {
        marginInlineStart: 6,
        fontWeight: 400,
        fontVariantNumeric: 'tabular-nums',
        color: palette.text.secondary,
      },
      '&[aria-selected="true"], &[aria-current="page"]': {
        borderColor: palette.primary.main,
        color: palette.text.primary,
      },
    },
  };
});
