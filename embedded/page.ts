import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {LanguageCode} from '../supabase/functions/_shared/contracts/languages';
import {Html, html} from '../supabase/functions/_shared/html';
import {localeOf, localShopUrl} from '../supabase/functions/_shared/languages';
import {SITE} from '../supabase/functions/_shared/contracts/site';

const STYLES = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const STYLE_ELEMENT = new Html(`<style>${STYLES}</style>`);
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');

/**
 * No scripts, only the style sheet with this hash, the shop's fonts, images from any origin that a product may use, and
 * an email in its frame.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLES_HASH}'`,
  "font-src 'self'",
  "img-src 'self' data: http: https:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  title: string;
  body: Html;
  status?: number;
  /** The default is English. */
  language?: LanguageCode;
  /** Target of the link on the shop's name; plain text when undefined. */
  storefrontOrigin?: string;
  /** The default is none. */
  referrerPolicy?: 'no-referrer' | 'same-origin';
  /** Content beside the shop's name. */
  aside?: Html | false;
}

/**
 * A complete page in the style of the hosted checkout. It's never cached and, by default, sends no referrer, because
 * the URL may contain a cart's secret.
 */
export function renderPage({
  title,
  body,
  status = 200,
  language = 'en',
  storefrontOrigin,
  referrerPolicy = 'no-referrer',
  aside = false,
}: Page): Response {
  const page = html`<!doctype html>
    <html lang="${localeOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${SITE.name}</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header class="site">
          <p>
            ${storefrontOrigin ? html`<a href="${localShopUrl(storefrontOrigin, language)}">${SITE.name}</a>` : SITE.name}
          </p>
          ${aside}
        </header>
        <main>${body}</main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': referrerPolicy,
      'x-content-type-options': 'nosniff',
    },
  });
}
