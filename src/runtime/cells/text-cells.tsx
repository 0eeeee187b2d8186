import { storedFile } from '../core/files/file-address.ts';
import { asText } from '../core/read-value.ts';
import { readPath } from '../core/scope.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx';
import type { Cell } from './cell.ts';

/** Below this a text is never cut, so it needs no title. */
const NEVER_CUT = 16;

/** Plain text; `lines` cuts it after that many, `mono` gives every letter the same width. */
export const text: Cell = ({ lines, mono }) => {
  // One line needs no clamp, which shows no dots where page and text run different ways.
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

/** Text with its line breaks, whole. */
export const longText: Cell = () => (value) => (
  <span className="c-long" dir="auto">
    {asText(value)}
  </span>
);

/**
 * A web address or a stored file, opened in a new tab; what is no http address stays text, since it may be a script. A
 * `film` is played where it stands: nothing but its length is loaded before.
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
        {/* biome-ignore lint/a11y/useMediaCaption: what is uploaded comes without captions */}
        <video controls preload="metadata" src={address} aria-label={label} />
        {shown}
      </span>
    );
  };

// What cleans it weighs as much as a list: only who reads such a text fetches it.
const HtmlText = lazyWithPreload(() => import('../ui/html/html-text.tsx'));

/** A text in HTML, drawn. */
export const html: Cell = () => (value) => <HtmlText html={asText(value)} />;
