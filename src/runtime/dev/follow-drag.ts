import type { StudioPreview } from '../../../core/studio.ts';
import { declaredPlace } from './declared-place.ts';
import { drawAround, elementsOf, newOutline } from './outlines.ts';

/** Pixels after which a press is a drag. */
const FAR = 6;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly from: Promise<string | undefined>;
  isDrag: boolean;
}

/** While parts are selected, one that is dragged takes the place of another beside it; Escape leaves it where it is. */
export function followDrag(preview: StudioPreview, placeAt = declaredPlace): void {
  const listen = { capture: true } as const;
  const target = newOutline('2px dashed');
  let press: Press | undefined;
  let onto: string | undefined;
  let isAfterDrag = false;
  const end = () => {
    drawAround(target, []);
    document.documentElement.style.cursor = '';
    press = undefined;
    onto = undefined;
  };
  const move = async (event: PointerEvent) => {
    const begun = press;
    if (!begun || !(event.target instanceof Element)) return;
    if (!begun.isDrag && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < FAR) return;
    begun.isDrag = true;
    document.documentElement.style.cursor = 'grabbing';
    const [from, under] = await Promise.all([begun.from, placeAt(event.target)]);
    const beside = from && under ? besidePlace(from, under) : undefined;
    if (press !== begun || onto === beside) return;
    onto = beside;
    const elements = beside === undefined ? [] : await elementsOf(beside, placeAt);
    if (onto === beside) drawAround(target, elements);
  };
  window.addEventListener(
    'pointerdown',
    ({ target: pressed, clientX: x, clientY: y }) => {
      if (!preview.isSelecting || !(pressed instanceof Element)) return;
      press = { x, y, from: placeAt(pressed), isDrag: false };
    },
    listen,
  );
  window.addEventListener('pointermove', (event) => void move(event), listen);
  window.addEventListener(
    'pointerup',
    async () => {
      const [dropped, place] = [press, onto];
      end();
      if (!dropped?.isDrag) return;
      isAfterDrag = true;
      setTimeout(() => (isAfterDrag = false));
      const from = await dropped.from;
      if (from && place !== undefined && place !== from) preview.moved(from, place);
    },
    listen,
  );
  // What follows a drag is no click; who selects by clicks listens after this.
  window.addEventListener('click', (event) => isAfterDrag && event.stopImmediatePropagation(), listen);
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), listen);
}

/** The place that stands beside the first one, and is or holds the second; undefined where none does. */
export function besidePlace(from: string, under: string): string | undefined {
  const holder = from.slice(0, from.lastIndexOf('/') + 1);
  if (!holder.includes('#') || !under.startsWith(holder)) return undefined;
  return holder + (under.slice(holder.length).split('/')[0] ?? '');
}
