import {htmlOf, unescapeHtml} from '../../storefront/schema/text';

const TAG = /<\/?[a-z][^>]*>/i;
/** A tag that can't be inside a paragraph, such as a list's. */
const BLOCK_TAG = /<\/?(?!(?:a|b|br|em|i|span|strong|u)\b)[a-z][^>]*>/i;

/** A description for the form: paragraphs without their tags, and anything else as HTML. */
export function descriptionText(html: string): string {
  const text = html
    .trim()
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/^<p>|<\/p>$/g, '')
    .replaceAll(/<br\s*\/?>\n?/g, '\n');
  if (BLOCK_TAG.test(text)) return html;
  // A text with tags is already HTML.
  if (TAG.test(text)) return text;
  return unescapeHtml(text);
}

/** The entered text as HTML. Adds the tags of paragraphs. */
export function descriptionHtml(text: string): string {
  if (BLOCK_TAG.test(text)) return text;
  if (!TAG.test(text)) return htmlOf(text);
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
