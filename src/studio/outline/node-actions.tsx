import { type ReactNode, useMemo, useState } from 'react';
import type { NamedPlace, NewDialog } from '../../../core/studio.ts';
import { ask } from '../calls.ts';
import { NewPartDialog } from '../new/new-part-dialog.tsx';
import { type Chosen, useStudio } from '../use-studio.ts';
import { NameDialog } from './name-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { NodeActionsContext } from './use-node-actions.ts';

type Question =
  | { readonly kind: 'remove'; readonly uses: readonly NamedPlace[] }
  | { readonly kind: 'rename' | 'duplicate' | 'add' };

const TITLES = {
  rename: 'Rename everywhere',
  duplicate: 'Duplicate as',
  add: 'Add',
} as const;

/** Offers what can be done with the chosen node, and asks what has to be asked. */
export function NodeActions({ children }: { children: ReactNode }) {
  const { chosen, node, tree } = useStudio();
  const [dialog, setDialog] = useState<NewDialog>();
  const [question, setQuestion] = useState<Question>();
  const actions = useActions(setQuestion);
  const answerName = async (name: string) => {
    if (!chosen || !question || question.kind === 'remove') return;
    setQuestion(undefined);
    const place = `${question.kind === 'add' ? chosen.pointer : parentOf(chosen.pointer)}/${escaped(name)}`;
    const beginning = node?.additions.find(({ key }) => key === name)?.empty ?? node?.empty;
    if (question.kind === 'rename') await actions.renameNow(name);
    else if (question.kind === 'add')
      await actions.edit({ op: 'add', pointer: place, value: beginning }, `add ${name}`, place);
    else
      await actions.edit(
        { op: 'duplicate', pointer: chosen.pointer, to: place },
        `duplicate as ${name}`,
        place,
      );
  };
  const isOfAnswer =
    question?.kind === 'add' && tree?.kind === 'screen' && /\/(columns|fields)$/.test(chosen?.pointer ?? '');
  const whenNone = isOfAnswer
    ? 'All that the call answers stands here already.'
    : question?.kind === 'add' && chosen?.pointer === '/filters'
      ? 'The call takes no other query parameter.'
      : '';
  const askForField = async () => {
    setQuestion(undefined);
    const dialogs = await ask<NewDialog[]>('dialogs', { file: chosen?.file });
    setDialog(dialogs.find(({ what }) => what === 'field'));
  };
  return (
    <NodeActionsContext value={actions}>
      {children}
      {question?.kind === 'remove' && (
        <RemoveDialog
          name={chosen?.pointer.split('/').at(-1) ?? ''}
          uses={question.uses}
          column={node?.column}
          onRemove={(along, drop) => void actions.removeNow(along, drop)}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question && question.kind !== 'remove' && (
        <NameDialog
          title={TITLES[question.kind]}
          begin={question.kind === 'rename' ? (node?.declares?.name.split('.').at(-1) ?? '') : ''}
          offered={question.kind === 'add' ? (node?.additions ?? []) : []}
          {...(question.kind === 'add' ? {} : { hint: 'A name that is free.' })}
          onName={(name) => void answerName(name)}
          onClose={() => setQuestion(undefined)}
          whenNone={whenNone}
          {...(isOfAnswer ? { onNewField: () => void askForField() } : {})}
        />
      )}
      {dialog && <NewPartDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </NodeActionsContext>
  );
}

/** What can be done at once, and what asks a question first. */
function useActions(setQuestion: (question: Question | undefined) => void) {
  const { chosen, node, choose, change, say } = useStudio();
  return useMemo(() => {
    const remove = async (along: boolean, drop: boolean) => {
      if (!chosen || chosen.pointer === '') return;
      setQuestion(undefined);
      if (!(await change('remove', { ...chosen, along, drop }))) return;
      choose({ file: chosen.file, pointer: parentOf(chosen.pointer) });
      say(`Removed: ${nameOf(chosen.pointer)}${along ? ', with its uses' : ''}`);
    };
    const rename = async (to: string) => {
      if (!chosen) return;
      let madePlace: Chosen | undefined;
      const isDone = await change('rename', { ...chosen, to }, (answer) => {
        madePlace = answer.made;
      });
      if (!isDone) return;
      if (madePlace) choose(madePlace);
      say(`Renamed everywhere: ${to}`);
    };
    const edit = async (operation: object, title: string, pointer: string) => {
      if (!chosen) return;
      const operations = [{ file: chosen.file, ...operation }];
      if (!(await change('edit', { operations, title }))) return;
      choose({ file: chosen.file, pointer });
      say(`Done: ${title}`);
    };
    return {
      removeNow: remove,
      renameNow: rename,
      edit,
      remove: async () => {
        if (!chosen) return;
        const uses = await ask<NamedPlace[]>('uses', chosen);
        if (uses.length > 0 || node?.column !== undefined) setQuestion({ kind: 'remove', uses });
        else await remove(false, false);
      },
      rename: () => setQuestion({ kind: 'rename' }),
      add: () => {
        if (!node) return;
        if (node.isList)
          void edit(
            { op: 'add', pointer: `${node.pointer}/-`, value: node.empty },
            `add to ${nameOf(node.pointer)}`,
            node.pointer,
          );
        else setQuestion({ kind: 'add' });
      },
      duplicate: () => {
        if (!chosen) return;
        if (/\/\d+$/.test(chosen.pointer))
          void edit({ op: 'duplicate', pointer: chosen.pointer }, 'duplicate', chosen.pointer);
        else setQuestion({ kind: 'duplicate' });
      },
    };
  }, [chosen, node, change, choose, say, setQuestion]);
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
const nameOf = (pointer: string) =>
  pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
