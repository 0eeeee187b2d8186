import { dateWriter } from '../../../core/dates.ts';
import { asText, toNumber } from '../../../core/read-value.ts';
import { type Row, readPath } from '../../../core/scope.ts';
import { storedFile } from '../base/files/file-address.ts';
import { numberFormat } from '../base/i18n/number-format.ts';
import { t } from '../base/i18n/t.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import type { Cell, CellPlace } from './cell.ts';
import { isMissing, MISSING } from './missing.tsx';

const BLANK = { blank: true as const };

/** The first half of these values, a dash, the other half; undefined where one is missing. */
function writeBetween(
  parts: Readonly<Record<string, string>>,
  { zone, numbers, currency }: CellPlace['locale'],
): (row: Row) => string | undefined {
  const day = dateWriter('DD/MM/YYYY', zone, numbers);
  const amount = numberFormat(numbers, { style: 'currency', currency, maximumFractionDigits: 0 });
  const write = (kind: string, value: unknown) => {
    const number = kind === 'money' ? toNumber(value) : undefined;
    if (number !== undefined) return amount.format(number);
    return (kind === 'date' ? day(value) : undefined) ?? asText(value);
  };
  const named = Object.entries(parts);
  return (row) => {
    const values = named.map(([path]) => readPath(row, path));
    if (values.some(isMissing)) return undefined;
    const written = named.map(([, kind], partIndex) => write(kind, values[partIndex]));
    const half = written.length / 2;
    return `${written.slice(0, half).join(' ')} - ${written.slice(half).join(' ')}`;
  };
}

/** Texts shorter than this are never cut and need no title attribute. */
const NEVER_CUT = 16;

/**
 * Plain text; `lines` limits the number of lines, `mono` uses a fixed-width font. Where the API does not have the text, it is
 * made of the values that `between` names, or `missing` says so.
 */
export const text: Cell = Object.assign<Cell, { blank: true }>(
  ({ lines, mono, between, missing }, { locale }) => {
    // A single line uses text-overflow instead of line-clamp, which shows no ellipsis when page and text have different directions.
    const several = Number(lines ?? 1) > 1;
    const className = `c-text${mono ? ' c-mono' : ''}${several ? ' c-lines' : ''}`;
    const style = several ? { WebkitLineClamp: Number(lines) } : undefined;
    const none = missing === undefined ? MISSING : <span className="c-text">{t(String(missing))}</span>;
    const composeText = between
      ? writeBetween(between as Readonly<Record<string, string>>, locale)
      : undefined;
    return (value, row) => {
      const written = isMissing(value) ? composeText?.(row) : asText(value);
      if (written === undefined) return none;
      return (
        <span
          className={className}
          style={style}
          title={written.length > NEVER_CUT ? written : undefined}
          dir="auto"
        >
          {written}
        </span>
      );
    };
  },
  BLANK,
);

/** Text with its line breaks, never cut. */
export const longText: Cell = () => (value) => (
  <span className="c-long" dir="auto">
    {asText(value)}
  </span>
);

/**
 * A URL or a stored file, opened in a new tab. A value that is no http(s) URL is shown as text, since it could be a script. A
 * `film` gets an inline player that preloads only metadata.
 */
export const link: Cell =
  ({ name, film }, { label }) =>
  (value, row) => {
    const address = asText(storedFile(value) ?? value).trim();
    const called = asText((name === undefined ? undefined : readPath(row, String(name))) ?? '');
    const text = called || address.replace(/^https?:\/\//i, '');
    if (!/^(https?:\/)?\//i.test(address)) return <span className="c-text">{text}</span>;
    const linkElement = (
      <a
        className="c-link"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        title={address}
        dir="auto"
      >
        {text}
      </a>
    );
    if (film !== true) return linkElement;
    return (
      <span className="c-film">
        {/* biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions */}
        <video controls preload="metadata" src={address} aria-label={label} />
        {linkElement}
      </span>
    );
  };

// The HTML sanitizer is as large as a list page, so it is a chunk of its own.
const HtmlText = lazyWithPreload(() => import('../ui/html/html-text.tsx'));

/** HTML text, rendered. */
export const html: Cell = () => (value) => <HtmlText html={asText(value)} />;
