import type { Action } from '../../../../core/model.ts';
import type { Scope } from '../../../../core/scope.ts';
import { ActionMenu } from '../../actions/action-menu.tsx';
import { t } from '../../base/i18n/t.ts';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import type { RowClicks } from './use-row-clicks.ts';

// A chunk of its own; few users open a picture in full size.
const FullImage = lazyWithPreload(() => import('../../cells/full-image.tsx'));

interface RowPopupsProps {
  readonly clicks: RowClicks;
  readonly actions: readonly Action[];
  /** The scope without the row. */
  readonly scope: Scope;
}

/** What a click has opened over the rows: a picture in full size, or the menu of a row. */
export function RowPopups({ clicks, actions, scope }: RowPopupsProps) {
  const { menu, closeMenu, runInMenu, picture, closePicture } = clicks;
  const inMenu = actions.filter(({ place }) => place === 'menu');
  return (
    <>
      {picture !== undefined && <FullImage image={picture} name={t('Image')} close={closePicture} />}
      {inMenu.length > 0 && (
        <ActionMenu
          anchor={menu?.anchor ?? null}
          actions={inMenu}
          scope={{ ...scope, ...(menu && { row: menu.row }) }}
          onClose={closeMenu}
          run={runInMenu}
        />
      )}
    </>
  );
}
