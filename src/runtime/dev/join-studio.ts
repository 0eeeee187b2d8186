import type { Screen } from '../../../core/model.ts';
import type { StudioPreview } from '../../../core/studio.ts';
import { askAgain } from '../data/cache.ts';
import { go } from '../navigation/go.ts';
import { replaceScreen } from '../navigation/load-screen.ts';
import { declaredPlace, forgetPlaces, setPlaceSource } from './declared-place.ts';
import { followDrag } from './follow-drag.ts';
import { bringInSight, drawAround, elementsOf, foldAround, newOutline } from './outlines.ts';

/** The outline follows what is drawn anew once that pauses. */
const SETTLE_MS = 100;
const SCREENS = '/src/generated/product/screens';

/** In the frame of the studio: draws edited screens, and says what is declared where the pointer is. */
export function joinStudio(preview: StudioPreview): void {
  setPlaceSource(preview.placesOf);
  const [hover, chosen] = [newOutline('1px solid'), newOutline('2px solid')];
  let marked: string | undefined;
  let examples = JSON.stringify(preview.examples);
  let isNew = false;
  const draw = async () => {
    const elements = marked === undefined ? [] : await elementsOf(marked);
    if (isNew) bringInSight(elements);
    if (isNew && marked !== undefined && elements.length === 0) (await foldAround(marked))?.click();
    // What is marked may be drawn later.
    if (elements.length > 0) isNew = false;
    drawAround(chosen, elements);
    preview.drawn(elements.some(isInSight));
  };
  window.studio = {
    async show(screens, version) {
      forgetPlaces();
      for (const id of screens) {
        const path = `${SCREENS}/${id}.ts?studio=${version}`;
        const { default: screen } = (await import(/* @vite-ignore */ path)) as { default: Screen };
        replaceScreen(screen);
      }
      const latest = JSON.stringify(preview.examples);
      if (latest !== examples) void askAgain();
      examples = latest;
      requestAnimationFrame(() => void draw());
    },
    go(address) {
      void go(address, { replace: true });
    },
    mark(place) {
      marked = place;
      isNew = true;
      void draw();
    },
  };
  // It looks at what is pressed before that is stopped.
  followDrag(preview);
  followPointer(preview, hover);
  window.addEventListener('scroll', () => void draw(), { capture: true, passive: true });
  window.addEventListener('resize', () => void draw());
  let settled: ReturnType<typeof setTimeout> | undefined;
  const drawSettled = () => {
    clearTimeout(settled);
    settled = setTimeout(() => void draw(), SETTLE_MS);
  };
  new MutationObserver(drawSettled).observe(document.body, { childList: true, subtree: true });
  sayAddress(preview);
}

/** Whether an element has room, and is not for screen readers alone. */
function isInSight(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (getComputedStyle(around).clipPath !== 'none') return false;
  return element.getClientRects().length > 0;
}

function followPointer(preview: StudioPreview, hover: HTMLElement): void {
  const listen = { capture: true } as const;
  let under: EventTarget | null = null;
  const show = async (event: Event) => {
    if (event.target === under) return;
    under = event.target;
    const element = preview.isSelecting && under instanceof Element ? under : undefined;
    const place = element && (await declaredPlace(element));
    if (under !== event.target) return;
    drawAround(hover, element && place ? [element] : []);
    preview.hovered(place);
  };
  const stop = (event: Event) => {
    if (!preview.isSelecting) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('mousemove', (event) => void show(event), listen);
  document.addEventListener('mouseleave', () => drawAround(hover, []), listen);
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'submit'])
    window.addEventListener(name, stop, listen);
  window.addEventListener(
    'click',
    (event) => {
      // What a script presses opens something.
      if (!preview.isSelecting || !event.isTrusted || !(event.target instanceof Element)) return;
      stop(event);
      void declaredPlace(event.target).then((place) => place && preview.selected(place));
    },
    listen,
  );
}

/** Tells the page around it where the preview is, now and after each step. */
function sayAddress(preview: StudioPreview): void {
  const say = () => preview.showing(location.pathname + location.search);
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...step) => {
      original(...step);
      say();
    };
  }
  window.addEventListener('popstate', say);
  window.addEventListener('pagehide', () => preview.showing(''));
  whenDrawn(say);
}

function whenDrawn(then: () => void): void {
  const place = document.getElementById('root');
  if (!place || place.hasChildNodes()) {
    then();
    return;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(place, { childList: true });
}
