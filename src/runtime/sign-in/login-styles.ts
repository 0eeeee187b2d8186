import { plainButton } from '../ui/theme/plain-button.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';

/** The sign-in page: one narrow column, a little above the middle. */
export const Card = staticStyled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 24,
  minHeight: '100dvh',
  padding: 'clamp(32px, 16dvh, 160px) 16px 24px',
  '& > form': { display: 'grid', gap: 16, width: '100%', maxWidth: 344 },
  '& h1': { ...theme.typography.h1, marginBottom: 8, textAlign: 'center' },
  '& > form > span': { width: 36, height: 36, margin: '0 auto -8px', borderRadius: 8, fontSize: 20 },
  '& > div:last-of-type': { width: 160, marginTop: 'auto' },
}));

export const Labelled = staticStyled('div')({
  '& > label': { display: 'block', marginBottom: 4, fontWeight: 500 },
});

export const Remember = staticStyled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, cursor: 'pointer' },
  '& input': { width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& > button': {
    ...plainButton,
    minHeight: 24,
    borderRadius: 2,
    color: theme.vars.palette.primary.main,
    '&:hover': { textDecoration: 'underline' },
  },
}));
