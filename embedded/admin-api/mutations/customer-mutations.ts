import type {CustomerEntry, MarketingConsent} from '../../catalogue/admin-types';
import {numberOfGid} from '../../storefront/schema/gid';
import type {AdminContext} from '../context';
import {customerNode} from '../nodes/content';
import {reject} from '../user-error';

interface ConsentInput {
  marketingState: string;
  marketingOptInLevel?: string | null;
  consentUpdatedAt?: string | null;
}

interface CustomerInput {
  email?: string | null;
  tags?: readonly string[] | null;
  emailMarketingConsent?: ConsentInput | null;
}

interface TagsArgs {
  id: string;
  tags: readonly string[];
}

const consentOf = (consent: ConsentInput | null | undefined, now: string): MarketingConsent => ({
  marketingState: consent?.marketingState ?? 'NOT_SUBSCRIBED',
  marketingOptInLevel: consent?.marketingOptInLevel ?? null,
  consentUpdatedAt: consent ? (consent.consentUpdatedAt ?? now) : null,
});

/** The later of two consents counts, whichever arrives last. */
function laterConsent(known: MarketingConsent, given: MarketingConsent): MarketingConsent {
  const isOutdated =
    known.consentUpdatedAt !== null &&
    given.consentUpdatedAt !== null &&
    new Date(given.consentUpdatedAt) < new Date(known.consentUpdatedAt);
  return isOutdated ? known : given;
}

async function changeTags(
  id: string,
  context: AdminContext,
  change: (before: readonly string[]) => readonly string[],
) {
  const {customers} = context.content;
  const customer = customers.find(id) ?? reject(['id'], 'Resource does not exist');
  await customers.put({...customer, tags: change(customer.tags)});
}

async function createCustomer(email: string, input: CustomerInput, context: AdminContext) {
  const {content, clock} = context;
  if (content.customers.all().some((one) => one.email === email)) {
    reject(['email'], 'Email has already been taken');
  }
  const now = clock().toISOString();
  const customer: CustomerEntry = {
    id: content.customers.nextGid(),
    email,
    tags: [...new Set(input.tags ?? [])],
    consent: consentOf(input.emailMarketingConsent, now),
    createdAt: now,
  };
  await content.customers.put(customer);
  return {customer: customerNode(customer)};
}

interface ConsentUpdate {
  customerId: string;
  emailMarketingConsent: ConsentInput;
}

async function updateConsent(
  {customerId, emailMarketingConsent}: ConsentUpdate,
  {content, clock, webhooks, origin}: AdminContext,
) {
  const before =
    content.customers.find(customerId) ??
    reject(['input', 'customerId'], 'Customer does not exist');
  const given = consentOf(emailMarketingConsent, clock().toISOString());
  const changed = {...before, consent: laterConsent(before.consent, given)};
  await content.customers.put(changed);
  webhooks.send('CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE', consentPayload(changed), origin);
}

/** The webhook's payload. Enum values are in lower case, and times are in whole seconds. */
function consentPayload({id, email, consent}: CustomerEntry) {
  return {
    customer_id: numberOfGid(id),
    email_address: email,
    email_marketing_consent: {
      state: consent.marketingState.toLowerCase(),
      opt_in_level: consent.marketingOptInLevel?.toLowerCase() ?? null,
      consent_updated_at: consent.consentUpdatedAt?.replace(/\.\d+Z$/, 'Z') ?? null,
    },
  };
}

export const customerMutations = {
  customerCreate: async ({input}: {input: CustomerInput}, context: AdminContext) => {
    const email = input.email?.trim().toLowerCase() ?? '';
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) reject(['email'], 'Email is invalid');
    return createCustomer(email, input, context);
  },
  customerEmailMarketingConsentUpdate: ({input}: {input: ConsentUpdate}, context: AdminContext) =>
    updateConsent(input, context),
  tagsAdd: (args: TagsArgs, context: AdminContext) =>
    changeTags(args.id, context, (before) => [...new Set([...before, ...args.tags])]),
  tagsRemove: (args: TagsArgs, context: AdminContext) =>
    changeTags(args.id, context, (before) => before.filter((tag) => !args.tags.includes(tag))),
};
