import type { CSSObject } from '@mui/material/styles';
import { controlStyles } from '../../form/fields/control-styles.ts';
import { CARDS } from '../../table/rows/list-styles.tsx';
import { plainButton } from '../../ui/theme/plain-button.ts';
import { theme } from '../../ui/theme/theme.ts';

/** Overrides the library's styles with those of a list's table, and styles the controls in cells. */
export const editStyles: CSSObject = {
  ...controlStyles(theme),
  '&& th, && td': {
    minWidth: 0,
    font: 'inherit',
    color: 'inherit',
    verticalAlign: 'middle',
    transition: 'none',
  },
  '&& td:hover': { outline: 0 },
  // Sticky cells would cover the row's focus ring.
  '&& td:not(.list-actions, .pick, .card-head)': { position: 'static', backgroundColor: 'transparent' },
  '&& th': { fontSize: 12, fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
  '& .Mui-TableHeadCell-Content, & .Mui-TableHeadCell-Content-Wrapper': { overflow: 'visible' },
  // The library keeps short headings on one line, which a narrow column would cut.
  '&& .Mui-TableHeadCell-Content-Wrapper': { whiteSpace: 'normal', lineHeight: '15px' },
  '& :is(.Mui-TableHeadCell-Content-Labels, .Mui-TableHeadCell-Content-Wrapper)': { flexGrow: 1 },
  '& :is(.at-end, .list-actions) .Mui-TableHeadCell-Content': { justifyContent: 'flex-end' },
  // The library computes its backgrounds for one color scheme and marks them !important.
  '&& thead tr': { background: 'none', boxShadow: 'none' },
  '&& tbody tr': { background: 'var(--mui-palette-background-default) !important', transition: 'none' },
  '&& tbody tr:hover': { background: 'var(--mui-palette-background-paper) !important' },
  // Texts are aligned with the baseline of the controls.
  '&& tr:has(.is-edited) td': { verticalAlign: 'top', paddingTop: '14px' },
  '&& tr td.is-edited.is-field': { overflow: 'visible', whiteSpace: 'normal', paddingBlock: '6px' },
  '&& tr td.list-actions.is-edited': { paddingTop: '10px' },
  '& .edit-field': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, minWidth: 0 },
  // Wider than a narrow column: a sentence is read in two lines or three.
  '& .form-message': {
    justifySelf: 'start',
    width: 'max-content',
    maxWidth: 'max(100%, 176px)',
    margin: 0,
    fontSize: 12,
    lineHeight: '16px',
    color: 'var(--mui-palette-error-main)',
    whiteSpace: 'normal',
  },
  // Beneath the next column, where nothing stands; a sticky name would cover what reaches to the other side.
  '& td:is(:last-child, :has(+ .list-actions)) .form-message': { justifySelf: 'end', textAlign: 'end' },
  '& .skeleton-row td > span': { backgroundColor: 'var(--mui-palette-action-selected)' },
  '& .act.quiet': { color: 'var(--mui-palette-text-secondary)' },
  // Rows with controls have the height of read-only rows.
  '&[data-saved=together]': {
    '&& tr:has(.is-edited) td': { paddingTop: 0, verticalAlign: 'middle' },
    // What stands beside a message is above it.
    '&& tr:has(.form-message) td': { paddingTop: '8px', verticalAlign: 'top' },
    '&& tr td.is-edited.is-field': { paddingBlock: '3px' },
    '& .edit-field': { maxWidth: 160, marginInlineStart: 'auto' },
    '& :not(.at-end) > .edit-field': { marginInlineStart: 0 },
    '& .input-box': { minHeight: 28, '& > input': { height: 26, padding: '0 8px' } },
    '& .at-end input': { textAlign: 'end' },
    '& .place-cell': { display: 'flex', alignItems: 'start', justifyContent: 'end', gap: 4 },
    '& .place-cell > .edit-field': { flex: '0 1 160px', marginInlineStart: 0 },
    '& .grip': {
      ...plainButton,
      display: 'inline-flex',
      flex: 'none',
      padding: '7px 4px',
      borderRadius: 4,
      color: 'var(--mui-palette-text-secondary)',
      '&:hover': { background: 'var(--mui-palette-action-hover)' },
      '&[aria-disabled]': { opacity: 0.3, cursor: 'default' },
      '&[aria-pressed]': { cursor: 'grab', touchAction: 'none', userSelect: 'none' },
      '&[aria-pressed=true]': { color: 'var(--mui-palette-primary-main)' },
    },
    '&& tbody tr[data-moving]': { background: 'var(--mui-palette-action-selected) !important' },
    '& [data-changed] .input-box > input': { fontWeight: 600 },
    '& [data-changed] .input-box:not(:has([aria-invalid]))': {
      borderColor: 'var(--mui-palette-primary-main)',
    },
  },
  [CARDS]: {
    '&& tbody tr:hover': { background: 'none !important' },
    '&& tbody td.is-field': { gridColumn: '1 / -1', gap: 12, overflowWrap: 'anywhere' },
    '&& tbody tr:has(.is-edited) td, && tbody tr td.is-edited.is-field': { padding: 0 },
    '& .is-edited > .edit-field': { flex: 1 },
    '& .form-message': { maxWidth: '100%' },
    '&[data-saved=together] .input-box': { minHeight: 'max(40px, var(--touch))' },
    '&[data-saved=together] .grip': { padding: 14 },
    '&& tr[data-moving] td': { background: 'none' },
  },
};
