import { storedFile } from '../core/files/file-address.ts';
import { asText } from '../core/read-value.ts';
import { readPath } from '../core/scope.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import type { Cell } from './cell.ts';

/** Texts shorter than this are never cut and need no title attribute. */
const NEVER_CUT = 16;

/** Plain text; `lines` limits the number of lines, `mono` uses a fixed-width font. */
export const text: Cell = ({ lines, mono }) => {
  // A single line uses text-overflow instead of line-clamp, which shows no ellipsis when page and text have different directions.
  const several = Number(lines ?? 1) > 1;
  const className = `c-text${mono ? ' c-mono' : ''}${several ? ' c-lines' : ''}`;
  const style = several ? { WebkitLineClamp: Number(lines) } : undefined;
  return (value) => {
    const written = asText(value);
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
};

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
    const called = name === undefined ? '' : asText(readPath(row, String(name)));
    const text = called || address.replace(/^https?:\/\//i, '');
    if (!/^(https?:\/)?\//i.test(address)) return <span className="c-text">{text}</span>;
    const shown = (
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
    if (film !== true) return shown;
    return (
      <span className="c-film">
        {/* biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions */}
        <video controls preload="metadata" src={address} aria-label={label} />
        {shown}
      </span>
    );
  };

// The HTML sanitizer is as large as a list page, so it is a chunk of its own.
const HtmlText = lazyWithPreload(() => import('../ui/html/html-text.tsx'));

/** HTML text, rendered. */
export const html: Cell = () => (value) => <HtmlText html={asText(value)} />;
