import sanitizeHtml from 'sanitize-html';
import {keepLatest} from '~/lib/keep-latest';

/** Headings move down a level, since the page has its own `h1`. */
const DEMOTED = {h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', b: 'strong', i: 'em'};

const ALLOWED = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'h5', 'h6'];

const MOST_KEPT = 50;

/** Clean HTML by what was written: to sanitise a description takes a sixteenth of its page's time. */
const kept = new Map<string, string>();

/**
 * Sanitises HTML from the admin, a product's description or a journal's article: paragraphs, emphasis, lists, links and headings, one level lower, are kept.
 * Everything else that the admin or an app wrote is removed, with its content if that could be active. Links open https
 * or mail addresses and send no referrer. Empty when there is no text.
 */
export function sanitizeAdminHtml(html: string): string {
  const known = kept.get(html);
  if (known !== undefined) return known;
  const clean = sanitize(html);
  keepLatest(kept, html, clean, MOST_KEPT);
  return clean;
}

function sanitize(html: string): string {
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
