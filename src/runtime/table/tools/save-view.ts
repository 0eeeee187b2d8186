import type { Endpoint, ListScreen, ViewCalls } from '../../../../core/model.ts';
import { ask } from '../../actions/open-dialogs.ts';
import { errorText } from '../../base/api-error.ts';
import { t } from '../../base/i18n/t.ts';
import { notifySuccess } from '../../data/notify-success.ts';
import { type ApiResponse, send } from '../../data/send.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { List } from '../state/use-list.ts';
import { savedQuery, type View } from './view-state.ts';

interface Named {
  readonly name: string;
  readonly shared: number;
}

/** Each resolves to the server's errors, or to undefined on success. */
export interface SaveView {
  /** Saves the list's present state as a new view and opens it. */
  create(named: Named): Promise<string | undefined>;
  rename(id: string, named: Named): Promise<string | undefined>;
  /** Updates the view to the list's present state. */
  update(id: string): Promise<string | undefined>;
  /** Asks for confirmation and shows the result itself. */
  remove(view: View): void;
}

export function useSaveView(screen: ListScreen, list: List, calls: ViewCalls | undefined): SaveView {
  const { state, shape, go } = list;
  const query = savedQuery(state, shape);
  const make = async (
    call: Endpoint | undefined,
    input: Record<string, unknown>,
    onDone?: (answer: ApiResponse) => void,
  ) => {
    if (!call) return '';
    try {
      const answer = await send(call, input);
      notifySuccess(answer);
      onDone?.(answer);
      return undefined;
    } catch (error) {
      return errorText(error);
    }
  };
  const report = async (pendingRefusal: Promise<string | undefined>) => {
    const refused = await pendingRefusal;
    if (refused) notify(refused, 'error');
    return refused;
  };
  return {
    create: (named) =>
      make(calls?.create, { screen: screen.id, query, ...named }, ({ item }) => {
        if (item?.id !== undefined) go({ ...state, view: String(item.id) }, true);
      }),
    rename: (id, named) => make(calls?.update, { id, ...named }),
    update: (id) => report(make(calls?.update, { id, query })),
    remove(view) {
      const { view: _, ...without } = state;
      const work = async () => {
        const refused = await report(make(calls?.delete, { id: view.id }));
        if (refused === undefined && state.view === view.id) go(without, true);
        return refused === undefined;
      };
      void ask({
        text: t('Delete the view {name}?', { name: view.name }),
        cancel: t('Cancel'),
        submit: t('Delete'),
        danger: true,
        work,
      });
    },
  };
}
