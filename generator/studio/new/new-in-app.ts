import { pointer } from '../../diagnostics/pointer.ts';
import { Refused } from '../../edit/refused.ts';
import type { Sources } from '../../load/load-product.ts';
import { childOf } from '../grammar-at.ts';
import type { Made } from './made.ts';
import { type Said, saidId, saidText } from './read-answers.ts';

const APP = 'schemas/app.json';

/** The groups of the menu: label -> pointer of their entries. */
export function menuGroups(sources: Sources): Map<string, string> {
  const groups = new Map<string, string>();
  const walk = (entries: unknown, place: string) => {
    if (!Array.isArray(entries)) return;
    for (const [index, entry] of entries.entries()) {
      const children = childOf(entry, 'children');
      if (!children) continue;
      groups.set(String(childOf(entry, 'label')), `${place}/${index}/children`);
      walk(children, `${place}/${index}/children`);
    }
  };
  walk(childOf(JSON.parse(sources.get(APP) ?? '{}'), 'navigation'), '/navigation');
  return groups;
}

/** An entry of the menu, as the last of its group. Throws Refused. */
export function newMenuEntry(sources: Sources, answers: Said): Made {
  const label = saidText(answers, 'label');
  const group = typeof answers.group === 'string' && answers.group !== '' ? answers.group : undefined;
  const place = group === undefined ? '/navigation' : menuGroups(sources).get(group);
  if (place === undefined) throw new Refused(`The menu has no group "${group}".`, 'unknown-name');
  const icon = typeof answers.icon === 'string' && answers.icon !== '' ? { icon: answers.icon } : {};
  const value = { label, ...icon, screen: saidText(answers, 'screen') };
  return {
    operations: [{ op: 'add', file: APP, pointer: `${place}/-`, value }],
    title: `new menu entry ${label}`,
    file: APP,
    pointer: place,
  };
}

/** A set of roles, by the name that screens and calls say. Throws Refused. */
export function newRoleSet(answers: Said): Made {
  const name = saidId(answers, 'name');
  const roles = Array.isArray(answers.roles) ? answers.roles.map(Number).sort((a, b) => a - b) : [];
  if (roles.length === 0) throw new Refused('Choose the roles of the set.', 'no-value');
  const place = `/access${pointer([name])}`;
  return {
    operations: [{ op: 'add', file: APP, pointer: place, value: roles }],
    title: `new role set ${name}`,
    file: APP,
    pointer: place,
  };
}
