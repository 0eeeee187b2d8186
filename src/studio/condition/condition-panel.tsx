import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Condition } from '../../../core/model.ts';
import { isRecord } from '../../../core/record.ts';
import type { ComparedKind, NodeView, ScreenLine } from '../../../core/studio.ts';
import {
  afterOutcome,
  conditionOf,
  nodesOfCondition,
  type TestGroup,
  type TestLeaf,
  type TestNodes,
} from '../../../core/tree/condition-tree.ts';
import type { Outcome } from '../../../core/tree/nodes.ts';
import { RecordChoice } from '../ask/record-choice.tsx';
import { useShownRecords } from '../ask/use-shown-records.ts';
import { useStudio } from '../use-studio.ts';
import { valueAt } from '../value-at.ts';
import { GroupBox } from './group-box.tsx';
import { lackOf } from './test-words.ts';

/** Whether the builder shows all that a node says. */
export const isConditionNode = ({ order }: NodeView) =>
  ['all', 'any', 'not', 'field'].every((key) => order.includes(key));

interface Props {
  readonly node: NodeView;
  /** The screen in view. */
  readonly shownScreen?: ScreenLine | undefined;
}

/** A condition as a small builder, tried against a record of the preview; nothing for other nodes. */
export function ConditionPanel({ node, shownScreen }: Props) {
  const { tree } = useStudio();
  if (!isConditionNode(node) || tree?.file !== node.file) return null;
  const written = valueAt(tree.written, node.pointer);
  return <Builder key={`${node.file}#${node.pointer}`} {...{ node, shownScreen, written }} />;
}

function Builder({ node, shownScreen, written }: Props & { written: unknown }) {
  const { change, role, state } = useStudio();
  const records = useShownRecords(shownScreen);
  const [place, setPlace] = useState(0);
  const { nodes, root, turn, edited } = useEdited(written);
  const record = records[place] ?? records[0];
  const kinds = node.compared ?? {};
  const edit = (outcome: Outcome<TestLeaf, TestGroup>) => {
    const editedNodes = afterOutcome(nodes, outcome);
    const value = isWhole(editedNodes, kinds) ? conditionOf(editedNodes, root) : undefined;
    edited(editedNodes, value);
    if (value === undefined) return;
    const operation = { op: 'set', file: node.file, pointer: node.pointer, value };
    void change('edit', { operations: [operation], title: 'change the condition' });
  };
  const tried = {
    zone: state.zone,
    scope: record && {
      row: record,
      record,
      route: {},
      query: {},
      user: { id: 0, username: '', role_string: '', role: role ?? 0 },
    },
  };
  return (
    <Box component="section" aria-label="Condition" sx={{ px: 4, pt: 3 }}>
      <Typography variant="overline" component="h2" color="text.secondary">
        Condition
      </Typography>
      <RecordChoice records={records} place={place} onPlace={setPlace} />
      <GroupBox
        key={turn}
        id={root}
        {...{ nodes, tried, records }}
        names={namesIn(node)}
        kinds={kinds}
        onEdit={edit}
      />
    </Box>
  );
}

/** The tests under edit: what is changed elsewhere is drawn anew, an answer to an edit of one's own is not. */
function useEdited(written: unknown) {
  const seen = JSON.stringify(written);
  const begin = (turn: number) => ({ ...nodesOfCondition(conditionIn(written)), seen, turn, given: NONE });
  const [state, setState] = useState(() => begin(0));
  const { nodes, root, turn, given } = state;
  if (state.seen !== seen) {
    const isOwn = given.includes(seen);
    setState(isOwn ? { ...state, seen, given: given.slice(given.indexOf(seen) + 1) } : begin(turn + 1));
  }
  const edited = (editedNodes: TestNodes, value: Condition | undefined) =>
    setState({
      ...state,
      nodes: editedNodes,
      given: value === undefined ? given : [...given, JSON.stringify(value)],
    });
  return { nodes, root, turn, edited };
}

const NONE: readonly string[] = [];

/** Every test says all that it has to. */
const isWhole = (nodes: TestNodes, kinds: Readonly<Record<string, ComparedKind>>) =>
  [...nodes.values()].every((node) => node.kind === 'group' || lackOf(node.leaf, kinds) === '');

/** A condition that was only begun asks for its field. */
const conditionIn = (written: unknown): Condition => (isCondition(written) ? written : { field: '', is: '' });

const isCondition = (value: unknown): value is Condition =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  (['all', 'any', 'not'].some((key) => key in value) || Object.keys(value).length === 2);

/** The fields that the compiler says fit here. */
function namesIn({ schema }: NodeView): readonly string[] {
  const field = isRecord(schema.properties) ? schema.properties.field : undefined;
  const names = isRecord(field) ? (field.enum ?? field.examples) : undefined;
  return Array.isArray(names) ? names : [];
}
