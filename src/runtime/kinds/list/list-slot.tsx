import { useSyncExternalStore } from 'react';
import type { ListHost, ListSlots } from '../../../../core/model.ts';
import { listInput } from '../../table/state/list-input.ts';
import type { ListProps } from '../../table/state/use-list.ts';
import { SlotPart } from '../../ui/slot-part.tsx';
import { staticStyled } from '../../ui/theme/static-styled.tsx';
import type { Editing } from '../edit-table/list-editing.tsx';

interface ListSlotProps extends ListProps {
  readonly name: keyof ListSlots;
  readonly typed: Editing['typed'] | undefined;
}

/** A hand-made part of a list; it gets the shown rows and the query they were requested with. */
export default function ListSlot({ screen, list, name, typed = NONE }: ListSlotProps) {
  const edited = useSyncExternalStore(typed.subscribe, typed.edited);
  const typing = useSyncExternalStore(typed.subscribe, typed.isTyping);
  const slot = screen.slots?.[name];
  if (!slot) return null;
  const host: ListHost = {
    rows: list.rows,
    total: list.span.total,
    input: listInput(screen, list.state, list.scope),
    edited,
    typing,
    loading: list.loading,
    carry: typed.carry,
  };
  const height = name === 'beside' ? 36 : 48;
  const hostProps = { list: host, reload: list.reload };
  return (
    <Place data-place={name}>
      <SlotPart slot={slot} scope={list.scope} place={screen.file} hostProps={hostProps} height={height} />
    </Place>
  );
}

const NOTHING: ListHost['edited'] = [];
const NONE: Editing['typed'] = {
  subscribe: () => () => undefined,
  edited: () => NOTHING,
  isTyping: () => false,
  carry: () => undefined,
};

const Place = staticStyled('div')({
  minWidth: 0,
  '&[data-place="below"]': { marginTop: 12 },
});
