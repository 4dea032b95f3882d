import {customerCsv, LIST_QUERY, type ListMember} from '../../../store/customer-csv';
import {mutate} from '../../../supabase/functions/_shared/adapters/shopify-admin';
import {formatInstant} from '../../format-instant';
import {redirectAfter} from '../admin-page';
import {type AdminContext, type OpenSection, textOf} from '../context';
import {entryButton, listPage} from '../list-page';

const CUSTOMERS_QUERY = `{
  customers(first: 250, reverse: true) {
    nodes {
      id tags createdAt
      defaultEmailAddress { emailAddress marketingState marketingOptInLevel marketingUpdatedAt }
    }
  }
}`;
const UNSUBSCRIBE = `mutation ($input: CustomerEmailMarketingConsentUpdateInput!) {
  customerEmailMarketingConsentUpdate(input: $input) { userErrors { message } }
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

/** Shopify's names for a customer's marketing consent. */
const STATES: Readonly<Record<string, string>> = {
  SUBSCRIBED: 'Subscribed',
  UNSUBSCRIBED: 'Unsubscribed',
  NOT_SUBSCRIBED: 'Not subscribed',
};
const LEVELS: Readonly<Record<string, string>> = {
  CONFIRMED_OPT_IN: 'confirmed by email',
  SINGLE_OPT_IN: 'not confirmed by email',
};

const LIST_FILE = 'newsletter-list.csv';

/** `/admin/customers`: the customers on Shopify's marketing list, newest first. */
export const openCustomers: OpenSection = async (context, [page]) => {
  if (page === LIST_FILE) return {show: () => downloadList(context)};
  if (page !== undefined) return null;
  const {customers} = await context.run<Listed>(CUSTOMERS_QUERY);
  return listPage(context, {
    title: 'Customers',
    lead: 'People who confirmed a sign-up. Shopify emails only those who are subscribed.',
    empty: 'Nobody yet.',
    download: {path: `/admin/customers/${LIST_FILE}`, label: 'Download the list'},
    entries: customers.nodes.map(({id, tags, createdAt, defaultEmailAddress: mail}) => {
      const {emailAddress, marketingState, marketingOptInLevel, marketingUpdatedAt} = mail;
      return {
        title: emailAddress,
        detail: [
          formatInstant(new Date(marketingUpdatedAt ?? createdAt)),
          LEVELS[marketingOptInLevel ?? ''],
          ...tags,
        ]
          .filter(Boolean)
          .join(' · '),
        state: STATES[marketingState] ?? marketingState,
        body:
          marketingState === 'SUBSCRIBED'
            ? entryButton('Unsubscribe', {id, name: emailAddress})
            : null,
      };
    }),
    /** Removes the customer from Shopify's list. A webhook notifies the shop. */
    async post(form) {
      const emailMarketingConsent = {marketingState: 'UNSUBSCRIBED'};
      await mutate(context.run, UNSUBSCRIBE, {
        input: {customerId: textOf(form, 'id'), emailMarketingConsent},
      });
      return redirectAfter('unsubscribed', '/admin/customers');
    },
  });
};

/** The whole list, in the format that Shopify imports. */
async function downloadList({database}: AdminContext): Promise<Response> {
  const {csv} = customerCsv(await database.query<ListMember>(LIST_QUERY));
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${LIST_FILE}"`,
      'cache-control': 'no-store',
    },
  });
}
