import DeleteOutline from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import { explainCondition } from '../../../core/conditions/explain.ts';
import { businessNow } from '../../../core/dates.ts';
import type { Scope } from '../../../core/scope.ts';
import type { ComparedKind } from '../../../core/studio.ts';
import {
  conditionOf,
  NO_LIMITS,
  type TestGroup,
  type TestLeaf,
  type TestNodes,
} from '../../../core/tree/condition-tree.ts';
import type { GroupNode, Outcome, Part } from '../../../core/tree/nodes.ts';
import { add, change, remove } from '../../../core/tree/operations.ts';
import { Mark } from '../ask/ask-panel.tsx';
import type { ShownRecord } from '../ask/records-in.ts';
import { TestRow } from './test-row.tsx';
import { lackOf } from './test-words.ts';

/** What a condition is tried against; without a scope it is not. */
export interface Tried {
  readonly zone: string;
  readonly scope: Scope | undefined;
}

interface Props {
  readonly id: string;
  readonly nodes: TestNodes;
  readonly tried: Tried;
  readonly names: readonly string[];
  /** Field -> what it is compared with. */
  readonly kinds: Readonly<Record<string, ComparedKind>>;
  readonly records: readonly ShownRecord[];
  readonly onEdit: (outcome: Outcome<TestLeaf, TestGroup>) => void;
}

/** How the parts of a group are joined -> its words. */
const JOINS = {
  'and ': 'all of these',
  'or ': 'one of these',
  'and not': 'not all of these',
  'or not': 'none of these',
};

const TEST: Part<TestLeaf, TestGroup> = { leaf: { test: { field: '', is: '' }, isNot: false } };

/** A group of tests, and groups in it; each says whether it holds for the record. */
export function GroupBox({ id, nodes, tried, names, kinds, records, onEdit }: Props) {
  const node = nodes.get(id);
  if (node?.kind !== 'group') return null;
  const { holds } = triedAt(nodes, id, tried);
  const group: Part<TestLeaf, TestGroup> = {
    join: node.join === 'and' ? 'or' : 'and',
    head: { isNot: false },
    parts: [TEST],
  };
  return (
    <Box role="group" aria-label="Tests" sx={{ borderLeft: 2, borderColor: 'divider', pl: 2, mt: 2 }}>
      <GroupHead {...{ node, nodes, holds, onEdit }} />
      {node.kids.map((kid) => {
        const part = nodes.get(kid);
        if (part?.kind !== 'leaf')
          return <GroupBox key={kid} {...{ nodes, tried, names, kinds, records, onEdit }} id={kid} />;
        return (
          <TestRow
            key={kid}
            leaf={part.leaf}
            names={names}
            kinds={kinds}
            records={records}
            {...(lackOf(part.leaf, kinds) === '' ? triedAt(nodes, kid, tried) : { why: '' })}
            onLeaf={(leaf) => onEdit(change(nodes, kid, { leaf }))}
            onRemove={() => onEdit(remove(nodes, kid))}
          />
        );
      })}
      <Button onClick={() => onEdit(add(nodes, id, TEST, NO_LIMITS))}>Add a test</Button>
      <Button onClick={() => onEdit(add(nodes, id, group, NO_LIMITS))}>Add a group</Button>
    </Box>
  );
}

interface HeadProps {
  readonly node: GroupNode<TestGroup>;
  readonly nodes: TestNodes;
  readonly holds: boolean | undefined;
  readonly onEdit: (outcome: Outcome<TestLeaf, TestGroup>) => void;
}

/** How the parts of a group are joined. */
function GroupHead({ node, nodes, holds, onEdit }: HeadProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Mark holds={holds} />
      <NativeSelect
        value={`${node.join} ${node.head.isNot ? 'not' : ''}`}
        inputProps={{ 'aria-label': 'Holds when' }}
        onChange={({ target }) => {
          const [join, not] = target.value.split(' ');
          // One edit for both: the group as it is to be.
          onEdit({
            changes: [
              [
                node.id,
                node,
                { ...node, join: join === 'or' ? 'or' : 'and', head: { isNot: not === 'not' } },
              ],
            ],
            focus: node.id,
          });
        }}
        sx={{ fontSize: 12.5 }}
      >
        {Object.entries(JOINS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </NativeSelect>
      <Box sx={{ flex: 1 }} />
      {node.parent !== null && (
        <IconButton aria-label="Remove the group" onClick={() => onEdit(remove(nodes, node.id))}>
          <DeleteOutline sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Box>
  );
}

/** Whether a part holds for the record, and why. */
function triedAt(
  nodes: TestNodes,
  id: string,
  { scope, zone }: Tried,
): { readonly holds?: boolean; readonly why: string } {
  const condition = conditionOf(nodes, id);
  if (!scope || !condition) return { why: '' };
  const { holds, says, parts } = explainCondition(condition, scope, () => businessNow(zone));
  return { holds, why: parts[0]?.says ?? says };
}
