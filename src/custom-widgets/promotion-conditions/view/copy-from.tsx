import {
  conditionsOfRead,
  namesOfRead,
} from '../../../../domain/promotions/conditions/conditions-of-read.ts';
import { copied } from '../../../../domain/promotions/conditions/promotion-tree.ts';
import { calls } from '../../../generated/product/widgets/promotion-conditions.ts';
import { Icon, notify, readOnce, t } from '../../../runtime/index.ts';
import { chooseItems } from './choose-items.tsx';
import { useEditor } from './editor.ts';

/** Puts the conditions and benefits of another promotion in place of these: one step that can be undone. */
export function CopyFrom() {
  const { tree, names, disabled, learn, run, say } = useEditor();
  const copy = async (id: number) => {
    try {
      const { item } = await readOnce(calls['new-promo.get'], { id }, { tellsErrors: true });
      if (!item) throw new Error('no promotion');
      learn([...namesOfRead(item)]);
      run(copied(tree.nodes, conditionsOfRead(item)));
      say(t('Copied from {name}', { name: item.nama }));
    } catch {
      notify('The promotion could not be read. Try again.', { tone: 'error' });
    }
  };
  return (
    <button
      type="button"
      className="condition-add"
      disabled={disabled}
      aria-label={t('Copy from another promotion')}
      onClick={() =>
        chooseItems({
          kind: 'promotion',
          ids: [],
          names,
          single: true,
          done: ([id]) => id !== undefined && void copy(Number(id)),
        })
      }
    >
      <Icon name="copy" size={16} /> <span>{t('Copy from another promotion')}</span>
    </button>
  );
}
