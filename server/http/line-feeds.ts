/** A line ends in LF, which multipart bodies turn into CRLF on their way. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
