import { styled } from '@mui/material/styles';
import { controlStyles } from '../../form/fields/control-styles.ts';
import { CARDS, ListFrame } from '../../table/rows/list-styles.tsx';

/** The look of a list over the library's own, and the controls that stand in the cells. */
export const GridFrame = styled(ListFrame)(({ theme }) => ({
  ...controlStyles(theme),
  '& th, & td': { minWidth: 0, font: 'inherit', color: 'inherit', verticalAlign: 'middle' },
  '& th': { fontSize: 12, fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
  '& .Mui-TableHeadCell-Content, & .Mui-TableHeadCell-Content-Wrapper': { overflow: 'visible' },
  '& .at-end .Mui-TableHeadCell-Content, & .list-actions .Mui-TableHeadCell-Content': {
    justifyContent: 'flex-end',
  },
  // The library's own backgrounds are computed for one colour scheme, and important.
  '&& thead tr': { background: 'none', boxShadow: 'none' },
  '&& tbody tr': { background: 'var(--mui-palette-background-default) !important', transition: 'none' },
  '&& tbody tr:hover': { background: 'var(--mui-palette-background-paper) !important' },
  // The texts of a row stand on the line of its controls.
  '& tr:has(.is-edited) td': { verticalAlign: 'top', paddingTop: '14px' },
  '& tr td.is-edited.is-field': { overflow: 'visible', whiteSpace: 'normal', padding: '6px 0' },
  '& tr td.list-actions.is-edited': { paddingTop: '10px' },
  '& .grid-field': { display: 'grid', gap: 4, minWidth: 0 },
  '& .form-message': { margin: 0, fontSize: 12, lineHeight: '16px', color: 'var(--mui-palette-error-main)' },
  '& .bones td > span': { backgroundColor: 'var(--mui-palette-action-selected)' },
  '& .act.quiet': { color: 'var(--mui-palette-text-secondary)' },
  [CARDS]: {
    '& tbody td.is-field': {
      flex: '1 0 100%',
      gridTemplateColumns: '88px minmax(0, 1fr)',
      gap: 12,
      overflowWrap: 'anywhere',
    },
    '& tbody td.is-field.is-edited': { justifyItems: 'stretch' },
    '& tbody tr:has(.is-edited) td, & tbody tr td.is-edited.is-field': { padding: 0 },
  },
}));
