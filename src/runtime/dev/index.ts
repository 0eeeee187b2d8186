import { askAgain } from '../data/cache.ts';
import { openOnAltClick } from './alt-click.ts';
import { showMistakes } from './mistakes.ts';

/** Development-only features; no build contains them. Their texts are not translated. */
export function startDevelopment(): void {
  openOnAltClick();
  showMistakes();
  import.meta.hot?.on('server:started', () => void askAgain());
}
