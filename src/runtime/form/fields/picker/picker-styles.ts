import { staticStyled } from '../../../ui/theme/static-styled.tsx';

/** The list of a picker; its styles come with it. */
export const PickerPopup = staticStyled('div')(({ theme: { vars } }) => ({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 4,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)',
  '& .picker-options': { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  '& .picker-option': {
    padding: '8px 10px',
    borderRadius: 4,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '&:has(small)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px' },
    '& > span': { flex: '1 1 50%' },
    '&:hover': { backgroundColor: vars.palette.action.hover },
    '&[data-active]': { backgroundColor: vars.palette.action.selected },
    '&[aria-selected="true"]': { color: vars.palette.primary.main, fontWeight: 500 },
  },
  '& .picker-note': {
    padding: '8px 10px',
    color: vars.palette.text.secondary,
    '& > button': { marginInlineStart: 4 },
  },
}));
