import type { Slot } from '../../../core/model.ts';
import { useScope } from '../navigation/current-screen.ts';
import { SlotPart } from '../ui/slot-part.tsx';

/** The product's own part of the top bar. */
export default function TopBarPart({ slot }: { slot: Slot }) {
  return <SlotPart slot={slot} scope={useScope()} place="app.json" hostProps={{}} height={32} />;
}
