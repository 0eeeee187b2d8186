import { followDocument } from '../base/document-cookies.ts';
import { forgetServiceWorkers } from '../base/forget-service-workers.ts';
import { loadPluralForms } from '../base/i18n/language.ts';
import { whenSignedIn } from '../data/session/session-store.ts';
import { loadKind } from '../navigation/kinds.ts';
import { loadFonts } from '../ui/theme/load-fonts.ts';
import { styleOtherMedia } from '../ui/theme/other-media.ts';
import { followReleases } from './releases.ts';

/** What a page does that nobody waits for: a chunk of its own. Call it once, when the page rests. */
export function startRested(): void {
  followReleases();
  forgetServiceWorkers();
  followDocument();
  void loadPluralForms();
  // Most addresses are a list, and so is what follows the sign-in. One that fails is told where it is shown.
  loadKind('list').catch(() => undefined);
  loadFonts(whenSignedIn);
  styleOtherMedia();
}
