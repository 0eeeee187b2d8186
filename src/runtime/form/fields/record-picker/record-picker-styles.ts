import type { CSSObject, Theme } from '@mui/material/styles';
import { plainButton } from '../../../ui/theme/plain-button.ts';
import { staticStyled } from '../../../ui/theme/static-styled.tsx';

/** The grid, which scrolls; its head stays. */
const gridStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .records-place': {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
  },
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    outline: 'none',
  },
  // The scroll container; the table inside is as tall as all its rows.
  '& .records-place:has(table:focus-visible)': { outline: `2px solid ${palette.primary.main}` },
  '& th, & td': {
    padding: '0 12px 0 0',
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 36,
    fontSize: 12,
    fontWeight: 500,
    color: palette.text.secondary,
    backgroundColor: palette.background.paper,
  },
  '& th:first-of-type, & td:first-of-type': { width: '32%', paddingInlineStart: 40 },
  '& td:first-of-type': { position: 'relative', fontWeight: 500 },
});

const rowStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& .records-picture': {
    display: 'inline-block',
    width: 32,
    height: 24,
    marginInlineEnd: 10,
    borderRadius: 3,
    overflow: 'hidden',
    verticalAlign: 'middle',
    backgroundColor: palette.action.hover,
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& tr[data-at]': {
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected="true"]': { backgroundColor: palette.action.selected },
  },
});

/** The checkbox of a row shows the state of aria-selected. */
const checkboxStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '& td:first-of-type::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 12,
    top: 'calc(50% - 8px)',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    border: '1.5px solid var(--control-border)',
    borderRadius: 3,
  },
  '& [aria-selected="true"] td:first-of-type::before': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
  '& [aria-selected="true"] td:first-of-type::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17,
    top: 'calc(50% - 6px)',
    boxSizing: 'border-box',
    width: 6,
    height: 10,
    border: `solid ${palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
});

const activeRowStyles = ({ vars: { palette } }: Theme): CSSObject => {
  const { main } = palette.primary;
  const ring = `inset 0 2px ${main}, inset 0 -2px ${main}`;
  return {
    // By its cells: the first one, which is positioned, would cover an outline of the row.
    '& table:focus-visible [data-active] td': { boxShadow: ring },
    '& table:focus-visible [data-active] td:first-of-type': { boxShadow: `inset 2px 0 ${main}, ${ring}` },
    '& table:focus-visible [data-active] td:last-of-type': { boxShadow: `inset -2px 0 ${main}, ${ring}` },
  };
};

/** On a phone a row is a card. */
const cardStyles = ({ vars: { palette } }: Theme): CSSObject => ({
  '@media (max-width: 600px)': {
    '& .records-tools > .input-box': { flex: '1 1 100%' },
    '& thead': { display: 'none' },
    '& tbody, & table': { display: 'block' },
    '& tr[data-at]': {
      display: 'block',
      boxSizing: 'border-box',
      position: 'relative',
      padding: '7px 12px 7px 40px',
      borderBottom: `1px solid ${palette.divider}`,
      lineHeight: '18px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '[dir="rtl"] &': { padding: '7px 40px 7px 12px' },
    },
    '& tr[aria-hidden]': { display: 'block' },
    '& table:focus-visible [data-active]': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& table:focus-visible [data-active] td': { boxShadow: 'none !important' },
    '& td': { display: 'inline', padding: 0, border: 0, fontSize: 12, color: palette.text.secondary },
    '& td:first-of-type': {
      display: 'block',
      position: 'static',
      width: 'auto',
      padding: 0,
      fontSize: 14,
      color: palette.text.primary,
    },
    '& td:nth-of-type(n + 3)::before': { content: '" · "' },
  },
});

/** Styles of the dialog: rows look like those of a list, without its code. */
export const RecordFrame = staticStyled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    minWidth: 0,
    padding: '4px 16px 0',
    '& .records-tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      '& > .input-box': { flex: '0 1 280px', '& > svg': { marginInlineStart: 11 } },
    },
    '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
    '& input[type="checkbox"]': { width: 16, height: 16, margin: 0, accentColor: palette.primary.main },
    '& .records-all': {
      ...plainButton,
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 'max(32px, var(--touch))',
      marginInlineStart: 'auto',
      fontVariantNumeric: 'tabular-nums',
      color: palette.primary.main,
      '&:hover': { textDecoration: 'underline' },
    },
    '& .records-none': {
      display: 'grid',
      placeItems: 'center',
      height: 290,
      color: palette.text.secondary,
      overflow: 'auto',
    },
    ...gridStyles(theme),
    ...rowStyles(theme),
    ...checkboxStyles(theme),
    ...activeRowStyles(theme),
    ...cardStyles(theme),
  };
});
