import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useRef, useState } from 'react';
import { errorText, notify, t } from '../../runtime/index.ts';
import { askForName } from './ask-form.tsx';
import { CheckItem } from './check-item.tsx';
import { type ListView, parseView, printView, sortedLabels, usualOf } from './model/list-filter.ts';
import type { ChatService, ListFilter } from './service/chat-service.ts';

export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isEditable: boolean;
}

/** Filters that a person keeps under a name, or that were shared. They throw on failure. */
export interface SavedViews {
  list(): Promise<readonly SavedView[]>;
  save(name: string, query: string): Promise<void>;
  remove(id: string): Promise<void>;
}

interface FilterMenuProps {
  readonly service: ChatService;
  readonly view: ListView;
  setView(view: ListView): void;
  readonly savedViews: SavedViews | undefined;
}

interface Known {
  readonly labels: readonly string[];
  readonly saved: readonly SavedView[];
}
const NOTHING: Known = { labels: [], saved: [] };

/** Which conversations are shown and in which order, as far as the service can tell them apart; what is chosen combines. */
export function FilterMenu(props: FilterMenuProps) {
  const { service, view, savedViews } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [known, setKnown] = useState<Known>();
  const { assignment, desk, capabilities } = service;
  if (!assignment && !desk && !capabilities.has('waiting-order')) return null;
  const open = async () => {
    setKnown(NOTHING);
    try {
      const [labels, saved] = await Promise.all([desk?.labels() ?? [], savedViews?.list() ?? []]);
      setKnown((opened) => opened && { labels, saved });
    } catch (error) {
      notify(errorText(error), { tone: 'error' });
    }
  };
  const usual = usualOf(service);
  const narrowing = Object.entries(view.filter).filter(
    ([key, value]) => usual.filter[key as keyof ListFilter] !== value,
  );
  const count = narrowing.length + (view.order === 'waiting' ? 1 : 0);
  return (
    <>
      <Button
        ref={button}
        className="filter"
        size="small"
        variant={printView(view) === printView(usual) ? 'text' : 'outlined'}
        aria-haspopup="menu"
        aria-expanded={known !== undefined}
        onClick={() => void open()}
      >
        {count > 0 ? t('Filter ({count})', { count }) : t('Filter')}
      </Button>
      <Menu open={known !== undefined} anchorEl={button.current} onClose={() => setKnown(undefined)}>
        {known && filterItems(props, known)}
        {known && savedViews && savedItems({ ...props, savedViews, known, close: () => setKnown(undefined) })}
      </Menu>
    </>
  );
}

/** What narrows the list. A menu wants its entries without a frame; it stays, so that several can be chosen. */
function filterItems({ service, view, setView }: FilterMenuProps, { labels }: Known) {
  const { filter, order } = view;
  const { assignment, desk, capabilities } = service;
  const narrowed = <Key extends keyof ListFilter>(key: Key, value: ListFilter[Key], label: ReactNode) => {
    const { [key]: previous, ...others } = filter;
    const isOn = previous === value;
    const toggle = () => setView({ ...view, filter: isOn ? others : { ...others, [key]: value } });
    return (
      <CheckItem key={`${key} ${value}`} isOn={isOn} toggle={toggle}>
        {label}
      </CheckItem>
    );
  };
  const shownLabels = sortedLabels([...labels, ...(filter.label ? [filter.label] : [])]);
  const isWaiting = order === 'waiting';
  // Whatever else narrows the list stays.
  const { state, ...ofAnyState } = filter;
  const isAll = state === undefined;
  return [
    capabilities.has('waiting-order') && (
      <CheckItem
        key="waiting"
        isOn={isWaiting}
        toggle={() => setView({ ...view, order: isWaiting ? 'latest' : 'waiting' })}
      >
        {t('Waiting longest')}
      </CheckItem>
    ),
    assignment && narrowed('with', 'me', t('Mine')),
    assignment && desk && narrowed('with', 'nobody', t('With nobody')),
    desk && narrowed('unread', true, t('Unread')),
    desk && narrowed('state', 'open', t('Open')),
    desk && narrowed('state', 'snoozed', t('Snoozed')),
    desk && narrowed('state', 'resolved', t('Resolved')),
    desk && (
      <CheckItem
        key="all"
        isOn={isAll}
        toggle={() => setView({ ...view, filter: { ...(isAll && usualOf(service).filter), ...ofAnyState } })}
      >
        {t('All conversations')}
      </CheckItem>
    ),
    shownLabels.length > 0 && (
      <ListSubheader key="labels" role="presentation">
        {t('Labels')}
      </ListSubheader>
    ),
    ...shownLabels.map((label) => narrowed('label', label, <bdi>{label}</bdi>)),
  ];
}

interface SavedItemsProps extends FilterMenuProps {
  readonly known: Known;
  readonly savedViews: SavedViews;
  close(): void;
}

/** Below a line, where the words of the entries begin that can be checked. */
const EDGE = { paddingInlineStart: 48, borderTop: '1px solid var(--mui-palette-divider)' };

/** The filters that are kept, and what can be done with the one that is shown. */
function savedItems({ service, known: { saved }, savedViews, view, setView, close }: SavedItemsProps) {
  const query = printView(view);
  const isOwn = query !== '' && query !== printView(usualOf(service));
  const shown = saved.find((kept) => kept.query === query);
  const closing = (work: () => unknown) => () => {
    close();
    work();
  };
  const remove = async (id: string) => {
    try {
      await savedViews.remove(id);
    } catch (error) {
      notify(errorText(error), { tone: 'error' });
    }
  };
  const save = () =>
    askForName({
      title: t('Save this filter'),
      label: t('Name'),
      maxLength: 100,
      keep: (name) => savedViews.save(name, query),
    });
  return [
    saved.length > 0 && (
      <ListSubheader key="saved" role="presentation">
        {t('Saved filters')}
      </ListSubheader>
    ),
    ...saved.map(({ id, name, query: kept }) => (
      <CheckItem key={`saved ${id}`} isOn={kept === query} toggle={() => setView(parseView(kept))}>
        <bdi>{name}</bdi>
      </CheckItem>
    )),
    isOwn && !shown && (
      <MenuItem key="save" style={EDGE} onClick={closing(save)}>
        {t('Save this filter')}
      </MenuItem>
    ),
    shown?.isEditable && (
      <MenuItem key="delete" style={EDGE} onClick={closing(() => remove(shown.id))}>
        {t('Delete the filter {name}', { name: shown.name })}
      </MenuItem>
    ),
  ];
}
