import { t } from '../../runtime/index.ts';
import { lineOf } from './line-of.ts';
import type { Message, Quote } from './service/chat-service.ts';

export const quoteOf = ({ id, type, text, sender }: Message): Quote => ({
  id,
  type,
  text,
  sender: sender.name,
});

/** Who wrote a quoted message, and what, in one line. */
const QuoteLine = ({ quote }: { readonly quote: Quote }) => (
  <>
    <bdi className="from">{quote.sender || t('Broadcast')}</bdi>
    <span className="line" dir="auto">
      {lineOf(quote)}
    </span>
  </>
);

interface QuotedProps {
  readonly quote: Quote;
  /** Shows the quoted message; absent where it cannot be shown. */
  readonly show?: (() => void) | undefined;
}

/** The message that another one answers; pressed, it is shown. */
export function Quoted({ quote, show }: QuotedProps) {
  if (!show)
    return (
      <div className="quoted">
        <QuoteLine quote={quote} />
      </div>
    );
  return (
    <button type="button" className="quoted" onClick={show}>
      <QuoteLine quote={quote} />
    </button>
  );
}
