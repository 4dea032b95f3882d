import type {Customers, MarketingConsent} from '../ports.ts';
import {type AdminAccess, createAdminRunner, throwUserErrors} from './shopify-admin.ts';

/** An update makes at most four calls, which end before its claim does (`customer-updates.ts`). */
const TIMEOUT_MS = 3000;

// Not with a search, which finds a new customer only after a delay.
const FIND = `query Customer($email: String!) {
  customerByIdentifier(identifier: {emailAddress: $email}) {
    id
    tags
    defaultEmailAddress { marketingState marketingOptInLevel marketingUpdatedAt }
  }
}`;

const CREATE = `mutation CreateCustomer($input: CustomerInput!) {
  customerCreate(input: $input) { userErrors { message } }
}`;

const SET_CONSENT = `mutation SetConsent($input: CustomerEmailMarketingConsentUpdateInput!) {
  customerEmailMarketingConsentUpdate(input: $input) { userErrors { message } }
}`;

const ADD_TAGS = `mutation AddTags($id: ID!, $tags: [String!]!) {
  tagsAdd(id: $id, tags: $tags) { userErrors { message } }
}`;

const REMOVE_TAGS = `mutation RemoveTags($id: ID!, $tags: [String!]!) {
  tagsRemove(id: $id, tags: $tags) { userErrors { message } }
}`;

interface Found {
  customerByIdentifier: {
    id: string;
    tags: string[];
    defaultEmailAddress: {
      marketingState: string;
      marketingOptInLevel: string | null;
      marketingUpdatedAt: string | null;
    } | null;
  } | null;
}

type Payload = Parameters<typeof throwUserErrors>[0];

/** The customers of a Shopify store. The token needs `read_customers` and `write_customers`. */
export function createShopifyCustomers(access: AdminAccess): Customers {
  const run = createAdminRunner(access, TIMEOUT_MS);
  return {
    async find(email) {
      const {customerByIdentifier: found} = await run<Found>(FIND, {email});
      if (!found) return null;
      const {id, tags, defaultEmailAddress: address} = found;
      const at = address?.marketingUpdatedAt;
      return {
        id,
        tags,
        consent: {
          state: address?.marketingState ?? 'NOT_SUBSCRIBED',
          level: address?.marketingOptInLevel ?? null,
          at: at ? new Date(at) : null,
        },
      };
    },
    async create({email, tags, consent}) {
      const input = {email, tags, emailMarketingConsent: consentInput(consent)};
      const {customerCreate} = await run<{customerCreate: Payload}>(CREATE, {input});
      throwUserErrors(customerCreate);
    },
    async setConsent(customerId, consent) {
      const input = {customerId, emailMarketingConsent: consentInput(consent)};
      const {customerEmailMarketingConsentUpdate} = await run<{
        customerEmailMarketingConsentUpdate: Payload;
      }>(SET_CONSENT, {input});
      throwUserErrors(customerEmailMarketingConsentUpdate);
    },
    async addTags(id, tags) {
      const {tagsAdd} = await run<{tagsAdd: Payload}>(ADD_TAGS, {id, tags});
      throwUserErrors(tagsAdd);
    },
    async removeTags(id, tags) {
      const {tagsRemove} = await run<{tagsRemove: Payload}>(REMOVE_TAGS, {id, tags});
      throwUserErrors(tagsRemove);
    },
  };
}

function consentInput({state, level, at}: MarketingConsent) {
  return {
    marketingState: state,
    ...(level && {marketingOptInLevel: level}),
    consentUpdatedAt: at.toISOString(),
  };
}
