/**
 * Pictures for the demo data, drawn as SVG: a pack on a quiet ground. Shapes only, no text, since fonts differ
 * from machine to machine and the pictures must not.
 */
export type Form = 'bottle' | 'can' | 'pouch' | 'box' | 'jar' | 'carton' | 'sack' | 'tube';

/** front: one pack; pair: two of them; crowd: a shelf of five; close: the label. */
export type View = 'front' | 'pair' | 'crowd' | 'close';

export const VIEWS: readonly View[] = ['front', 'pair', 'crowd', 'close'];

const SIZE = 600;

/** A square pack-shot. `hue` 0 to 359 colours pack and ground. */
export function packShot(form: Form, hue: number, view: View): string {
  const pack = drawPack(form, hue);
  const places: Record<View, readonly string[]> = {
    front: ['translate(300 300)'],
    pair: ['translate(215 285) scale(.82)', 'translate(385 315) scale(.82)'],
    crowd: [-2, 2, -1, 1, 0].map(
      (n) => `translate(${300 + n * 108} ${288 + (2 - Math.abs(n)) * 12}) scale(.6)`,
    ),
    close: ['translate(300 250) scale(1.9)'],
  };
  const packs = places[view].map((place) => `<g transform="${place}">${pack}</g>`).join('');
  return svg(SIZE, SIZE, `${ground(SIZE, SIZE, hue)}${packs}`);
}

/** A wide banner (720 x 480): the emblem of a brand, or of a category with three of its packs. */
export function banner(hue: number, forms: readonly Form[] = []): string {
  const packs = forms
    .slice(0, 3)
    .map(
      (form, n) =>
        `<g transform="translate(${190 + n * 170} 255) scale(.62)">${drawPack(form, hue + n * 14)}</g>`,
    )
    .join('');
  const mark = forms.length === 0 ? `<g transform="translate(360 240) scale(2.1)">${emblem(hue)}</g>` : '';
  const hills = `<path d="M0 400q180-90 360-30t360-50v160H0z" fill="hsl(${hue} 42% 78%)" opacity=".7"/>`;
  return svg(720, 480, `${ground(720, 480, hue)}${hills}${packs}${mark}`);
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function ground(width: number, height: number, hue: number): string {
  return (
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 40% 96%)"/>` +
    `<stop offset="1" stop-color="hsl(${hue} 36% 88%)"/></linearGradient>` +
    `<linearGradient id="v"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`
  );
}

/** Outline of each form around (0,0), some 400 high, and the lower edge where its shadow lies. */
const OUTLINES: Record<Form, { body: string; half: number; foot: number; extra?: (hue: number) => string }> =
  {
    bottle: {
      body: 'M-28-200h56v48q0 26 26 46 26 22 26 62v208q0 28-28 28H-52q-28 0-28-28V-44q0-40 26-62 26-20 26-46z',
      half: 80,
      foot: 192,
      extra: (hue) => `<rect x="-34" y="-222" width="68" height="40" rx="8" fill="hsl(${hue} 50% 28%)"/>`,
    },
    can: {
      body: 'M-78-170q0-16 24-16H54q24 0 24 16V170q0 16-24 16H-54q-24 0-24-16z',
      half: 78,
      foot: 186,
      extra: () =>
        '<ellipse cy="-178" rx="66" ry="11" fill="#e4e7ec"/><ellipse cy="-178" rx="50" ry="7" fill="#c5cad3"/>',
    },
    pouch: {
      body: 'M-112-196q112 10 224 0l-6 34q16 170 10 336 2 20-18 20Q0 204-98 194q-20 0-18-20-6-166 10-336z',
      half: 116,
      foot: 198,
      extra: () =>
        '<path d="M-106-166q106 9 212 0" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>',
    },
    box: {
      body: 'M-120-150h240V180q0 8-8 8h-224q-8 0-8-8z',
      half: 120,
      foot: 188,
      extra: (hue) => `<path d="M-120-150l26-36H94l26 36z" fill="hsl(${hue} 44% 66%)"/>`,
    },
    jar: {
      body: 'M-92-120q-24 16-24 52v222q0 32 32 32H84q32 0 32-32V-68q0-36-24-52z',
      half: 116,
      foot: 186,
      extra: (hue) => `<rect x="-98" y="-176" width="196" height="60" rx="12" fill="hsl(${hue} 52% 30%)"/>`,
    },
    carton: {
      body: 'M-84-110L-56-166H56L84-110V180q0 8-8 8H-76q-8 0-8-8z',
      half: 84,
      foot: 188,
      extra: (hue) =>
        `<rect x="-58" y="-200" width="116" height="36" rx="4" fill="hsl(${hue} 44% 62%)"/>` +
        '<circle cx="26" cy="-138" r="15" fill="#fff" opacity=".85"/>',
    },
    sack: {
      body: 'M-126-186q30 14 60 0 36 14 66 0 32 14 66 0 30 14 60 0-12 60 6 180 12 110-2 178-130 22-260 0-14-68-2-178 18-120 6-180z',
      half: 132,
      foot: 184,
      extra: () =>
        '<path d="M-120-158q120 12 240 0" stroke="#000" stroke-opacity=".25" stroke-width="4" fill="none" stroke-dasharray="12 8"/>',
    },
    tube: {
      body: 'M-96-190H96L64 130q-2 18-20 18H-44q-18 0-20-18z',
      half: 70,
      foot: 196,
      extra: (hue) => `<rect x="-44" y="148" width="88" height="46" rx="8" fill="hsl(${hue} 50% 28%)"/>`,
    },
  };

function drawPack(form: Form, hue: number): string {
  const { body, half, foot, extra } = OUTLINES[form];
  const shape = `<path d="${body}" fill="hsl(${hue} 46% 44%)"/>`;
  const label = `<rect x="-140" y="-62" width="280" height="150" fill="hsl(${hue} 40% 96%)"/>`;
  const stripe = `<rect x="-140" y="96" width="280" height="16" fill="hsl(${(hue + 28) % 360} 62% 66%)"/>`;
  const clip = `<clipPath id="${form}"><path d="${body}"/></clipPath>`;
  return (
    `<ellipse cy="${foot}" rx="${half * 1.25}" ry="16" fill="hsl(${hue} 30% 30%)" opacity=".22"/>` +
    `${clip}${shape}<g clip-path="url(#${form})">${label}${stripe}<g transform="translate(0 13)">${emblem(hue)}</g></g>` +
    `<path d="${body}" fill="url(#v)"/>${extra?.(hue) ?? ''}`
  );
}

/** Leaves around a sun, as many as the hue says: brands differ in more than their colour. */
function emblem(hue: number): string {
  const leaves = 3 + (Math.round(hue / 7) % 4);
  const leaf = (n: number) =>
    `<path transform="rotate(${(360 / leaves) * n})" d="M0-18q22-16 0-42-22 26 0 42z" fill="hsl(${hue} 46% 40%)"/>`;
  const ring = Array.from({ length: leaves }, (_, n) => leaf(n)).join('');
  return `${ring}<circle r="13" fill="hsl(${(hue + 28) % 360} 70% 62%)"/>`;
}
