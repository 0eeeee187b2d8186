import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { type PickRow, rowAfter, windowOf } from './record-rows.ts';

/** Height of the row viewport and of one row; px. */
const HEIGHT = 250;
const ROW = 36;
const ROW_ON_PHONE = 52;

/** What selects all matching records at once. */
export interface AllRecords {
  /** Absent while a search is under way. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  /** They are not all there are: something was searched for. */
  readonly isSearched: boolean;
  toggle(on: boolean): void;
}

interface RecordTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly PickRow[];
  readonly isChosen: ReadonlySet<unknown>;
  readonly toggle: (rows: readonly PickRow[], on: boolean) => void;
  /** All matching records, including other pages; absent when they cannot be loaded together. */
  readonly selectAll?: AllRecords;
}

/**
 * A virtualized grid: only the rows in view are rendered. The focus stays on the grid, which references the active row by
 * aria-activedescendant, so scrolling never loses the focus.
 */
export function RecordTable({ ref, label, headings, rows, isChosen, toggle, selectAll }: RecordTableProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const height = useMediaQuery('(max-width: 600px)') ? ROW_ON_PHONE : ROW;
  const [top, setTop] = useState(0);
  const { from, to } = windowOf({ top, height: HEIGHT, row: height }, rows.length);
  const { active, ...handlers } = useActiveRow({ rows, isChosen, toggle, selectAll }, place, height);
  return (
    <div
      ref={place}
      className="records-place"
      style={{ height: HEIGHT }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <table
        ref={ref}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one grid, and not a thousand checkboxes
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-activedescendant={active >= from && active < to ? `${id}-${active}` : undefined}
        tabIndex={0}
        {...handlers}
      >
        <thead>
          <tr aria-rowindex={1}>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={from * height} />
          {rows.slice(from, to).map((row, rowOffset) => (
            <RecordRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are keyed by their place
              key={rowOffset}
              id={`${id}-${from + rowOffset}`}
              rowIndex={from + rowOffset}
              row={row}
              height={height}
              active={from + rowOffset === active}
              chosen={isChosen.has(row.value)}
            />
          ))}
          <Gap height={(rows.length - to) * height} />
        </tbody>
      </table>
    </div>
  );
}

/** The row that the keys act on, and the keys and clicks that mark and choose rows. */
function useActiveRow(
  { rows, isChosen, toggle, selectAll }: Pick<RecordTableProps, 'rows' | 'isChosen' | 'toggle' | 'selectAll'>,
  place: RefObject<HTMLDivElement | null>,
  height: number,
) {
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, rows.length - 1);
  const flip = (row: PickRow | undefined) => row && toggle([row], !isChosen.has(row.value));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') flip(rows[active]);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selectAll?.toggle(!selectAll.isChosen);
    else {
      const targetIndex = rowAfter(event.key, active, rows.length, Math.floor(HEIGHT / height) - 1);
      if (targetIndex === undefined) return;
      setMarked(targetIndex);
      if (place.current) place.current.scrollTop = inSight(place.current.scrollTop, targetIndex, height);
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const clickedIndex = Number((event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at);
    if (!rows[clickedIndex]) return;
    setMarked(clickedIndex);
    flip(rows[clickedIndex]);
  };
  return { active, onKeyDown, onClick };
}

/** Spacer for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row like this takes no focus
  return <tr aria-hidden="true" style={{ height }} />;
}

interface RecordRowProps {
  readonly id: string;
  readonly rowIndex: number;
  readonly row: PickRow;
  readonly height: number;
  readonly active: boolean;
  readonly chosen: boolean;
}

function RecordRow({ id, rowIndex, row, height, active, chosen }: RecordRowProps) {
  return (
    <tr
      id={id}
      data-at={rowIndex}
      data-active={active || undefined}
      aria-rowindex={rowIndex + 2}
      aria-selected={chosen}
      style={{ height }}
    >
      {row.texts.map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={column} title={text || undefined}>
          {column === 0 && row.image !== undefined ? <Picture address={row.image} /> : null}
          {text || '-'}
        </td>
      ))}
    </tr>
  );
}

/** A box of fixed size aligns the names; the picture is loaded when its row is in view. */
function Picture({ address }: { address: string | null }) {
  return (
    <span className="records-picture" aria-hidden="true">
      {address === null ? null : <img key={address} src={address} alt="" decoding="async" />}
    </span>
  );
}

/** The scroll position that makes the row visible; the sticky header would cover the first one. */
function inSight(top: number, rowIndex: number, height: number): number {
  const head = ROW;
  return Math.min(rowIndex * height, Math.max(top, (rowIndex + 1) * height + head - HEIGHT));
}
