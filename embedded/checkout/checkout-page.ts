import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {localShopUrl} from '../../supabase/functions/_shared/languages';
import {renderPage} from '../page';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import type {OrderTotals} from './order';
import {orderSummary} from './order-summary';
import {CHECKOUT_WORDS} from './words/by-language';

interface CheckoutPage {
  language: LanguageCode;
  /** The first heading of the page, and its title. */
  heading: string;
  totals: OrderTotals;
  /** Shown in place of unknown taxes. */
  taxNote?: string;
  /** False for an invoice or a paid order: there's no cart to return to. */
  hasCart: boolean;
  /** Content above the two columns. */
  above: Html | null;
  body: Html;
  status?: number;
  storefrontOrigin: string;
}

/** A page beside the summary of the order. */
export function renderCheckoutPage(page: CheckoutPage): Response {
  const {language, heading, totals, taxNote, hasCart, above, body, status, storefrontOrigin} = page;
  const {toCart} = CHECKOUT_WORDS[language];
  return renderPage({
    title: heading,
    status,
    language,
    storefrontOrigin,
    aside:
      hasCart && html`<a href="${localShopUrl(storefrontOrigin, language)}/cart">${toCart}</a>`,
    body: html`<h1>${heading}</h1>
      ${above}
      <div class="columns">
        ${orderSummary(totals, language, taxNote)}
        <div>${body}</div>
      </div>`,
  });
}

interface Message {
  status: number;
  language: LanguageCode;
  heading: string;
  text: Html | string;
  storefrontOrigin: string;
}

/** A page with a message and a link back to the shop. */
export function renderMessage(message: Message): Response {
  const {status, language, heading, text, storefrontOrigin} = message;
  return renderPage({
    title: heading,
    status,
    language,
    storefrontOrigin,
    body: html`<div class="narrow">
      <h1>${heading}</h1>
      ${typeof text === 'string' ? html`<p>${linkEmail(text)}</p>` : text}
      ${toShopButton(storefrontOrigin, language)}
    </div>`,
  });
}

/** The link back to the shop, in the language of the page. */
export function toShopButton(storefrontOrigin: string, language: LanguageCode): Html {
  return html`<p>
    <a class="button" href="${localShopUrl(storefrontOrigin, language)}"
      >${CHECKOUT_WORDS[language].toShop}</a
    >
  </p>`;
}

/** A sentence in which the artist's email address is a link. */
export function linkEmail(text: string): Html {
  const [before = '', after] = text.split(SITE.email);
  if (after === undefined) return html`${text}`;
  return html`${before}<a href="mailto:${SITE.email}">${SITE.email}</a>${after}`;
}
