import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useStudio } from '../use-studio.ts';
import { moveBy, moveOnto, useMove, type Wish, whyNot } from './moves.ts';
import { OutlineRow } from './outline-row.tsx';
import { above, rowsOf, type TreeRow } from './tree-rows.ts';
import { useNodeActions } from './use-node-actions.ts';

/** The chosen file as a tree in its own words; what comes by default is slanted. */
export function Outline() {
  const { tree, chosen } = useStudio();
  const [searched, setSearched] = useState({ file: '', text: '' });
  // Another file is seen whole.
  const search = searched.file === chosen?.file ? searched.text : '';
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['/columns', '/fields']));
  const rows = useMemo(() => (tree ? rowsOf(tree, { open, search }) : []), [tree, open, search]);
  const pointer = chosen?.pointer ?? '';
  useEffect(
    () => setOpen((openPlaces) => new Set([...openPlaces, ...above(pointer).slice(0, -1)])),
    [pointer],
  );
  const toggle = (row: TreeRow) =>
    setOpen((openPlaces) => {
      const nextPlaces = new Set(openPlaces);
      if (!nextPlaces.delete(row.pointer)) nextPlaces.add(row.pointer);
      return nextPlaces;
    });
  return (
    <>
      <Box sx={{ px: 3, pt: 2.5, pb: 1.5 }}>
        <InputBase
          fullWidth
          placeholder="Search in the outline"
          value={search}
          onChange={({ target }) => setSearched({ file: chosen?.file ?? '', text: target.value })}
          inputProps={{ 'aria-label': 'Search in the outline' }}
          sx={{
            px: 2.5,
            height: 30,
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.default',
          }}
        />
      </Box>
      <TreeList rows={rows} isSearched={search !== ''} onToggle={toggle} />
    </>
  );
}

interface ListProps {
  readonly rows: readonly TreeRow[];
  readonly isSearched: boolean;
  readonly onToggle: (row: TreeRow) => void;
}

function TreeList({ rows, isSearched, onToggle }: ListProps) {
  const { chosen, choose, tree } = useStudio();
  const pointer = chosen?.pointer ?? '';
  const { move, dropOn } = useMoves(rows);
  const list = useRef<HTMLDivElement>(null);
  useChosenInSight(list, rows);
  const keys = useTreeKeys({ rows, toggle: onToggle, move });
  const wrong = useProblemPlaces(rows);
  const fileName = chosen?.file.replace('schemas/', '') ?? '';
  const choosePlace = (place: string) => chosen && choose({ file: chosen.file, pointer: place });
  return (
    <Box
      ref={list}
      role="tree"
      aria-label={`Outline of ${fileName}`}
      tabIndex={0}
      aria-activedescendant={pointer ? rowId(pointer) : undefined}
      onKeyDown={keys}
      sx={{
        flex: 1,
        overflow: 'auto',
        pb: 4,
        outlineOffset: -2,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <OutlineRow
        id={rowId('')}
        row={rowOfFile(fileName)}
        isChosen={pointer === ''}
        isWrong={wrong.has('')}
        onChoose={() => choosePlace('')}
      />
      {rows.map((row) => (
        <OutlineRow
          key={row.pointer}
          id={rowId(row.pointer)}
          row={row}
          isChosen={row.pointer === pointer}
          isWrong={wrong.has(row.pointer)}
          onChoose={() => choosePlace(row.pointer)}
          onToggle={() => onToggle(row)}
          onDrop={(event) => dropOn(event, row)}
        />
      ))}
      {rows.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 4, py: 3 }}>
          {tree ? (isSearched ? 'Nothing here says that.' : 'Nothing stands here yet.') : 'Reading the file…'}
        </Typography>
      )}
    </Box>
  );
}

/** Shows what is chosen, once for each choice: another row that opens leaves the list where it is. */
function useChosenInSight(list: { readonly current: HTMLElement | null }, rows: readonly TreeRow[]): void {
  const { chosen, tree } = useStudio();
  const scrolledTo = useRef('');
  const place = `${chosen?.file}#${chosen?.pointer}`;
  useEffect(() => {
    const row = list.current?.querySelector('[aria-selected=true]');
    // Its rows come after the choice.
    if (scrolledTo.current === place || !tree || !row || rows.length === 0) return;
    scrolledTo.current = place;
    row.scrollIntoView({ block: 'nearest' });
  }, [list, place, tree, rows]);
}

/** The rows that have a problem, or hold one below that is not in sight. */
function useProblemPlaces(rows: readonly TreeRow[]): ReadonlySet<string> {
  const { chosen, state } = useStudio();
  const problems = state.problems.filter(({ file, isNew }) => file === chosen?.file && isNew);
  const inSight = new Set(rows.map(({ pointer }) => pointer));
  return new Set(problems.map(({ pointer }) => above(pointer).findLast((place) => inSight.has(place)) ?? ''));
}

/** The file itself, above everything that is in it. */
const rowOfFile = (name: string): TreeRow => ({
  pointer: '',
  key: name,
  depth: 0,
  summary: '',
  isDefault: false,
  hasChildren: false,
  isOpen: false,
});

const rowId = (pointer: string) => `outline${pointer.replace(/[^\w-]/g, '_')}`;

/** Moving among what stands beside a row, by keys and by the mouse. */
function useMoves(rows: readonly TreeRow[]) {
  const { chosen } = useStudio();
  const perform = useMove();
  const move = ({ pointer }: TreeRow, steps: -1 | 1) => {
    if (!chosen) return;
    void perform({
      file: chosen.file,
      pointer,
      way: (written, from) => moveBy(written, from, steps),
      whyNot: (written, from) => whyNot(written, from, steps),
    });
  };
  const dropOn = (event: DragEvent, onto: TreeRow) => {
    const row = rows.find(({ pointer }) => pointer === event.dataTransfer.getData('text/plain'));
    event.preventDefault();
    if (!chosen || !row || row.pointer === onto.pointer) return;
    const way: Wish['way'] = (written, from) => moveOnto(written, from, onto.pointer);
    void perform({ file: chosen.file, pointer: row.pointer, way, whyNot });
  };
  return { move, dropOn };
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

interface TreeKeys {
  readonly rows: readonly TreeRow[];
  readonly toggle: (row: TreeRow) => void;
  readonly move: (row: TreeRow, by: -1 | 1) => void;
}

function useTreeKeys({ rows, toggle, move }: TreeKeys) {
  const { chosen, choose } = useStudio();
  const actions = useNodeActions();
  return (event: KeyboardEvent) => {
    if (!chosen) return;
    const index = rows.findIndex(({ pointer }) => pointer === chosen.pointer);
    const row = rows[index];
    const step = (by: number) => {
      const target = rows[index + by];
      if (target) choose({ file: chosen.file, pointer: target.pointer });
      else if (index + by < 0) choose({ file: chosen.file, pointer: '' });
    };
    const does: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (event.altKey ? row && move(row, 1) : step(1)),
      ArrowUp: () => (event.altKey ? row && move(row, -1) : step(-1)),
      ArrowRight: () => {
        if (row?.hasChildren && !row.isOpen) toggle(row);
        else if (!row || row.isOpen) step(1);
      },
      ArrowLeft: () => {
        if (row?.isOpen) toggle(row);
        else choose({ file: chosen.file, pointer: parentOf(chosen.pointer) });
      },
      Delete: () => row && !row.isDefault && actions.remove(),
    };
    const act = does[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
