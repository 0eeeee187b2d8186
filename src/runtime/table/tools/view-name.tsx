import { t } from '../../base/i18n/t.ts';
import type { ToolProps } from './tool.ts';
import { useViews } from './use-views.ts';
import { isChanged } from './view-state.ts';

/** Name of the open view; marked when the list's state differs from it. */
export function ViewName({ screen, list: { state, shape } }: ToolProps) {
  const { views } = useViews(screen);
  const view = views?.find(({ id }) => id === state.view);
  if (!view) return t('Views');
  const changed = isChanged(view, state, shape);
  return (
    <span style={{ maxWidth: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      <bdi>{view.name}</bdi>
      {changed && <span title={t('Changed')}> •</span>}
    </span>
  );
}
