import type { Slot as SlotDeclaration } from '../../../core/generated/language/declarations.ts';
import type { Slot } from '../../../core/model.ts';
import type { Linker } from '../context/linker.ts';
import { placed } from '../context/placed.ts';
import { linkCondition } from '../expressions/conditions.ts';
import { type Site, siteOf } from '../expressions/scope.ts';
import { seenBy } from './actions.ts';
import { linkWidget } from './widgets.ts';

/** Links the hand-made parts in the slots of a list or form. */
export function linkSlots<Name extends string>(
  linker: Linker,
  declared: Readonly<Partial<Record<Name, SlotDeclaration>>> | undefined,
  site: Site,
): { slots?: Partial<Record<Name, Slot>> } {
  if (!declared) return {};
  const slots: Partial<Record<Name, Slot>> = {};
  for (const name of Object.keys(declared) as Name[]) {
    const slot = declared[name];
    if (slot) slots[name] = linkSlot(linker, slot, siteOf(site, name));
  }
  return { slots };
}

/** Links one slot; its widget is seen by the roles that see the screen and the slot. */
export function linkSlot(linker: Linker, slot: SlotDeclaration, { scope, seen, place }: Site): Slot {
  const slotRoles = slot.roles ? linker.roles(slot.roles, place.child('roles')) : seen;
  const roles = seenBy(slotRoles, seen);
  const invocation = {
    id: slot.widget,
    place: place.child('widget'),
    values: slot.props,
    valuesPlace: place.child('props'),
  };
  const linked: Slot = {
    ...(slot.title ? { title: linker.text(slot.title, place.child('title')) } : {}),
    ...linkWidget(linker, invocation, scope, roles),
    roles,
    ...(slot.when ? { when: linkCondition(linker, slot.when, scope, place.child('when')) } : {}),
  };
  return placed(linked, place);
}
