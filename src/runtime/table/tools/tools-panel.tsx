import Popover from '@mui/material/Popover';
import { t } from '../../base/i18n/t.ts';
import type { ListProps } from '../state/use-list.ts';
import { ColumnsPanel } from './columns-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { Panel } from './panel-styles.ts';
import { useViews } from './use-views.ts';
import { isChanged } from './view-state.ts';
import { ViewsPanel } from './views-panel.tsx';

/** A tool that opens a panel of its own. */
export type Tool = 'views' | 'columns' | 'export';

interface ToolsPanelProps extends ListProps {
  readonly tool: Tool;
  readonly anchor: HTMLElement;
  close(): void;
}

const TITLES: Readonly<Record<Tool, string>> = { views: 'Views', columns: 'Columns', export: 'Export' };

/** The open tool of a list, below its button. */
export default function ToolsPanel({ tool, anchor, close, ...props }: ToolsPanelProps) {
  const title = t(TITLES[tool]);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      transitionDuration={100}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <Panel>
        <h2>{title}</h2>
        {tool === 'columns' && <ColumnsPanel {...props} />}
        {tool === 'export' && <ExportPanel {...props} />}
        {tool === 'views' && <ViewsPanel {...props} close={close} />}
      </Panel>
    </Popover>
  );
}

/** Name of the open view; marked when the list's state differs from it. */
export function ViewName({ screen, list: { state, shape } }: ListProps) {
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
