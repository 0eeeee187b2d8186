import { later } from '../screen/later.tsx';
import type { Cell } from './cell.ts';
import { asText } from './read-value.ts';

// What cleans it weighs as much as a list: only who reads such a text fetches it.
const HtmlText = later(() => import('../html/html-text.tsx'));

/** A text in HTML, drawn. */
export const html: Cell = () => (value) => <HtmlText html={asText(value)} />;
