import { memo, type SVGProps } from 'react';
import type { IconName } from '../../../core/generated/language/names.ts';

/** Outlines on a 20 px grid, stroke 1.5; `solid` ones are filled dots. */
const PATHS = {
  add: 'M10 4v12M4 10h12',
  edit: 'M12.5 4.5l3 3L7 16H4v-3zM11 6l3 3',
  delete: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.5 9v4.5M11.5 9v4.5',
  view: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 7.8a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
  'eye-off':
    'M3 3l14 14M8.2 5.2A8 8 0 0110 5c5 0 7.5 5 7.5 5a13 13 0 01-2 2.7M5.3 6.6A12 12 0 002.5 10S5 15 10 15a8 8 0 003.3-.7M8.5 8.5a2.2 2.2 0 003 3',
  image: 'M3.5 4.5h13v11h-13zM4 14l4-4 3 3 2-2 3.5 3.5M12.5 7.5h.01',
  upload: 'M10 13V4M6.5 7.5L10 4l3.5 3.5M4 13v3h12v-3',
  download: 'M10 4v9M6.5 9.5L10 13l3.5-3.5M4 13v3h12v-3',
  tree: 'M5 3.5v11h5M5 8h5M12 6h4.5v4H12zM12 12.5h4.5v4H12zM3 3.5h4',
  search: 'M9 3.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM13 13l4 4',
  close: 'M5 5l10 10M15 5L5 15',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  'chevron-down': 'M5.5 8l4.5 4.5L14.5 8',
  'chevron-up': 'M5.5 12.5L10 8l4.5 4.5',
  'chevron-left': 'M12 5.5L7.5 10l4.5 4.5',
  'chevron-right': 'M8 5.5l4.5 4.5L8 14.5',
  'sort-asc': 'M10 15V5M6 9l4-4 4 4',
  'sort-desc': 'M10 5v10M6 11l4 4 4-4',
  'sort-none': 'M7 8l3-3 3 3M7 12l3 3 3-3',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  warning: 'M10 3.5L17.5 16h-15zM10 8v4M10 13.8h.01',
  info: 'M10 2.8a7.2 7.2 0 100 14.4 7.2 7.2 0 000-14.4zM10 9v4.5M10 6.5h.01',
  box: 'M10 3l6.5 3.5v7L10 17l-6.5-3.5v-7zM3.5 6.5L10 10l6.5-3.5M10 10v7',
  layers: 'M10 3.5l7 3.5-7 3.5L3 7zM3 10.5l7 3.5 7-3.5',
  user: 'M10 3.5a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM3.8 16.5a6.2 6.2 0 0112.4 0',
  users:
    'M7.5 4a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6zM2 16a5.5 5.5 0 0111 0M13 4.3a2.8 2.8 0 010 5M15 11.2A5.5 5.5 0 0118 16',
  chart: 'M3.5 16.5h13M6 16V10M10 16V4.5M14 16V8',
  message: 'M3.5 4.5h13v9H9l-3.5 3v-3h-2z',
  receipt: 'M4.5 3.5h11v13l-2.2-1.5-1.8 1.5-1.5-1.5-1.5 1.5-1.8-1.5-2.2 1.5zM7.5 7.5h5M7.5 10.5h5',
  truck:
    'M2.5 5.5h9v8h-9zM11.5 8.5h3.2l2.8 2.5v2.5h-6M6 13.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3zM14 13.5a1.5 1.5 0 100 3 1.5 1.5 0 000-3z',
  'map-pin':
    'M10 17.5s-5.5-4.8-5.5-9a5.5 5.5 0 0111 0c0 4.2-5.5 9-5.5 9zM10 6.7a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z',
  bank: 'M3 8l7-4 7 4zM4.5 8v6.5M8 8v6.5M12 8v6.5M15.5 8v6.5M3 16.5h14',
  tag: 'M3.5 9.5V4h5.5l7.5 7.5-5.5 5.5zM6.5 7h.01',
  megaphone: 'M3.5 8v4h3l6 3.5v-11l-6 3.5zM6.5 12v3.5M15.5 8a3 3 0 010 4',
  settings: 'M3 6h7M14 6h3M12 4v4M3 14h3M10 14h7M8 12v4',
  logout: 'M8 3.5H4v13h4M8.5 10H17M13.5 6.5L17 10l-3.5 3.5',
  sun: 'M10 6.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M4.3 15.7l1.3-1.3M14.4 5.6l1.3-1.3',
  moon: 'M16 11.5A6.5 6.5 0 018.5 4a6.5 6.5 0 107.5 7.5z',
  system: 'M3 4h14v9.5H3zM7 16.5h6M10 13.5v3',
  globe:
    'M10 2.8a7.2 7.2 0 100 14.4 7.2 7.2 0 000-14.4zM2.8 10h14.4M10 2.8c2.5 2 2.8 5 2.8 7.2s-.3 5.2-2.8 7.2c-2.5-2-2.8-5-2.8-7.2s.3-5.2 2.8-7.2z',
  copy: 'M7 7h9v9.5H7zM4 13V3.5h9',
  drag: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  'to-top': 'M5 4h10M10 16V7.5M6.5 11L10 7.5l3.5 3.5',
  refresh: 'M15.7 8A6 6 0 1016 10.8M16 4.2V8h-3.8',
  sync: 'M16 6.5v-3M16 6.5h-3M15.8 6.3A7 7 0 004 8M4 13.5v3M4 13.5h3M4.2 13.7A7 7 0 0016 12',
  play: 'M6.5 4.5l9 5.5-9 5.5z',
  send: 'M3.5 4l13.5 6-13.5 6 2-6zM5.5 10H10',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  link: 'M8.5 11.5l3-3M7 9l-2.5 2.5a2.8 2.8 0 004 4L11 13M9 7l2.5-2.5a2.8 2.8 0 014 4L13 11',
  home: 'M3.5 9.5L10 4l6.5 5.5M5.5 8v8.5h9V8',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11 3v4h4',
  filter: 'M3 5h14M6 10h8M8.5 15h3',
  sidebar: 'M3 4h14v12H3zM8 4v12',
  columns: 'M3 4h14v12H3zM7.7 4v12M12.3 4v12',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 8v8',
  bookmark: 'M5.5 3.5h9v13L10 13l-4.5 3.5z',
  bell: 'M4.5 13.5h11l-1.2-1.8V9a4.3 4.3 0 00-8.6 0v2.7zM8.4 16.2a1.7 1.7 0 003.2 0',
  undo: 'M7.5 4.5L4 8l3.5 3.5M4 8h7.5a4 4 0 010 8H8',
  redo: 'M12.5 4.5L16 8l-3.5 3.5M16 8H8.5a4 4 0 000 8H12',
} as const satisfies Record<IconName, string>;

export type { IconName };

const HEAVY: ReadonlySet<string> = new Set(['more', 'drag']);
const MIRRORED: ReadonlySet<string> = new Set([
  'chevron-left',
  'chevron-right',
  'logout',
  'send',
  'sidebar',
  'undo',
  'redo',
]);

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Width and height in px. */
  size?: number;
}

/** An icon of the product's set; decorative, so its control needs a label. */
export const Icon = memo(function Icon({ name, size = 18, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={MIRRORED.has(name) ? `icon-mirrored ${className ?? ''}` : className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={HEAVY.has(name) ? 2.4 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
});
