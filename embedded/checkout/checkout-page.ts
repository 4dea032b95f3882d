import type {LanguageCode} from '../../supabase/functions/_shared/contracts/languages';
import {type Html, html} from '../../supabase/functions/_shared/html';
import {localShopUrl} from '../../supabase/functions/_shared/languages';
import {homeOf, renderPage} from '../page';
import type {OrderTotals} from './order';
import {orderSummary} from './order-summary';
import {CHECKOUT_WORDS} from './words/by-language';

interface CheckoutPage {
  step: 1 | 2 | 3;
  language: LanguageCode;
  /** First heading of the page; also its title. */
  heading: string;
  totals: OrderTotals;
  taxNote?: string;
  /** Content before the step. */
  above?: Html | null;
  body: Html;
  status?: number;
  storefrontOrigin: string;
}

/** The layout of every step: the progress, the step itself, and the order summary. */
export function renderCheckoutPage(page: CheckoutPage): Response {
  const {step, language, heading, totals, taxNote, above, body, status, storefrontOrigin} = page;
  const {steps, toCart} = CHECKOUT_WORDS[language];
  return renderPage({
    title: heading,
    status,
    language,
    storefrontOrigin,
    // A paid order has no cart to return to.
    aside:
      step < 3 && html`<a href="${localShopUrl(storefrontOrigin, language)}/cart">${toCart}</a>`,
    body: html`<nav aria-label="${steps.label}">
        <ol class="steps">
          ${[steps.details, steps.review, steps.confirmation].map(
            (name, index) =>
              html`<li ${index + 1 === step && html`aria-current="step"`}>${name}</li>`,
          )}
        </ol>
      </nav>
      <h1>${heading}</h1>
      ${above}
      <div class="columns">
        ${orderSummary(totals, language, taxNote ?? null)}
        <div class="step">${body}</div>
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
      ${typeof text === 'string' ? html`<p>${text}</p>` : text}
      ${toShopButton(storefrontOrigin, language)}
    </div>`,
  });
}

/** The way back to the shop, in its pages of the language. */
export function toShopButton(storefrontOrigin: string, language: LanguageCode): Html {
  return html`<p>
    <a class="button" href="${homeOf(storefrontOrigin, language)}"
      >${CHECKOUT_WORDS[language].toShop}</a
    >
  </p>`;
}
