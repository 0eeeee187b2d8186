import type { ComponentProps } from 'react';
import { staticStyled } from './theme/static-styled.tsx';

/** An icon-only button; `aria-label` is its name, which the pointer sees too. A native button, since each list draws many. */
export function IconButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <Frame
      type="button"
      title={rest['aria-label']}
      {...rest}
      className={className ? `icon-button ${className}` : 'icon-button'}
    />
  );
}

const Frame = staticStyled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 'max(32px, var(--touch))',
  height: 'max(32px, var(--touch))',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 6,
  color: 'var(--mui-palette-text-secondary)',
  background: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:disabled': { color: 'var(--mui-palette-action-disabled)', background: 'none', cursor: 'default' },
});
