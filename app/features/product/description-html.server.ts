import sanitizeHtml from 'sanitize-html';

/** The page has one heading of its own, and a description stands below it. */
const DEMOTED = {h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', b: 'strong', i: 'em'};

const ALLOWED = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The artist's formatted description as the product page shows it: paragraphs, emphasis, lists, links and headings, each a
 * step lower. Whatever else the admin, or an app that writes into it, put there is left out, with its content where that
 * could do anything. Links lead to the web or to a mail program and tell the other page nothing. Empty when nothing is said.
 */
export function sanitizeDescription(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: {a: ['href', 'rel']},
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'iframe',
      'svg',
      'math',
      'object',
    ],
    transformTags: {
      ...DEMOTED,
      a: sanitizeHtml.simpleTransform('a', {rel: 'noopener noreferrer'}),
    },
  });
  return clean.replace(/<[^>]*>|&nbsp;|\s/g, '') ? clean.trim() : '';
}
