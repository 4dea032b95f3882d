import {html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../mailbox/describe-mail';
import {redirectTo, renderAdminPage} from '../admin-page';
import {type AdminPages, type PostedForm, textOf} from '../context';

const SECTION = '/admin/customers';

const CUSTOMERS_QUERY = `{
  customers(first: 250, reverse: true) {
    nodes {
      id tags createdAt
      defaultEmailAddress { emailAddress marketingState marketingOptInLevel marketingUpdatedAt }
    }
  }
}`;

interface Listed {
  customers: {
    nodes: readonly {
      id: string;
      tags: readonly string[];
      createdAt: string;
      defaultEmailAddress: {
        emailAddress: string;
        marketingState: string;
        marketingOptInLevel: string | null;
        marketingUpdatedAt: string | null;
      };
    }[];
  };
}

const UNSUBSCRIBE = `mutation ($input: CustomerEmailMarketingConsentUpdateInput!) {
  customerEmailMarketingConsentUpdate(input: $input) { userErrors { message } }
}`;

/** Shopify's words for what a customer said about mail. */
const STATES: Readonly<Record<string, string>> = {
  SUBSCRIBED: 'Subscribed',
  UNSUBSCRIBED: 'Unsubscribed',
  NOT_SUBSCRIBED: 'Not subscribed',
};
const LEVELS: Readonly<Record<string, string>> = {
  CONFIRMED_OPT_IN: 'confirmed by mail',
  SINGLE_OPT_IN: 'not confirmed by mail',
};

/** `/admin/customers`: to whom Shopify writes; the newest first. */
export async function listCustomers(pages: AdminPages, address: URL): Promise<Response> {
  const {customers} = await pages.run<Listed>(CUSTOMERS_QUERY);
  return renderAdminPage({
    title: 'Customers',
    section: SECTION,
    notice: address.searchParams.has('saved') ? 'Unsubscribed.' : null,
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">
        ${
          customers.nodes.length === 0
            ? 'Nobody yet. Who confirms a sign-up appears here.'
            : 'Who confirmed a sign-up. Shopify’s own mail goes to those who are subscribed.'
        }
      </p>
      <ul class="entries">
        ${customers.nodes.map(({id, tags, createdAt, defaultEmailAddress: mail}) => {
          const since = new Date(mail.marketingUpdatedAt ?? createdAt);
          const level = LEVELS[mail.marketingOptInLevel ?? ''];
          return html`<li>
            <p class="title">${mail.emailAddress}</p>
            <p class="detail">
              <span class="kind">${STATES[mail.marketingState] ?? mail.marketingState}</span>
              ${formatInstant(since)} ${level && `· ${level}`}
              ${tags.length > 0 && `· ${tags.join(', ')}`}
            </p>
            ${
              mail.marketingState === 'SUBSCRIBED' &&
              html`<form method="post">
                <input type="hidden" name="customer" value="${id}" />
                <button class="secondary" aria-label="Unsubscribe ${mail.emailAddress}">
                  Unsubscribe
                </button>
              </form>`
            }
          </li>`;
        })}
      </ul>`,
  });
}

/** Takes the posted customer off Shopify's list; the shop hears of it by a webhook. */
export async function postCustomer({run}: AdminPages, form: PostedForm): Promise<Response> {
  const emailMarketingConsent = {marketingState: 'UNSUBSCRIBED'};
  await run(UNSUBSCRIBE, {input: {customerId: textOf(form, 'customer'), emailMarketingConsent}});
  return redirectTo(`${SECTION}?saved`);
}
