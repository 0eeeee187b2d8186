import { t } from '../../base/i18n/t.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { View } from './view-state.ts';

interface ViewListProps {
  readonly views: readonly View[];
  /** Id of the open view. */
  readonly current?: View;
  readonly changed: boolean;
  /** Opens the list without a view. */
  open(view?: View): void;
  edit(view: View): void;
  remove(view: View): void;
}

export function ViewList({ views, current, changed, open, edit, remove }: ViewListProps) {
  return (
    <ul>
      <li>
        <Opener isCurrent={!current} open={() => open()}>
          {t('Standard view')}
        </Opener>
      </li>
      {views.map((view) => (
        <li key={view.id}>
          <Opener isCurrent={view === current} open={() => open(view)}>
            <bdi>{view.name}</bdi>
            {view === current && changed && <span title={t('Changed')}> •</span>}
            {view.isShared && <small>{sharedBy(view)}</small>}
          </Opener>
          {view.isEditable && (
            <>
              <IconButton aria-label={t('Edit {name}', { ...view })} onClick={() => edit(view)}>
                <Icon name="edit" size={16} />
              </IconButton>
              <IconButton aria-label={t('Delete {name}', { ...view })} onClick={() => remove(view)}>
                <Icon name="delete" size={16} />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface OpenerProps {
  readonly isCurrent: boolean;
  readonly children: React.ReactNode;
  open(): void;
}

function Opener({ isCurrent, open, children }: OpenerProps) {
  return (
    <button type="button" className="view-open" aria-current={isCurrent || undefined} onClick={open}>
      <Icon name="check" size={16} style={{ flex: 'none', visibility: isCurrent ? 'visible' : 'hidden' }} />
      <span>{children}</span>
    </button>
  );
}

function sharedBy({ owner }: View): string {
  return owner ? t('Shared by {owner}', { owner }) : t('Shared');
}
