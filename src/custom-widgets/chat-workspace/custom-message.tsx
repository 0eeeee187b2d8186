import { Cell, formatDate, formatMoney, t } from '../../runtime/index.ts';
import { LABELS } from './line-of.ts';
import type { Message, NewMessage } from './service/chat-service.ts';

type Data = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly Data[] =>
  Array.isArray(value)
    ? value.filter((record): record is Data => typeof record === 'object' && record !== null)
    : [];
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const day = (value: unknown): string => (value ? formatDate(value, 'DD MMM YYYY') : '-');
const money = (value: unknown): string => formatMoney(Number(value) || 0, 2);
/** The URL of a picture, if it can be shown. */
const pictureOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(\/|https:)/.test(value) ? value : undefined;

interface Part {
  readonly picture?: unknown;
  readonly name: string;
  readonly lines: readonly string[];
  /** Address of a file. */
  readonly url?: unknown;
  /** HTML that is shown below the lines. */
  readonly content?: unknown;
}

function fileOf(part: Data): Part {
  const bytes = Number(part.size) || 0;
  const size = bytes > 0 ? t('{size} KB', { size: Math.max(1, Math.round(bytes / 1000)) }) : '';
  return { url: part.url, name: textOf(part.name), lines: [size] };
}

/** How the parts of each kind of message are displayed: picture, name, and the lines below. */
const KINDS: Readonly<Record<string, (part: Data) => Part>> = {
  product: (part) => ({
    picture: listOf(part.images)[0]?.image_url,
    name: textOf(part.name),
    lines: [money(part.price)],
  }),
  salesorder: (part) => ({
    picture: listOf(part.images)[0]?.image_url,
    name: textOf(part.name),
    lines: [`${textOf(part.quantity)} Pcs · ${money(part.price)}`],
  }),
  promo: (part) => ({
    picture: part.banner_url,
    name: textOf(part.title),
    lines: [`${day(part.start_date)} - ${day(part.end_date)}`],
    content: part.content,
  }),
  invoice: (part) => ({
    name: `${textOf(part.document_type)} ${textOf(part.document_no)}`.trim(),
    lines: [
      textOf(part.description),
      t('Jatuh tempo: {date}', { date: day(part.due_date) }),
      money(part.remaining_amount),
    ],
  }),
  picture: (part) => ({ picture: part.picture, name: textOf(part.name), lines: [] }),
  video: fileOf,
  audio: fileOf,
  file: fileOf,
  ttb: (part) => ({ name: textOf(part.no), lines: [[part.type, part.status].map(textOf).join(' · ')] }),
  Broadcast: (part) => ({
    picture: part.image_url ?? part.image,
    name: textOf(part.name),
    lines: [],
    content: part.deskripsi,
  }),
};

/** What stands in the composer of something that a message is about to carry. */
export function summaryOf(
  type: string,
  part: Data,
): { picture?: string; name: string; lines: readonly string[] } {
  const { picture, name, lines } = KINDS[type]?.(part) ?? { name: textOf(part.name), lines: [] };
  const address = pictureOf(picture);
  return { ...(address && { picture: address }), name, lines: lines.filter(Boolean) };
}

/** The attachments of a message; a message of an unknown type shows its text, or else what it is. */
export function CustomParts({ message: { type, text, data } }: { readonly message: NewMessage | Message }) {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  const parts = listOf(type === 'Broadcast' ? data?.voucher : data?.attachments);
  if (!kind || !data || (parts.length === 0 && !data.invoice_no))
    return text ? null : <p className="unknown">{t(LABELS[type] ?? type)}</p>;
  return (
    <ul className="parts" aria-label={t(LABELS[type] ?? type)}>
      {type === 'salesorder' && data.invoice_no ? (
        <li className="part">
          <strong>{textOf(data.invoice_no)}</strong>
          <span>
            {t('Total')}: {money(data.total_price)}
          </span>
        </li>
      ) : null}
      {parts.map((part, partIndex) => {
        const { picture, name, lines, url, content } = kind(part);
        const address = pictureOf(picture);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
          <li className="part" key={partIndex}>
            {address && type === 'picture' ? (
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={name} loading="lazy" />
              </a>
            ) : (
              <>
                {address && <img src={address} alt="" loading="lazy" />}
                <FilePart type={type} url={pictureOf(url)} name={name} />
              </>
            )}
            {lines.filter(Boolean).map((line) => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
            {content ? (
              <div className="content" dir="auto">
                <Cell cell="html" value={textOf(content)} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The name of a part; a film and a voice message with what plays them, a file as a link. */
function FilePart({
  type,
  url,
  name,
}: {
  readonly type: string;
  readonly url: string | undefined;
  readonly name: string;
}) {
  if (!url) return <strong dir="auto">{name}</strong>;
  // biome-ignore lint/a11y/useMediaCaption: who sent it gave no captions.
  if (type === 'video') return <video src={url} controls preload="none" aria-label={name} />;
  // biome-ignore lint/a11y/useMediaCaption: as above.
  if (type === 'audio') return <audio src={url} controls preload="none" aria-label={name} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <strong dir="auto">{name}</strong>
    </a>
  );
}
