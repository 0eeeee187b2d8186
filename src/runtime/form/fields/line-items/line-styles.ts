import { cellStyles } from '../../../cells/index.ts';
import { staticStyled } from '../../../ui/theme/static-styled.tsx';

const NARROW = '@media (max-width: 600px)';
const line = '1px solid var(--mui-palette-divider)';
const chevron = {
  content: '""',
  display: 'block',
  width: 7,
  height: 7,
  margin: 'auto',
  borderInlineStart: '1.5px solid',
  borderBlockStart: '1.5px solid',
};

/** Column labels on cards, which have no table header. */
const labels = Object.fromEntries(
  Array.from({ length: 16 }, (_, index) => [
    `& tbody td:nth-of-type(${index + 1})::before`,
    { content: `var(--label-${index})` },
  ]),
);

/**
 * Rows off screen are skipped by layout and paint (content-visibility). Table layout does not allow that, so each row is a grid
 * with the same columns.
 */
export const Sheet = staticStyled('fieldset')({
  ...cellStyles,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  '& .line-scroll': { overflowX: 'auto', border: line, borderRadius: 6 },
  '&[data-invalid] .line-scroll': { borderColor: 'var(--mui-palette-error-main)' },
  '& table, & thead, & tbody, & tfoot': { display: 'block', minWidth: 'var(--least)' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: '36px var(--columns) 84px',
    minHeight: 36,
  },
  // No positional selectors (:nth-child etc.) here: each added or removed row would make the browser restyle all of them.
  '& tbody tr': { borderTop: line, contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 37px' },
  '& tbody tr[data-moving]': { background: 'var(--mui-palette-action-selected)' },
  '& th, & td': { minWidth: 0, padding: 0, textAlign: 'start', borderInlineEnd: line },
  '& th:last-child, & td:last-child': { borderInlineEnd: 0 },
  '& thead th': {
    padding: '8px 10px',
    fontSize: 12,
    lineHeight: '20px',
    fontWeight: 500,
    color: 'var(--mui-palette-text-secondary)',
    '& > span': { color: 'var(--mui-palette-error-main)', marginInlineStart: 2 },
  },
  '& thead': { background: 'var(--mui-palette-action-hover)' },
  '& .line-place, & tfoot th': {
    padding: '8px 0',
    textAlign: 'center',
    fontWeight: 400,
    fontSize: 12,
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-secondary)',
  },
  '&:enabled .line-place': { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
  '& tbody input:not([type="checkbox"]), & tbody select': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 36,
    margin: 0,
    padding: '0 10px',
    border: 0,
    borderRadius: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    textOverflow: 'ellipsis',
    '&:focus': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' },
    '&[aria-invalid]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
    '&[aria-invalid]:focus': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-error-main)' },
    '&::placeholder': { color: 'var(--mui-palette-text-secondary)', opacity: 0.8 },
    '&:disabled': { color: 'var(--mui-palette-text-disabled)', opacity: 1 },
  },
  '& option': { color: 'var(--mui-palette-text-primary)', background: 'var(--mui-palette-background-paper)' },
  '& input[type="checkbox"]': {
    display: 'block',
    width: 16,
    height: 16,
    margin: '10px auto',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& [data-column="number"], & [data-column="money"]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-column="number"] > input, & [data-column="money"] > input': { textAlign: 'end' },
  '& tbody .line-messages': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    paddingInline: '46px 10px',
    paddingBlockEnd: 4,
    border: 0,
  },
  // Aligns to the end of the column, whatever the direction of the number.
  '[dir="rtl"] & [data-column="number"] > input, [dir="rtl"] & [data-column="money"] > input': {
    textAlign: 'left',
  },
  '& .line-total': {
    padding: '8px 10px',
    textAlign: 'end',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tfoot': { fontWeight: 600, borderTop: line, background: 'var(--mui-palette-action-hover)' },
  '& tbody .line-actions': {
    display: 'flex',
    borderInlineEnd: 0,
    alignItems: 'center',
    justifyContent: 'center',
    height: 36,
    '& > button': {
      width: 26,
      height: 26,
      padding: 0,
      border: 0,
      borderRadius: 4,
      color: 'var(--mui-palette-text-secondary)',
      background: 'none',
      cursor: 'pointer',
      '&:hover': { background: 'var(--mui-palette-action-hover)', color: 'var(--mui-palette-text-primary)' },
      '&:disabled': { visibility: 'hidden' },
    },
    '& > [data-do="up"]::before': { ...chevron, transform: 'translateY(2px) rotate(45deg)' },
    '& > [data-do="down"]::before': { ...chevron, transform: 'translateY(-2px) rotate(225deg)' },
    '& > [data-do="remove"]::before': {
      content: '""',
      display: 'block',
      width: 12,
      height: 12,
      margin: 'auto',
      background:
        'linear-gradient(currentColor 0 0) center / 14px 1.5px no-repeat, linear-gradient(currentColor 0 0) center / 1.5px 14px no-repeat',
      transform: 'rotate(45deg)',
    },
  },
  '[dir="rtl"] & .line-actions > [data-do="up"]::before': { transform: 'translateY(2px) rotate(-45deg)' },
  '[dir="rtl"] & .line-actions > [data-do="down"]::before': { transform: 'translateY(-2px) rotate(-225deg)' },
  '&[data-least] [data-do="remove"]': { visibility: 'hidden' },
  '& .line-foot': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px', marginTop: 8 },
  '& .line-hint': { fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-secondary)' },
  [NARROW]: {
    '& .line-scroll': { border: 0 },
    '& thead': { display: 'none' },
    '& table, & tbody, & tfoot': { minWidth: 0 },
    '& tbody tr': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      marginBottom: 12,
      border: line,
      borderRadius: 6,
      containIntrinsicBlockSize: 'auto 220px',
    },
    '& th, & td': { border: 0 },
    '& tbody td': {
      gridColumn: '1 / -1',
      borderTop: line,
      '&::before': { display: 'block', padding: '6px 10px 0' },
    },
    '& tbody td::before': { fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-text-secondary)' },
    ...labels,
    '& tbody .line-place': { order: -2, textAlign: 'start', padding: '8px 10px' },
    '& tbody .line-actions': {
      order: -1,
      gridColumn: 2,
      justifyContent: 'flex-end',
      border: 0,
      paddingInlineEnd: 6,
    },
    '& tbody .line-actions::before, & tbody .line-messages::before': { display: 'none' },
    '& tbody .line-messages': { paddingInlineStart: 10, paddingBlockStart: 4 },
    '& tbody .line-actions > button': { width: 40, height: 36 },
    '& tbody td[data-column="number"], & tbody td[data-column="money"]': { gridColumn: 'span 1' },
    '& tbody td[data-column], & tbody td[data-column] > input:not([type="checkbox"])': { textAlign: 'start' },
    '& tbody .line-total': { padding: '0 10px 8px', textAlign: 'start', '&::before': { padding: '6px 0 0' } },
    '& input[type="checkbox"]': { margin: '8px 10px' },
    '& tfoot tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& tfoot th, & tfoot td:empty': { display: 'none' },
    '& tfoot td': {
      display: 'flex',
      justifyContent: 'space-between',
      '&::before': { content: 'attr(title)', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
    },
    '& .line-hint': { display: 'none' },
  },
});
