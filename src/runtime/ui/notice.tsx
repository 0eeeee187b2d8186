import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import { staticStyled } from './theme/static-styled.tsx';

/** A full page with one message and one action. Texts are already translated. */
export function Notice({
  icon,
  text,
  hint,
  action,
  alert,
}: {
  icon: IconName;
  text: string;
  hint?: string;
  action?: ReactNode;
  /** Announced at once by screen readers, since it appears without user action. */
  alert?: true;
}) {
  return (
    <Place role={alert ? 'alert' : undefined}>
      <Icon name={icon} size={28} />
      <h1 tabIndex={-1}>{text}</h1>
      {hint ? <p>{hint}</p> : null}
      {action ? <div>{action}</div> : null}
    </Place>
  );
}

const Place = staticStyled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 'min(70dvh, 560px)',
  padding: 24,
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.secondary },
  '& > h1': { ...theme.typography.h1, maxWidth: 480 },
  '& > p': { maxWidth: 440, color: theme.vars.palette.text.secondary },
  '& > div': { marginTop: 12 },
}));
