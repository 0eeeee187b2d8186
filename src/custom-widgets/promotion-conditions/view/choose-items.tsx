import type { Id } from '../../../../domain/promotions/conditions/conditions.ts';
import { openDialogWith, t } from '../../../runtime/index.ts';
import { LISTED_LABELS, type Listed } from '../model/lookups.ts';
import type { Names } from '../model/names.ts';
import { ItemsDialog } from './items-dialog.tsx';
import { DialogFrame } from './styles.ts';

interface Choice {
  readonly kind: Listed;
  readonly ids: readonly Id[];
  readonly names: Names;
  readonly single?: boolean;
  readonly isGift?: boolean;
  done(ids: readonly Id[]): void;
}

/** Opens the list of what can be chosen. */
export function chooseItems({ kind, ids, names, single = false, isGift = false, done }: Choice): void {
  void openDialogWith(t('Pilih {kind}', { kind: t(LISTED_LABELS[kind]) }), (ways) => (
    <DialogFrame>
      <ItemsDialog
        kind={kind}
        ids={ids}
        names={names}
        single={single}
        isGift={isGift}
        close={ways.close}
        done={(chosenIds) => {
          done(chosenIds);
          ways.done();
        }}
      />
    </DialogFrame>
  ));
}
