import { createContext, useContext } from 'react';

interface NodeActions {
  /** Removes the chosen node; asks first where something uses it. */
  remove(): void;
  rename(): void;
  duplicate(): void;
  add(): void;
}

export const NodeActionsContext = createContext<NodeActions | undefined>(undefined);

/** What can be done with the chosen node. */
export function useNodeActions(): NodeActions {
  const actions = useContext(NodeActionsContext);
  if (!actions) throw new Error('There are no actions around this.');
  return actions;
}
