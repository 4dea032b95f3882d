import {htmlOf} from '../../storefront/schema/text';

const TAG = /<\/?[a-z][^>]*>/i;
/** A tag that can't stand within a paragraph, such as that of a list. */
const BLOCK_TAG = /<\/?(?!(?:a|b|br|em|i|span|strong|u)\b)[a-z][^>]*>/i;

/** A description as the form shows it: paragraphs without their tags, anything more as its HTML. */
export function descriptionText(html: string): string {
  const text = html
    .trim()
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/^<p>|<\/p>$/g, '')
    .replaceAll(/<br\s*\/?>\n?/g, '\n');
  if (BLOCK_TAG.test(text)) return html;
  // With a tag in it, it is HTML still.
  if (TAG.test(text)) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}

/** What was typed as HTML: paragraphs get their tags. */
export function descriptionHtml(text: string): string {
  if (BLOCK_TAG.test(text)) return text;
  if (!TAG.test(text)) return htmlOf(text);
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
