import { staticStyled } from '../../ui/theme/static-styled.tsx';

/** The table of values that are asked for each of several rows. */
export const AskedFrame = staticStyled('form')({
  display: 'grid',
  gap: 12,
  '& .paste': { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'end', gap: '4px 8px' },
  '& .paste > :is(label, p)': { gridColumn: '1 / -1', margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& .paste textarea': { width: '100%', resize: 'vertical' },
  '& .scroll': { overflowX: 'auto', maxHeight: '60vh' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th': { fontWeight: 500, color: 'var(--mui-palette-text-secondary)' },
  '& :is(th, td)': {
    padding: '6px 8px',
    borderBottom: '1px solid var(--mui-palette-divider)',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& :is(th, td):first-of-type': { whiteSpace: 'nowrap' },
  '& td:nth-of-type(2)': { minWidth: 168 },
  '& input': { width: '100%', minWidth: 112 },
  '& th:last-of-type': { width: '20%' },
  // On a narrow window an order takes three lines: its name, its numbers, its result.
  '@media (max-width: 700px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '4px 8px',
      padding: '10px 0',
      borderBottom: '1px solid var(--mui-palette-divider)',
    },
    '& tbody td': { padding: 0, border: 0, minWidth: 0 },
    '& tbody td:empty': { display: 'none' },
    '& tbody td:is(:nth-of-type(2), :last-of-type)': { gridColumn: '1 / -1' },
    '& tbody td:first-of-type': { gridColumn: '1 / -1', fontWeight: 500 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      fontSize: 12,
      color: 'var(--mui-palette-text-secondary)',
    },
  },
  '& [data-result="open"]': { color: 'var(--mui-palette-text-secondary)' },
  '& [data-result="done"]': { color: 'var(--mui-palette-success-main)' },
  '& :is([data-result="failed"], [data-result="refused"], [role="alert"])': {
    color: 'var(--mui-palette-error-main)',
  },
  '& footer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 8 },
  '& footer [role="status"]': { marginInlineEnd: 'auto', color: 'var(--mui-palette-text-secondary)' },
});
