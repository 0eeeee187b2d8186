import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ScreenEntry, Tab } from '../../../../core/model.ts';
import { numberFormat } from '../../base/i18n/number-format.ts';
import { t } from '../../base/i18n/t.ts';
import { product } from '../../base/product.ts';
import { PageLink } from '../../navigation/address.tsx';
import { loadScreen } from '../../navigation/load-screen.ts';
import { TabLine } from '../../ui/tab-line.tsx';

/** A tab that this account may open, and its screen. */
export interface OpenableTab {
  readonly tab: Tab;
  readonly entry: ScreenEntry;
}

interface TabStripProps {
  readonly tabs: readonly OpenableTab[];
  /** Key of the open one. */
  readonly open: string;
  /** Of the ids. */
  readonly prefix: string;
  /** The count of a tab, if known. */
  countOf(key: string): number | undefined;
  /** The counts are not there yet: their place is kept. */
  readonly coming: boolean;
  /** The counts answer another question. */
  readonly stale: boolean;
  addressOf(tab: Tab): string;
}

/** As wide as two digits, and nothing to see or to read. */
const TWO_DIGITS = '\u2007\u2007';

/**
 * The tabs as links: Ctrl+click opens a new browser tab, Back opens the previous tab, and an unsaved form asks first. Arrows,
 * Home and End move the focus; Enter or Space opens, since opening loads data.
 */
export function TabStrip({ tabs, open, prefix, countOf, coming, stale, addressOf }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const number = numberFormat(product().locale.numbers);
  const isCounted = tabs.some(({ tab }) => countOf(tab.key) !== undefined);
  // On a narrow screen the open tab may be outside the visible part, also after the counts appear.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts widen the tabs
  useEffect(() => {
    const tab = document.getElementById(`${prefix}-${open}`)?.getBoundingClientRect();
    const line = strip.current?.getBoundingClientRect();
    // Scrolls only the strip: `scrollIntoView` would also scroll the page.
    if (tab && line && strip.current)
      strip.current.scrollLeft += Math.min(0, tab.left - line.left) + Math.max(0, tab.right - line.right);
  }, [prefix, open, isCounted]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabElements = [...(strip.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const focusedIndex = tabElements.indexOf(document.activeElement as HTMLElement);
    const rtl = strip.current !== null && getComputedStyle(strip.current).direction === 'rtl';
    const targetTab = tabElements[nextTab(event.key, focusedIndex, tabElements.length, rtl) ?? -1];
    if (event.key === ' ') tabElements[focusedIndex]?.click();
    else if (!targetTab) return;
    event.preventDefault();
    targetTab?.focus();
  };
  return (
    <TabLine ref={strip} role="tablist" onKeyDown={onKeyDown}>
      {tabs.map(({ tab, entry }) => {
        const preload = () => void loadScreen(entry).catch(() => undefined);
        const selected = tab.key === open;
        const tabCount = countOf(tab.key);
        return (
          <PageLink
            key={tab.key}
            to={addressOf(tab)}
            role="tab"
            id={`${prefix}-${tab.key}`}
            aria-selected={selected}
            aria-controls={selected ? `${prefix}-panel` : undefined}
            tabIndex={selected ? 0 : -1}
            onPointerEnter={preload}
            onFocus={preload}
          >
            {t(tab.label)}{' '}
            {(coming || tabCount !== undefined) && (
              <span className="tab-count" data-stale={stale || undefined}>
                {tabCount === undefined ? TWO_DIGITS : number.format(tabCount)}
              </span>
            )}
          </PageLink>
        );
      })}
    </TabLine>
  );
}

/** The index that a key moves to from tab `at`; undefined for other keys. */
export function nextTab(key: string, currentIndex: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  return step === undefined ? undefined : (currentIndex + (rtl ? -step : step) + count) % count;
}
