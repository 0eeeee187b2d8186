import Button from '@mui/material/Button';
import type { ScreenBase } from '../../../core/model.ts';
import { t } from '../base/i18n/t.ts';
import { product } from '../base/product.ts';
import { EmptyState } from '../ui/states.tsx';
import { useCurrentScreen } from './current-screen.ts';
import { go } from './go.ts';
import { Page } from './page.tsx';
import { parentRoute } from './parents.ts';

type Titled = Pick<ScreenBase, 'parent'>;

/** The page of a screen whose record does not exist: its title, and a link back. */
export function MissingPage({ screen }: { screen: ScreenBase }) {
  return (
    <Page screen={screen}>
      <RecordMissing screen={screen} />
    </Page>
  );
}

/** Replaces a screen whose record does not exist, with a link back. */
export function RecordMissing({ screen }: { screen: Titled }) {
  return (
    <EmptyState
      text="This record was not found."
      hint="It may have been deleted, or the address may be wrong."
      action={<WayBack screen={screen} />}
    />
  );
}

/** A link to the parent screen; nothing in a dialog, which has its own close button. */
export function WayBack({ screen }: { screen: Titled }) {
  const current = useCurrentScreen();
  if (!current || current.dialog) return null;
  const route = parentRoute(product(), current.entry, current.params);
  const title = screen.parent && t(screen.parent.title);
  return (
    <Button variant="outlined" onClick={() => void go(route)}>
      {title ? t('Back to {title}', { title }) : t('Back')}
    </Button>
  );
}
