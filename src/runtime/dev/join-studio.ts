import type { Screen } from '../../../core/model.ts';
import type { StudioPreview } from '../../../core/studio.ts';
import { replaceScreen } from '../navigation/load-screen.ts';
import { declaredPlace, forgetPlaces, setPlaceSource } from './declared-place.ts';

const SCREENS = '/src/generated/product/screens';
/** What is drawn for something declared, smaller than the whole page. */
const PARTS = 'th, td, tr, label, a, button, h1, h2, h3, legend, dt, dd, input, textarea, p, span, [role]';

/** In the frame of the studio: draws edited screens, and says what is declared where the pointer is. */
export function joinStudio(preview: StudioPreview): void {
  setPlaceSource(preview.placesOf);
  const [hover, chosen] = [newOutline('#5b6cff', 1), newOutline('#5b6cff', 2)];
  let marked: string | undefined;
  const draw = async () => drawAround(chosen, marked === undefined ? [] : await elementsOf(marked));
  window.studio = {
    async show(screens, version) {
      forgetPlaces();
      for (const id of screens) {
        const path = `${SCREENS}/${id}.ts?studio=${version}`;
        const { default: screen } = (await import(/* @vite-ignore */ path)) as { default: Screen };
        replaceScreen(screen);
      }
      requestAnimationFrame(() => void draw());
    },
    mark(place) {
      marked = place;
      void draw();
    },
  };
  followPointer(preview, hover);
  window.addEventListener('scroll', () => void draw(), { capture: true, passive: true });
  window.addEventListener('resize', () => void draw());
  sayAddress(preview);
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
      if (!preview.isSelecting || !(event.target instanceof Element)) return;
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
  say();
}

async function elementsOf(place: string): Promise<Element[]> {
  const elements = [...document.querySelectorAll(PARTS)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const places = await Promise.all(elements.map(declaredPlace));
  return elements.filter((_, index) => places[index] === place);
}

function newOutline(color: string, width: number): HTMLElement {
  const box = document.createElement('div');
  box.hidden = true;
  box.style.cssText =
    `position:fixed;z-index:2147483646;pointer-events:none;border:${width}px solid ${color};border-radius:4px;` +
    'background:rgb(91 108 255/.07)';
  document.body.append(box);
  return box;
}

/** Around all of them at once: a column is its head and its cells. */
function drawAround(box: HTMLElement, elements: readonly Element[]): void {
  const rects = elements.map((element) => element.getBoundingClientRect());
  box.hidden = rects.length === 0;
  if (box.hidden) return;
  const [leftEdge, topEdge] = [
    Math.min(...rects.map((rect) => rect.left)),
    Math.min(...rects.map((rect) => rect.top)),
  ];
  const [right, bottom] = [
    Math.max(...rects.map((rect) => rect.right)),
    Math.max(...rects.map((rect) => rect.bottom)),
  ];
  const [margin, style] = [2, box.style];
  style.left = `${leftEdge - margin}px`;
  style.top = `${topEdge - margin}px`;
  style.width = `${right - leftEdge}px`;
  style.height = `${bottom - topEdge}px`;
}
