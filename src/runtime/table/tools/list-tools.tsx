import Button from '@mui/material/Button';
import { type MouseEvent, memo, useState } from 'react';
import { useLanguage } from '../../base/i18n/language.ts';
import { t } from '../../base/i18n/t.ts';
import { extensionOn } from '../../base/page-settings.ts';
import { product } from '../../base/product.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx';
import type { ListProps } from '../state/use-list.ts';
import type { Tool } from './tools-panel.tsx';

interface Opened {
  readonly tool: Tool;
  readonly anchor: HTMLElement;
}

const load = () => import('./tools-panel.tsx');
const ToolsPanel = lazyWithPreload(load);
const ViewName = lazyWithPreload<ListProps>(() => load().then((module) => ({ default: module.ViewName })));

/** Tools for the whole list: saved views, column chooser, export. Loaded on demand. */
export function ListTools({ screen, list }: ListProps) {
  const [open, setOpen] = useState<Opened>();
  const named = hasViews() && list.state.view !== undefined;
  return (
    <div className="list-tools" style={{ display: 'flex', marginInlineStart: 'auto' }}>
      {named && (
        <Button
          color="inherit"
          startIcon={<Icon name="bookmark" />}
          {...opener('views', 'Views', open?.tool, setOpen)}
        >
          <ViewName screen={screen} list={list} />
        </Button>
      )}
      <Openers views={!named} open={open?.tool} setOpen={setOpen} />
      {open && <ToolsPanel screen={screen} list={list} {...open} close={() => setOpen(undefined)} />}
    </div>
  );
}

interface OpenersProps {
  /** The views button has its own label. */
  readonly views: boolean;
  readonly open: Tool | undefined;
  setOpen(open: Opened): void;
}

/** Memoized: turning a page must not re-render it. */
const Openers = memo(function Openers({ views, open, setOpen }: OpenersProps) {
  useLanguage();
  const button = (tool: Tool, label: string, icon: IconName) => (
    <IconButton {...opener(tool, label, open, setOpen)} aria-label={t(label)}>
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <>
      {views && hasViews() && button('views', 'Views', 'bookmark')}
      {button('columns', 'Columns', 'columns')}
      {button('export', 'Export', 'download')}
    </>
  );
});

function opener(tool: Tool, label: string, open: Tool | undefined, setOpen: OpenersProps['setOpen']) {
  return {
    title: t(label),
    'aria-haspopup': 'dialog',
    'aria-expanded': open === tool,
    // Preloads on pointer, which precedes the click.
    onPointerEnter: ToolsPanel.preload,
    onFocus: ToolsPanel.preload,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setOpen({ tool, anchor: currentTarget }),
  } as const;
}

function hasViews(): boolean {
  const { views } = product();
  return views !== undefined && (!views.extension || extensionOn(views.extension));
}
