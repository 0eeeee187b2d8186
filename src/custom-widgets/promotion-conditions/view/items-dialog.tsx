import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Id } from '../../../../domain/promotions/conditions/conditions.ts';
import { InputBox, t } from '../../../runtime/index.ts';
import type { Found, Listed } from '../model/lookups.ts';
import type { Names } from '../model/names.ts';
import { followArrows, ItemsList } from './items-list.tsx';
import { type LookUp, PasteBox } from './paste-box.tsx';

interface ItemsDialogProps {
  readonly kind: Listed;
  readonly ids: readonly Id[];
  readonly names: Names;
  /** Only one of them may be chosen. */
  readonly single: boolean;
  /** They are to be given away. */
  readonly isGift: boolean;
  close(): void;
  done(ids: readonly Id[]): void;
}

/** What a filter is about: found by typing, or pasted as a list. What is chosen stands first. */
export function ItemsDialog({ kind, ids, names, single, isGift, close, done }: ItemsDialogProps) {
  const [chosen, setChosen] = useState<readonly Id[]>(ids);
  const [typed, setTyped] = useState('');
  const unread = useRef<LookUp>(undefined);
  const add = (items: readonly Found[]) => [...new Set([...chosen, ...items.map(({ id }) => id)])];
  const confirm = async () => {
    const pasted = unread.current ? await unread.current() : [];
    if (pasted) done(add(pasted));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its arrows lead through what it holds
    <div className="items-dialog" onKeyDown={followArrows}>
      <InputBox>
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the dialog is for finding
          autoFocus
          aria-label={t('Search')}
          placeholder={t('Search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </InputBox>
      <ItemsList
        kind={kind}
        names={names}
        single={single}
        isGift={isGift}
        typed={typed}
        chosen={chosen}
        setChosen={setChosen}
      />
      {!single && (
        <PasteBox
          kind={kind}
          isGift={isGift}
          unread={unread}
          onFound={(pastedItems) => {
            names.learn(pastedItems.map(({ id, name }) => [`${kind}:${id}`, name]));
            setChosen(add(pastedItems));
          }}
        />
      )}
      <div className="items-actions">
        <span>{t('{count} chosen', { count: chosen.length })}</span>
        <Button variant="outlined" onClick={close}>
          {t('Batal')}
        </Button>
        <Button variant="contained" onClick={() => void confirm()}>
          {t('Pilih')}
        </Button>
      </div>
    </div>
  );
}
