import { useMemo } from 'react';
import { cleanHtml } from './clean-html.ts';
import { Prose } from './prose.ts';

/** Renders HTML, sanitized by the allow-list. */
export default function HtmlText({ html }: { html: string }) {
  const content = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has been cleaned just above
  return <Prose className="c-html" dangerouslySetInnerHTML={content} />;
}
