import type { Node } from 'jsonc-parser';
import { type EditedFile, holderAround, type Keys, memberAround } from './edited-file.ts';
import {
  flat,
  type Holder,
  type Layout,
  layoutAt,
  printLayout,
  startsWithLine,
  WIDTH,
  widthOf,
} from './layout.ts';

/** Puts a member into an object (with its key) or a list, at an index. */
export function insertMember(
  file: EditedFile,
  keys: Keys,
  {
    index,
    key,
    layout,
  }: { readonly index: number; readonly key?: string | undefined; readonly layout: Layout },
): void {
  const holder = file.at(keys);
  const members = holder.children ?? [];
  const name = key === undefined ? undefined : JSON.stringify(key);
  if (isSpread(file, holder)) {
    withNumbersFilled(file, keys, () => insertLine(file, holder, index, { name, layout }));
    if (index === members.length) fitMember(file, keys, index - 1);
    return;
  }
  const [first, second] = members;
  const between = first && second && file.text.slice(first.offset + first.length, second.offset);
  const separator = between?.replaceAll('\r\n', '\n') ?? ', ';
  const isOpened = name !== undefined && !first && (!holder.parent || file.textOf(holder).includes('\n'));
  const changed = (old: Holder): Holder => ({
    ...old,
    // The outermost object of a file stands on several lines.
    isOpen: old.isOpen || isOpened,
    members: old.members.toSpliced(index, 0, { key: name, layout }),
  });
  changeInLine(file, holder, changed, (line) => {
    const entry = name === undefined ? line(layout) : `${name}: ${line(layout)}`;
    const [nextMember, last] = [members[index], members.at(-1)];
    if (nextMember) file.write(nextMember.offset, 0, `${entry}${separator}`);
    else if (last) file.write(last.offset + last.length, 0, `${separator}${entry}`);
    else file.replaceNode(holder, name === undefined ? `[${entry}]` : `{ ${entry} }`);
  });
}

/** Whether each member stands on a line of its own. */
function isSpread(file: EditedFile, holder: Node): boolean {
  return startsWithLine(file.text, holder);
}

function insertLine(
  file: EditedFile,
  holder: Node,
  index: number,
  { name, layout }: { readonly name: string | undefined; readonly layout: Layout },
): void {
  const members = holder.children ?? [];
  const [first, nextMember, last] = [members[0], members[index], members.at(-1)];
  if (!first || !last) return;
  const indent = file.positionOf(first).indent;
  const head = name === undefined ? '' : `${name}: `;
  const position = { column: widthOf(indent + head), indent, isFollowed: nextMember !== undefined };
  const entry = `${head}${printLayout(layout, position)}`;
  if (nextMember) file.write(nextMember.offset, 0, `${entry},\n${indent}`);
  else file.write(last.offset + last.length, 0, `,\n${indent}${entry}`);
}

/** Takes a member out of an object or list. */
export function removeMember(file: EditedFile, keys: Keys, index: number): void {
  const holder = file.at(keys);
  const members = holder.children ?? [];
  const [previous, member, nextMember] = [members[index - 1], members[index], members[index + 1]];
  if (!member) return;
  if (nextMember)
    withNumbersFilled(file, keys, () => file.replace(member.offset, nextMember.offset - member.offset, ''));
  else if (previous) {
    const start = previous.offset + previous.length;
    withNumbersFilled(file, keys, () => file.replace(start, member.offset + member.length - start, ''));
    fitMember(file, keys, index - 1);
  } else file.replaceNode(holder, holder.type === 'array' ? '[]' : '{}');
  joinLists(file, keys);
}

/** Puts another value in the place of one. */
export function replaceValue(file: EditedFile, keys: Keys, layout: Layout): void {
  const node = file.at(keys);
  const holder = holderAround(node);
  if (!holder) {
    const isOpen = 'members' in layout && layout.brackets === '{}' && layout.members.length > 0;
    const whole = isOpen ? { ...layout, isOpen } : layout;
    file.replaceNode(node, printLayout(whole, { column: 0, indent: '', isFollowed: false }));
    return;
  }
  const holderKeys = keys.slice(0, -1);
  if (isSpread(file, holder)) {
    const printed = printLayout(layout, file.positionOf(node));
    withNumbersFilled(file, holderKeys, () => file.replaceNode(node, printed));
  } else
    changeInLine(
      file,
      node,
      () => layout,
      (line) => file.replaceNode(node, line(layout)),
    );
  joinLists(file, holderKeys);
}

/** Gives a value of an object another key. */
export function renameKey(file: EditedFile, keys: Keys, name: string): void {
  const value = file.at(keys);
  const holder = holderAround(value);
  const key = memberAround(value).children?.[0];
  if (!holder || !key) return;
  const index = holder.children?.indexOf(memberAround(value)) ?? 0;
  const quoted = JSON.stringify(name);
  if (isSpread(file, holder)) {
    file.replaceNode(key, quoted);
    fitMember(file, keys.slice(0, -1), index);
    return;
  }
  const renamed = (old: Holder): Holder => ({
    ...old,
    members: old.members.map((member, memberIndex) =>
      memberIndex === index ? { ...member, key: quoted } : member,
    ),
  });
  changeInLine(file, holder, renamed, () => file.replaceNode(key, quoted));
  joinLists(file, keys.slice(0, -1));
}

/**
 * Changes a node inside of a line: if the line still fits, with the smallest edit, else the outermost value of the line
 * is printed on several lines.
 * @param edit makes the smallest edit, in what is not of the formatter's making too
 */
function changeInLine(
  file: EditedFile,
  node: Node,
  change: (old: Holder) => Layout,
  edit: (line: (layout: Layout) => string) => void,
): void {
  const outermost = outermostOfLine(file, node);
  const old = layoutAt(file.text, node);
  const changed = change('members' in old ? old : { brackets: '[]', members: [], isOpen: false });
  const layout = layoutAt(file.text, outermost, new Map([[node, changed]]));
  const position = file.positionOf(outermost);
  const printed = printLayout(layout, position);
  const isForeign =
    outermost === node && file.textOf(node).includes('\n') && (node.children?.length ?? 0) > 0;
  if (printed.includes('\n') && !isForeign) file.replaceNode(outermost, printed);
  else edit((value) => flat(value) ?? printLayout(value, position));
}

/** The outermost value that stands on one line with a node, itself if it has several. */
function outermostOfLine(file: EditedFile, node: Node): Node {
  let outermost = node;
  for (let holder = holderAround(node); holder; holder = holderAround(holder)) {
    if (file.textOf(holder).includes('\n')) return outermost;
    outermost = holder;
  }
  return outermost;
}

/** What stands before or after a member has changed: it is printed again if its line is too long now, or short enough. */
function fitMember(file: EditedFile, keys: Keys, index: number): void {
  const member = file.at(keys).children?.[index];
  const value = member?.type === 'property' ? member.children?.[1] : member;
  if (!value?.children || value.children.length === 0) return;
  const position = file.positionOf(value);
  const width = position.column + widthOf(file.textOf(value)) + (position.isFollowed ? 1 : 0);
  const isOneLine = !file.textOf(value).includes('\n');
  if (isOneLine && width <= WIDTH) return;
  const printed = printLayout(layoutAt(file.text, value), position);
  if (isOneLine || !printed.includes('\n')) file.replaceNode(value, printed);
}

/** Changes an object or list. Of numbers as many stand on a line as fit, so that a list of them is printed again. */
function withNumbersFilled(file: EditedFile, keys: Keys, change: () => void): void {
  const wereNumbers = isOfNumbers(file.at(keys));
  change();
  const holder = file.at(keys);
  if (holder.type === 'array' && (wereNumbers || isOfNumbers(holder)) && isSpread(file, holder))
    file.replaceNode(holder, printLayout(layoutAt(file.text, holder), file.positionOf(holder)));
}

function isOfNumbers({ type, children = [] }: Node): boolean {
  return type === 'array' && children.length > 1 && children.every((child) => child.type === 'number');
}

/** Lists that fit on one line after something around or in them became shorter. */
function joinLists(file: EditedFile, keys: Keys): void {
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = file.at(keys.slice(0, length));
    if (!file.textOf(node).includes('\n')) continue;
    if (node.type !== 'array') return;
    const printed = printLayout(layoutAt(file.text, node), file.positionOf(node));
    if (printed.includes('\n')) return;
    file.replaceNode(node, printed);
  }
}
