import {htmlOf} from '../../storefront/schema/text';

/** A description as the form shows it: plain paragraphs as plain text, anything more as its HTML. */
export function descriptionText(html: string): string {
  const text = html
    .replaceAll(/<\/p>\s*<p>/g, '\n\n')
    .replaceAll(/<\/?p>/g, '')
    .replaceAll('<br>', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return htmlOf(text) === html ? text : html;
}

/** What was typed as HTML: text without a tag becomes paragraphs. */
export function descriptionHtml(text: string): string {
  return /<[a-z][^>]*>/i.test(text) ? text : htmlOf(text);
}
