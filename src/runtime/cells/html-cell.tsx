import { asText } from '../core/read-value.ts';
import { later } from '../ui/later.tsx';
import type { Cell } from './cell.ts';

// What cleans it weighs as much as a list: only who reads such a text fetches it.
const HtmlText = later(() => import('../ui/html/html-text.tsx'));

/** A text in HTML, drawn. */
export const html: Cell = () => (value) => <HtmlText html={asText(value)} />;
