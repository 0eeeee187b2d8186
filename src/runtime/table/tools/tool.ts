import type { ListScreen } from '../../../../core/model.ts';
import type { List } from '../state/use-list.ts';

/** A tool that opens a panel of its own. */
export type Tool = 'views' | 'columns' | 'export';

/** What every tool works on. */
export interface ToolProps {
  readonly screen: ListScreen;
  readonly list: List;
}
