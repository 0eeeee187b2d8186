import type { CSSObject } from '@mui/material/styles';
import { type ComponentProps, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Row } from '../../../../core/scope.ts';
import { useStore } from '../../base/store.ts';
import { cellStyles } from '../../cells/index.ts';
import { plainButton } from '../../ui/theme/plain-button.ts';
import { useStaticStyles } from '../../ui/theme/static-styled.tsx';
import { cardStyles } from './card-styles.ts';
import { keepWidths, keptWidths } from './kept-widths.ts';
import { columnClass, type RowPlan } from './list-plan.ts';
import { type ContentWidths, type CssWidths, PICK_WIDTH, TIGHTER } from './table-widths.ts';
import { facesLoaded, widestContent } from './widest-content.ts';

/** Up to this window width rows are cards. */
export const CARDS = '@media (max-width: 600px)';
const TABLE = '@media (min-width: 601px)';

type FrameProps = Omit<ComponentProps<'div'>, 'ref'> & {
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly plan: RowPlan;
  /** Those shown: the columns are as wide as they need. */
  readonly rows: readonly Row[];
};

/** The styled element of a list: everything inside is plain markup. */
export function ListFrame({ ref, plan, rows, className, ...props }: FrameProps) {
  const own = useRef<HTMLDivElement>(null);
  const frame = ref ?? own;
  const widths = useWidths(frame, plan, rows);
  const styleClass = `${useStaticStyles(frameStyles)} ${useStaticStyles(stylesFor(widths))}`;
  return <div {...props} ref={frame} className={className ? `${className} ${styleClass}` : styleClass} />;
}

/**
 * The widths grow with the content of the pages that were shown; before the first row they are those of the last visit, or the
 * plan's own. What was measured in other faces does not count: a stand-in may be wider than the face that comes.
 */
function useWidths(frame: RefObject<HTMLDivElement | null>, plan: RowPlan, rows: readonly Row[]): CssWidths {
  const faces = useStore(facesLoaded);
  const [measured, setMeasured] = useState<Measured>();
  const content = measured?.plan === plan && measured.faces === faces ? measured.content : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read from the document
  useLayoutEffect(() => {
    const body = frame.current?.querySelector('tbody');
    const next = body && widestContent(body, plan, content);
    if (!next || next === content) return;
    setMeasured({ plan, faces, content: next });
    if (!content) keepWidths(plan, next);
  }, [frame, plan, rows, content, faces]);
  return useMemo(() => plan.widthsFor(content ?? keptWidths(plan)), [plan, content]);
}

interface Measured {
  readonly plan: RowPlan;
  /** In which it was measured. */
  readonly faces: unknown;
  readonly content: ContentWidths;
}

const styleCache = new WeakMap<CssWidths, CSSObject>();

/** `widths` determines at which container width cells become tight, and when the table scrolls sideways. */
function stylesFor(widths: CssWidths): CSSObject {
  const columns = widths.columns.map((width, columnIndex) => [
    `& th.${columnClass(columnIndex)}`,
    { width: width ?? 'auto' },
  ]);
  const styles = styleCache.get(widths) ?? {
    [TABLE]: {
      ...Object.fromEntries(columns),
      '& th.list-actions': { width: widths.actions },
      '& table': { minWidth: widths.all.least },
      [narrowerThan(widths.all.width)]: {
        '& table': { '--tight': 1 },
        '& td .c-badge': { whiteSpace: 'normal' },
      },
      ...(widths.all.least < widths.all.tight && {
        [narrowerThan(widths.all.tight)]: { '& .gives-way': { display: 'none' } },
      }),
      [narrowerThan(widths.all.least)]: scrolledStyles,
    },
  };
  styleCache.set(widths, styles);
  return styles;
}

const narrowerThan = (width: number) => `@container list (max-width: ${width - 1}px)`;

/** The column that names a row is sticky, like its actions. */
const scrolledStyles = {
  '& :is(th, td):is(.card-head, .pick)': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    background: 'inherit',
  },
  '& .pick ~ .card-head': { insetInlineStart: PICK_WIDTH },
  '& th:is(.card-head, .pick)': { zIndex: 3, background: 'var(--mui-palette-background-default)' },
  '& .card-head': { borderInlineEnd: '1px solid var(--mui-palette-divider)' },
  '& .list-actions': { borderInlineStart: '1px solid var(--mui-palette-divider)' },
  // It would cover the row's focus ring, so it draws that part.
  '& tbody tr:focus-visible > :is(.card-head, .pick)': {
    borderBottomColor: 'var(--focus)',
    boxShadow: 'inset 0 2px var(--focus), inset 0 -1px var(--focus)',
  },
} as const;

const PADDING = `calc(12px - ${TIGHTER / 2}px * var(--tight, 0))`;
const PADDING_AT_END = `calc(20px - ${TIGHTER}px * var(--tight, 0))`;

const tableStyles = {
  '& .list-scroll': { scrollbarWidth: 'thin' },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0 },
  '& th, & td': {
    padding: `0 ${PADDING}`,
    height: 'var(--row-height)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    // A long header wraps to a second line.
    whiteSpace: 'normal',
    fontSize: '12px',
    lineHeight: '15px',
    fontWeight: 500,
    color: 'var(--mui-palette-text-secondary)',
    background: 'var(--mui-palette-background-default)',
  },
  // A number keeps a distance from the following text and is never cut: a truncated number would be misleading.
  '& .at-end': {
    // Digits stand below digits of their place, also where texts run from right to left.
    textAlign: 'right',
    paddingInlineEnd: PADDING_AT_END,
    overflow: 'visible',
    textOverflow: 'clip',
  },
  '& td.is-id': { overflow: 'visible', textOverflow: 'clip' },
  '& .at-center': { textAlign: 'center' },
  // A sort icon shows that a header is sortable.
  '& th:hover button svg': { opacity: 0.3 },
  '& th button': {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    maxWidth: '100%',
    margin: '0 -4px',
    padding: '4px',
    borderRadius: '4px',
    textAlign: 'inherit',
    '& svg': { flex: 'none', opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.6 },
  },
  '& th[aria-sort=ascending], & th[aria-sort=descending]': {
    color: 'var(--mui-palette-text-primary)',
    '& button svg': { opacity: 1 },
  },
  '& .at-end button': { flexDirection: 'row-reverse', '[dir=rtl] &': { flexDirection: 'row' } },
} as const;

/** A name takes a second line before it is cut; by keyboard the whole is read in the row that has the focus. */
const wrappedNames = {
  '& td:has(.c-lines, .c-long)': { paddingBlock: '6px' },
  '& td.is-image': { paddingBlock: '4px' },
  '& td .c-lines': { lineHeight: '18px', textWrap: 'pretty' },
  '& td .c-text:not(.c-mono, .c-lines), & td .c-mono': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    marginBlock: '6px',
    lineHeight: '18px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // No letter by itself in the second line.
    textWrap: 'pretty',
  },
  '& tbody tr:focus-visible td .c-text': { WebkitLineClamp: 'none' },
} as const;

const rowStyles = {
  '& tbody tr': { background: 'var(--mui-palette-background-default)' },
  '& tbody tr:hover': { background: 'var(--mui-palette-action-hover)' },
  '& tbody tr:focus-visible': { '--edge': '-2px', outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '[dir=rtl] & tbody tr:focus-visible': { '--edge': '2px' },
  // The sticky cell would cover the end of the row's focus ring, so it draws that part.
  '& tbody tr:focus-visible .list-actions': {
    borderBottomColor: 'var(--focus)',
    boxShadow: 'inset 0 2px var(--focus), inset 0 -1px var(--focus), inset var(--edge) 0 var(--focus)',
  },
  '& tbody tr[data-selected]': { background: 'var(--mui-palette-primary-light)' },
  '& tbody tr[data-gone]': { color: 'var(--mui-palette-text-secondary)', textDecoration: 'line-through' },
  '& .pick': { width: PICK_WIDTH, padding: 0, overflow: 'visible', textAlign: 'center', cursor: 'default' },
  '& .pick input': {
    width: '16px',
    height: '16px',
    margin: 0,
    verticalAlign: 'middle',
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
  },
  '& tbody tr[data-touched]': { animation: 'row-touched 2.4s ease-out' },
  '@keyframes row-touched': { '0%, 40%': { background: 'var(--mui-palette-primary-light)' } },
  // As wide as its text, which is cut at its own end, in both text directions.
  '& .row-link': {
    display: 'inline-block',
    maxWidth: '100%',
    verticalAlign: 'middle',
    color: 'inherit',
    fontWeight: 500,
  },
  '& .row-link:hover': { color: 'var(--mui-palette-primary-main)' },
  // Sticky, so that it is reachable when the table is wider than its container.
  '& .list-actions': {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    background: 'inherit',
    textAlign: 'end',
  },
  '& th.list-actions': { zIndex: 3, background: 'var(--mui-palette-background-default)' },
  '& .act, & .more': {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    height: '28px',
    padding: '0 8px',
    borderRadius: '4px',
    color: 'var(--mui-palette-primary-main)',
    fontWeight: 500,
    verticalAlign: 'middle',
    '&:hover, &[aria-expanded=true]': {
      background: 'var(--mui-palette-action-selected)',
      textDecoration: 'none',
    },
    '&:disabled, &[data-why], &[aria-busy]': {
      color: 'var(--mui-palette-action-disabled)',
      cursor: 'default',
      background: 'none',
    },
  },
  '& [aria-busy]': { cursor: 'progress' },
  '& .more[aria-busy]': { animation: 'busy-pulse 0.9s ease-in-out infinite' },
  '@keyframes busy-pulse': { '50%': { opacity: 0.2 } },
  '& .act[data-rivals]': {
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    '&::after': {
      content: 'attr(data-rivals) / ""',
      height: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      whiteSpace: 'pre',
    },
  },
  '& .row-picture': {
    display: 'inline-block',
    padding: 0,
    border: 0,
    borderRadius: '4px',
    background: 'none',
    verticalAlign: 'middle',
    cursor: 'zoom-in',
  },
  '& .act:last-child': { marginInlineEnd: '-8px' },
  '& .more': { marginInlineEnd: '-6px', padding: '0 5px', color: 'var(--mui-palette-text-secondary)' },
  '& .act.danger:not([data-why])': { color: 'var(--mui-palette-error-main)' },
} as const;

const waitingStyles = {
  '& .busy-line': {
    position: 'absolute',
    zIndex: 4,
    top: 0,
    insetInline: 0,
    height: '2px',
    overflow: 'hidden',
    opacity: 0,
    animation: 'busy-appear 0s 200ms forwards',
    '&::after': {
      content: '""',
      display: 'block',
      width: '30%',
      height: '100%',
      background: 'var(--mui-palette-primary-main)',
      animation: 'busy-run 1.1s ease-in-out infinite',
    },
  },
  '@keyframes busy-appear': { to: { opacity: 1 } },
  '@keyframes busy-run': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } },
  '& tr.skeleton-row': { opacity: 0, animation: 'busy-appear 0s 150ms forwards' },
  // Overlays the rows, so that they do not move; an error is near the pager that caused it.
  '& .list-note, & .list-hint': {
    position: 'absolute',
    zIndex: 4,
    insetInlineStart: '50%',
    padding: '4px 12px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '999px',
    background: 'var(--mui-palette-background-paper)',
    translate: '-50%',
    '[dir=rtl] &': { translate: '50%' },
    width: 'max-content',
    maxWidth: 'calc(100% - 16px)',
  },
  '& .list-note': {
    bottom: '8px',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    borderRadius: '6px',
    color: 'var(--mui-palette-error-main)',
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)',
  },
  '& .list-hint': { top: '48px' },
} as const;

/** What all tables have in common. */
const frameStyles: CSSObject = {
  ...cellStyles,
  position: 'relative',
  containerType: 'inline-size',
  containerName: 'list',
  ...tableStyles,
  ...rowStyles,
  ...waitingStyles,
  [TABLE]: {
    '& .list-scroll': { overflow: 'auto' },
    '& .list-bounded': { maxHeight: 'max(240px, calc(100dvh - var(--list-around, 280px)))' },
    '& .skeleton-row :is(.at-end, .list-actions) > span': { marginInlineStart: 'auto' },
    '& .skeleton-row :is(.at-center, .pick) > span': { marginInline: 'auto' },
    ...wrappedNames,
  },
  [CARDS]: cardStyles,
};
