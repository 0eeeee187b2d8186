import { openOnAltClick } from './alt-click.ts';
import { showMistakes } from './mistakes.ts';

/** What the page offers only while it is being developed; no build holds any of it. Its words are the developer's. */
export function startDevelopment(): void {
  openOnAltClick();
  showMistakes();
}
