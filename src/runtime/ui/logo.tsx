import { product } from '../base/product.ts';
import { staticStyled } from './theme/static-styled.tsx';

/** The product's initial on its colour. */
export function Logo() {
  return <Mark aria-hidden="true">{product().name.slice(0, 1)}</Mark>;
}

const Mark = staticStyled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  borderRadius: 6,
  fontSize: 12,
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));
