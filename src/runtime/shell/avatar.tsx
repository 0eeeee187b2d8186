import { useState } from 'react';
import type { User } from '../../../core/user.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';

/** The account's picture; the initial of its name when there is no picture or it fails to load. */
export function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState<string>();
  const address = user.avatar_url;
  return (
    <Circle data-avatar="" aria-hidden="true">
      {address && address !== broken ? (
        <img src={address} alt="" width={28} height={28} onError={() => setBroken(address)} />
      ) : (
        user.username.slice(0, 1).toUpperCase()
      )}
    </Circle>
  );
}

const Circle = staticStyled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  overflow: 'hidden',
  borderRadius: '50%',
  fontSize: 12,
  fontWeight: 600,
  color: theme.vars.palette.primary.main,
  backgroundColor: theme.vars.palette.primary.light,
  '& > img': { objectFit: 'cover' },
}));
