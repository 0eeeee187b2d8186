import type { WidgetHost } from '../../../src/runtime/index.ts';
import type { ReadingTimeProps } from './src/generated/product/widgets/reading-time.ts';

/** How long a book keeps its reader, as part of its page or asked for by itself. */
export default function ReadingTime({ pages, speed, dialog }: ReadingTimeProps & WidgetHost) {
  return (
    <>
      <p>{pages ? `About ${Math.ceil(pages / speed)} hours` : 'Nobody knows'}</p>
      {dialog ? (
        <button type="button" onClick={dialog.done}>
          Thank you
        </button>
      ) : null}
    </>
  );
}
