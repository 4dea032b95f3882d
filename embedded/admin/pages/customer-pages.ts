import {html} from '../../../supabase/functions/_shared/html';
import {formatInstant} from '../../mailbox/describe-mail';
import {renderAdminPage} from '../admin-page';
import type {AdminPages} from '../context';

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
export async function listCustomers(pages: AdminPages): Promise<Response> {
  const {customers} = await pages.run<Listed>(CUSTOMERS_QUERY);
  return renderAdminPage({
    title: 'Customers',
    section: '/admin/customers',
    storefrontOrigin: pages.storefrontOrigin,
    body: html`<p class="lead">
        ${
          customers.nodes.length === 0
            ? 'Nobody yet. Who confirms a sign-up appears here.'
            : 'Who confirmed a sign-up. Shopify’s own mail goes to those who are subscribed.'
        }
      </p>
      <ul class="entries">
        ${customers.nodes.map(({tags, createdAt, defaultEmailAddress: address}) => {
          const since = new Date(address.marketingUpdatedAt ?? createdAt);
          const level = LEVELS[address.marketingOptInLevel ?? ''];
          return html`<li>
            <p class="title">${address.emailAddress}</p>
            <p class="detail">
              <span class="kind">${STATES[address.marketingState] ?? address.marketingState}</span>
              ${formatInstant(since)} ${level && `· ${level}`}
              ${tags.length > 0 && `· ${tags.join(', ')}`}
            </p>
          </li>`;
        })}
      </ul>`,
  });
}
