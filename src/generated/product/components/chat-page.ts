// Generated from schemas/chat/chat.screen.json by `npm run generate`. Edit that instead of this file.
import type { CustomScreenProps } from '../../../runtime/model.ts';

/** What the hand-made screen chat-page is drawn with. */
export type ChatPageScreen = CustomScreenProps<Readonly<Record<never, never>>, Readonly<Record<never, never>>, Readonly<Record<never, never>>>;
