import { declaredPlace } from './declared-place.ts';
import { openPlace } from './open-place.ts';

/** While Alt is held, a badge at the pointer shows where the element under it is declared; a click opens it in the editor. */
export function openOnAltClick(): void {
  const badge = newBadge();
  let under: Element | undefined;
  const show = async (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target : undefined;
    Object.assign(badge.style, { left: `${event.clientX + 12}px`, top: `${event.clientY + 16}px` });
    if (element === under) return;
    under = element;
    const place = element && (await declaredPlace(element));
    if (under !== element) return;
    badge.textContent = place ? place.replace(/^.*\//, '').replace(/:\d+$/, '') : '';
    badge.hidden = !place;
  };
  const hide = () => {
    under = undefined;
    badge.hidden = true;
  };
  const listen = { capture: true } as const;
  window.addEventListener('mousemove', (event) => (event.altKey ? void show(event) : hide()), listen);
  window.addEventListener('keyup', (event) => event.key === 'Alt' && hide(), listen);
  window.addEventListener('blur', hide);
  window.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void declaredPlace(event.target).then((place) => (place ? openPlace(place) : undefined));
    },
    listen,
  );
}

function newBadge(): HTMLElement {
  const badge = document.createElement('div');
  badge.hidden = true;
  badge.dataset.declared = '';
  badge.dir = 'ltr';
  badge.style.cssText =
    'position:fixed;z-index:2147483647;pointer-events:none;padding:2px 6px;border-radius:4px;' +
    'font:12px/16px ui-monospace,monospace;color:#fff;background:#1a1c21;box-shadow:0 2px 8px rgb(0 0 0/.3)';
  document.body.append(badge);
  return badge;
}
