import { askAgain } from '../data/cache.ts';
import { openOnAltClick } from './alt-click.ts';
import { offerStudio } from './edit-page.ts';
import { joinStudio } from './join-studio.ts';
import { showMistakes } from './mistakes.ts';

/** Development-only features; no build contains them. Their texts are not translated. */
export function startDevelopment(): void {
  import.meta.hot?.on('server:started', () => void askAgain());
  const preview = window.parent === window ? undefined : window.parent.studioPreview;
  if (preview) {
    joinStudio(preview);
    return;
  }
  offerStudio();
  openOnAltClick();
  showMistakes();
}
