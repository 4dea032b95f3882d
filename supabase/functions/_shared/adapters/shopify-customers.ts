import {type AdminAccess, createAdminRunner, mutate} from './shopify-admin.ts';

/** A person's consent or refusal of marketing email, as Shopify stores it. */
export interface MarketingConsent {
  state: 'SUBSCRIBED' | 'UNSUBSCRIBED';
  level: 'CONFIRMED_OPT_IN' | 'SINGLE_OPT_IN' | null;
  /** When the person gave or withdrew consent. */
  at: Date;
}

/** The email-related data of a store's customer. */
export interface Customer {
  id: string;
  tags: readonly string[];
  /** Shopify has more states, such as `NOT_SUBSCRIBED`, and customers without any. */
  consent: {state: string; level: string | null; at: Date | null};
}

/** The customers of the Shopify store. Each call throws when Shopify rejects it or doesn't respond in time. */
export interface Customers {
  find(email: string): Promise<Customer | null>;
  create(customer: {
    email: string;
    tags: readonly string[];
    consent: MarketingConsent;
  }): Promise<void>;
  setConsent(id: string, consent: MarketingConsent): Promise<void>;
  addTags(id: string, tags: readonly string[]): Promise<void>;
  removeTags(id: string, tags: readonly string[]): Promise<void>;
}

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

/** The customers of a Shopify store. The token needs `read_customers` and `write_customers`. */
export function createShopifyCustomers(access: AdminAccess): Customers {
  const run = createAdminRunner(access, {timeoutMs: TIMEOUT_MS});
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
      await mutate(run, CREATE, {input});
    },
    async setConsent(customerId, consent) {
      const input = {customerId, emailMarketingConsent: consentInput(consent)};
      await mutate(run, SET_CONSENT, {input});
    },
    async addTags(id, tags) {
      await mutate(run, ADD_TAGS, {id, tags});
    },
    async removeTags(id, tags) {
      await mutate(run, REMOVE_TAGS, {id, tags});
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
