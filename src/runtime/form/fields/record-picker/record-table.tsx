import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useRef, useState } from 'react';
import { t } from '../../../base/i18n/t.ts';
import { type PickRow, rowAfter, windowOf } from './record-rows.ts';

/** Height of the row viewport and of one row; px. */
const HEIGHT = 250;
const ROW = 36;
const ROW_ON_PHONE = 52;

interface RecordTableProps {
  readonly ref: Ref<HTMLTableElement>;
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly PickRow[];
  readonly isChosen: ReadonlySet<unknown>;
  readonly toggle: (rows: readonly PickRow[], on: boolean) => void;
  /** All matching records, including other pages; absent when they cannot be loaded together. */
  readonly all?: {
    /** Absent while a search is under way. */
    readonly count: number | undefined;
    readonly isChosen: boolean;
    /** They are not all there are: something was searched for. */
    readonly isSearched: boolean;
    toggle(on: boolean): void;
  };
}

/**
 * A virtualized grid: only the rows in view are rendered. The focus stays on the grid, which references the active row by
 * aria-activedescendant, so scrolling never loses the focus.
 */
export function RecordTable({ ref, label, headings, rows, isChosen, toggle, all }: RecordTableProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const height = useMediaQuery('(max-width: 600px)') ? ROW_ON_PHONE : ROW;
  const [top, setTop] = useState(0);
  const [marked, setMarked] = useState(0);
  const active = Math.min(marked, rows.length - 1);
  const { from, to } = windowOf({ top, height: HEIGHT, row: height }, rows.length);
  const flip = (row: PickRow | undefined) => row && toggle([row], !isChosen.has(row.value));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') flip(rows[active]);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) all?.toggle(!all.isChosen);
    else {
      const next = rowAfter(event.key, active, rows.length, Math.floor(HEIGHT / height) - 1);
      if (next === undefined) return;
      setMarked(next);
      if (place.current) place.current.scrollTop = inSight(place.current.scrollTop, next, height);
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const at = Number((event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at);
    if (!rows[at]) return;
    setMarked(at);
    flip(rows[at]);
  };
  return (
    <>
      {all ? (
        // It keeps its place while there is nothing to say.
        <label className="records-all" style={all.count === undefined ? { visibility: 'hidden' } : undefined}>
          <input type="checkbox" checked={all.isChosen} onChange={() => all.toggle(!all.isChosen)} />
          {t(all.isSearched ? 'Select all {count} that match' : 'Select all {count}', { count: all.count })}
        </label>
      ) : null}
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
          onKeyDown={onKeyDown}
          onClick={onClick}
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
            {rows.slice(from, to).map((row, seat) => (
              <RecordRow
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are keyed by their place
                key={seat}
                id={`${id}-${from + seat}`}
                at={from + seat}
                row={row}
                height={height}
                active={from + seat === active}
                chosen={isChosen.has(row.value)}
              />
            ))}
            <Gap height={(rows.length - to) * height} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Spacer for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row like this takes no focus
  return <tr aria-hidden="true" style={{ height }} />;
}

interface RecordRowProps {
  readonly id: string;
  readonly at: number;
  readonly row: PickRow;
  readonly height: number;
  readonly active: boolean;
  readonly chosen: boolean;
}

function RecordRow({ id, at, row, height, active, chosen }: RecordRowProps) {
  return (
    <tr
      id={id}
      data-at={at}
      data-active={active || undefined}
      aria-rowindex={at + 2}
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
function inSight(top: number, at: number, height: number): number {
  const head = ROW;
  return Math.min(at * height, Math.max(top, (at + 1) * height + head - HEIGHT));
}
