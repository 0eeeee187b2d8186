import { useEffect, useMemo, useRef } from 'react';
import { type FieldHost, staticStyled, t, useAnswer } from '../../../../../src/runtime/index.ts';
import { emptyGroup, inWords as ruleInWords } from '../../domain/reading-rule.ts';
import {
  calls,
  type ReadingRuleProps,
  type ReadingRuleValue,
} from '../../src/generated/product/widgets/reading-rule.ts';
import { type Editor, EditorContext } from './editor.ts';
import { GroupBox } from './group-box.tsx';

/** A tree of books as a field of a form: all of them or any of them, with groups in groups. */
export default function ReadingRule({ depth, field }: ReadingRuleProps & FieldHost<ReadingRuleValue>) {
  const { answer } = useAnswer(calls['book.list'], { size: 100 });
  const rule = field.value ?? emptyGroup;
  const focus = useRef<string>(undefined);
  useEffect(() => {
    if (focus.current === undefined) return;
    document.getElementById(focus.current)?.focus();
    focus.current = undefined;
  });
  const editor = useMemo<Editor>(
    () => ({
      rule,
      depth,
      disabled: field.disabled,
      errors: field.errors,
      books: answer?.rows ?? [],
      idOf: field.idOf,
      change(next, focused) {
        focus.current = focused === undefined ? undefined : field.idOf(focused);
        field.commit(next);
      },
    }),
    [rule, depth, field, answer],
  );
  return (
    <EditorContext value={editor}>
      <Tree
        id={field.id}
        role="group"
        tabIndex={-1}
        aria-labelledby={field.labelledBy}
        aria-describedby={field.describedBy}
      >
        <GroupBox group={rule} path={[]} />
      </Tree>
    </EditorContext>
  );
}

/** For the places where the tree itself does not stand. */
export function inWords(value: ReadingRuleValue): string {
  return ruleInWords(value, {
    all: t('All of these'),
    any: t('Any of these'),
    nothing: '…',
    title: (book) => `#${book}`,
  });
}

const Tree = staticStyled('div')({
  borderRadius: 6,
  '& .rule-group': {
    display: 'grid',
    gap: 8,
    padding: '8px 10px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 6,
  },
  '& .rule-head, & .rule-part': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .rule-head > span': { flex: 1 },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li > .rule-group': { flex: 1, minWidth: 0 },
  '& select': {
    minHeight: 32,
    maxWidth: '100%',
    padding: '0 8px',
    border: '1px solid var(--control-border)',
    borderRadius: 6,
    background: 'var(--mui-palette-background-default)',
    color: 'inherit',
    font: 'inherit',
    '&[aria-invalid="true"]': { borderColor: 'var(--mui-palette-error-main)' },
  },
  '& .rule-part > select': { flex: 1, minWidth: 0 },
  '& .rule-part > p': { flexBasis: '100%' },
});
