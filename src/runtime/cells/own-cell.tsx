import { useEffect, useState } from 'react';
import { asText } from '../../../core/read-value.ts';
import type { Row } from '../../../core/scope.ts';
import { hasPart, loadedPart, loadPart } from '../base/own-parts.ts';
import { Skeleton } from '../ui/states.tsx';
import type { Cell, CellPlace, Options } from './cell.ts';

/**
 * One of the product's own cells; undefined when there is none of this name. The cells that a screen declares are loaded with the
 * screen.
 */
export function ownCell(name: string): Cell | undefined {
  const loadedCell = loadedPart('cells', name)?.default as Cell | undefined;
  if (loadedCell || !hasPart('cells', name)) return loadedCell;
  return (options, place) => (value, row, rowIndex) => (
    <LateCell {...{ name, options, place, value, row, at: rowIndex }} />
  );
}

interface LateCellProps {
  readonly name: string;
  readonly options: Options;
  readonly place: CellPlace;
  readonly value: unknown;
  readonly row: Row;
  readonly at: number;
}

/** A cell that only code names is not loaded with the screen: it renders once loaded, and as text if loading fails. */
function LateCell({ name, options, place, value, row, at: rowIndex }: LateCellProps) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting');
  useEffect(() => {
    loadPart('cells', name).then(
      () => setState('here'),
      () => setState('failed'),
    );
  }, [name]);
  const cell = loadedPart('cells', name)?.default as Cell | undefined;
  if (cell) return cell(options, place)(value, row, rowIndex);
  return state === 'failed' ? asText(value) : <Skeleton width={48} />;
}
