import { memo } from 'react';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { useUser } from '../data/session/session-store.ts';
import { staticStyled } from '../ui/theme/static-styled.tsx';
import { PageLink } from './address.tsx';
import { useCurrentScreen } from './current-screen.ts';
import { parentsOf } from './parents.ts';
import { usable } from './prepare.ts';
import { HOME, landingFor } from './resolve-route.ts';

/** Dashboard > … > this page. */
export const Breadcrumbs = memo(function Breadcrumbs({ title }: { title: string }) {
  const current = useCurrentScreen();
  const user = useUser();
  // Where the start page would lead, at once.
  const landing = user && landingFor(product(), user, usable);
  const parents = current ? parentsOf(product(), current.entry, current.params) : [];
  return (
    <Trail aria-label={t('Breadcrumb')}>
      <ol>
        <li>
          <PageLink to={landing?.route ?? HOME}>{t('Dashboard')}</PageLink>
        </li>
        {parents.map((crumb) => (
          <li key={crumb.id}>
            {crumb.route ? <PageLink to={crumb.route}>{t(crumb.title)}</PageLink> : t(crumb.title)}
          </li>
        ))}
        <li aria-current="page">
          <bdi>{title}</bdi>
        </li>
      </ol>
    </Trail>
  );
});

const Trail = staticStyled('nav')(({ theme }) => ({
  marginBottom: 4,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  '& ol': { display: 'flex', flexWrap: 'wrap', listStyle: 'none', margin: 0, padding: 0, rowGap: 2 },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li + li::before': { content: '"›"', marginInline: 6, color: theme.vars.palette.text.disabled },
  // Enlarges the touch target beyond the word.
  '& a': {
    position: 'relative',
    color: 'inherit',
    borderRadius: 2,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'min(0px, (1em - var(--touch)) / 2) min(0px, (4ch - var(--touch)) / 2)',
    },
  },
  '& a:hover': { color: theme.vars.palette.text.primary },
}));
