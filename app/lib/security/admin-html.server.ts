import sanitizeHtml from 'sanitize-html';
import {inLanguage} from '~/lib/language/local-path';
import type {ShopWords} from '~/words';
import {isAdminLink} from './trusted-types';

/** Moves headings down a level, because the page has its own `h1`. */
const DEMOTED = {h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', b: 'strong', i: 'em'};

const ALLOWED = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Tags that are removed with their content. */
const ACTIVE = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'svg',
  'math',
  'object',
];

/**
 * Sanitizes HTML from the admin, such as a product's description or a journal article. Keeps paragraphs, emphasis,
 * lists, links, and headings one level lower. Links open only https or mailto URLs and pages of the shop, in the page's
 * language, and send no referrer. Empty when there's no text.
 */
export function sanitizeAdminHtml(words: ShopWords, html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: {a: ['href', 'rel']},
    nonTextTags: ACTIVE,
    transformTags: {
      ...DEMOTED,
      // In the order of the browser's Trusted Types policy.
      a: (tagName, {href = ''}) => ({
        tagName,
        attribs: {
          ...(isAdminLink(href) && {href: inLanguage(words, href)}),
          rel: 'noopener noreferrer',
        },
      }),
    },
  });
  return clean.replace(/<[^>]*>|&nbsp;|\s/g, '') ? clean.trim() : '';
}
