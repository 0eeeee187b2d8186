// Generated from schemas/states/note.widget.json by `npm run generate`. Edit that instead of this file.
/**
 * What widget note is given. The smallest hand-made part: a text.
 */
export interface NoteProps {
  text?: string;
}
