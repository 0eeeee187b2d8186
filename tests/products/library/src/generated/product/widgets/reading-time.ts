// Generated from schemas/book/reading-time.widget.json by `npm run generate`. Edit that instead of this file.
/**
 * What widget reading-time is given. How long the book keeps its reader.
 */
export interface ReadingTimeProps {
  pages: number | null;
  /**
   * Pages in an hour.
   */
  speed: number;
}
