import { useEffect, useState } from 'react';
import { checkShape } from '../../../../domain/promotions/conditions/check-conditions.ts';
import type { ItemsCondition } from '../../../../domain/promotions/conditions/conditions.ts';
import { findingsOf } from '../../../../domain/promotions/conditions/findings.ts';
import {
  BENEFITS,
  BLOCKS,
  type PromotionNodes,
  type PromotionTree,
  sentOf,
} from '../../../../domain/promotions/conditions/promotion-tree.ts';
import {
  ApiError,
  errorText,
  type ItemAnswer,
  mayCall,
  readOnce,
  refusesValues,
  type TypedEndpoint,
  t,
} from '../../../runtime/index.ts';

/** Milliseconds without a change before the server is asked. */
const REST = 600;

export interface AnswerOfTree<Answer> {
  /** Of the conditions as they stood then; `ids`: which node stood at which path. */
  readonly answer?: Answer;
  readonly ids?: ReadonlyMap<string, string>;
  readonly error?: string;
  /** Asks again; where the server has failed. */
  readonly retry?: () => void;
  /** Conditions that are not finished are not asked about. */
  readonly isUnfinished?: boolean;
  /** Whether the answer belongs to an earlier state of the conditions. */
  readonly isOld: boolean;
}

/** The server's answer about the present conditions, asked for after a pause; without `inputOf` nothing is asked. */
export function useAnswerOfTree<Input extends object, Answer>(
  tree: PromotionTree,
  endpoint: TypedEndpoint<Input, ItemAnswer<Answer>>,
  inputOf: ((items_condition: ItemsCondition) => Input) | null,
): AnswerOfTree<Answer> {
  const [state, setState] = useState<AnswerOfTree<Answer>>({ isOld: true });
  // A server that lacks the extension is not asked.
  const buildInput = mayCall(endpoint) ? inputOf : null;
  useEffect(() => {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (turnNumber: number, makeInput: NonNullable<typeof buildInput>) => {
      if (hasUnfinished(tree.nodes)) return setState({ isUnfinished: true, isOld: false });
      const { value, ids } = sentOf(tree.nodes);
      const [refused] = checkShape(value).problems;
      if (refused) return setState({ error: t(refused.message), isOld: false });
      const serverAnswer = await answerOf(endpoint, makeInput(value));
      const { canRetry, ...told } = serverAnswer;
      if (turnNumber === turn) setState({ ...told, ...(canRetry && { retry: begin }), ids, isOld: false });
    };
    const begin = () => {
      const turnNumber = ++turn;
      clearTimeout(timer);
      if (!buildInput) return setState({ isOld: false });
      setState((previousState) => (previousState.isOld ? previousState : { ...previousState, isOld: true }));
      timer = setTimeout(() => void ask(turnNumber, buildInput), REST);
    };
    begin();
    const stop = tree.watch(begin);
    return () => {
      turn = -1;
      clearTimeout(timer);
      stop();
    };
  }, [tree, endpoint, buildInput]);
  return state;
}

async function answerOf<Input extends object, Answer>(
  endpoint: TypedEndpoint<Input, ItemAnswer<Answer>>,
  input: Input,
): Promise<{ readonly answer?: Answer; readonly error?: string; readonly canRetry?: boolean }> {
  try {
    const { item } = await readOnce(endpoint, input, { isFigure: true });
    return item ? { answer: item } : {};
  } catch (error) {
    // Of conditions that the server refuses it can only say the same again.
    const canRetry = !(error instanceof ApiError && refusesValues(error));
    return { error: errorText(error), canRetry };
  }
}

/** Whether a part has an error. What is not finished is not sent; benefits do not matter to whom and what it is for. */
const hasUnfinished = (nodes: PromotionNodes): boolean =>
  findingsOf(nodes).some(
    ({ tone, id }) => tone === 'error' && id !== BENEFITS && !BLOCKS.some((block) => block === id),
  );
