import type {RunAdmin} from '../../supabase/functions/_shared/adapters/shopify-admin';
import {TAGS, type Acknowledged} from './visitors';

/** The backend's stored data at the end, and the store's customers. */
export interface Stored {
  newsletter: {id: string; email: string; unsubscribed_at: string | null}[];
  contact: {id: string; subject: string}[];
  commission: {id: string; subject: string}[];
  mails: {idempotency_key: string; to: string[]}[];
  customers: Customer[];
}

interface Customer {
  email: string;
  tags: readonly string[];
  defaultEmailAddress: {marketingState: string; marketingOptInLevel: string | null};
}

/** Loads everything through the test controls and the Admin API. */
export async function loadStored(url: string, run: RunAdmin): Promise<Stored> {
  const read = async (path: string) => (await fetch(`${url}/__control/${path}`)).json();
  const submissions = (await read('submissions')) as Omit<Stored, 'mails' | 'customers'>;
  const mails = (await read('mail')) as Stored['mails'];
  return {...submissions, mails, customers: await loadCustomers(run)};
}

const CUSTOMERS_QUERY = `query ($after: String) {
  customers(first: 250, after: $after) {
    nodes { email tags defaultEmailAddress { marketingState marketingOptInLevel } }
    pageInfo { hasNextPage endCursor }
  }
}`;

async function loadCustomers(run: RunAdmin): Promise<Customer[]> {
  const loaded: Customer[] = [];
  for (let after: string | null = null; ;) {
    const {customers}: CustomersPage = await run<CustomersPage>(CUSTOMERS_QUERY, {after});
    loaded.push(...customers.nodes);
    if (!customers.pageInfo.hasNextPage) return loaded;
    after = customers.pageInfo.endCursor;
  }
}

interface CustomersPage {
  customers: {nodes: Customer[]; pageInfo: {hasNextPage: boolean; endCursor: string}};
}

/** A line for everything that was lost or duplicated; empty on success. */
export function findProblems(acknowledged: readonly Acknowledged[], stored: Stored): string[] {
  const mails = stored.mails.map(nameOf);
  const problems: string[] = [];
  const expectOne = (what: string, count: number) => {
    if (count !== 1) problems.push(`${count} times: ${what}`);
  };
  for (const {visitor, contact, commission, newsletter} of acknowledged) {
    const {email, subject, leaves} = visitor;
    const messages = stored.contact.filter((row) => row.subject === subject);
    expectOne(`message of ${email}`, messages.filter(({id}) => id === contact).length);
    expectOne(`message of ${email}, by its subject`, messages.length);
    const requests = stored.commission.filter((row) => row.subject === subject);
    expectOne(`request of ${email}`, requests.filter(({id}) => id === commission).length);
    expectOne(`request of ${email}, by its subject`, requests.length);
    const members = stored.newsletter.filter((row) => row.email === email);
    expectOne(`sign-up of ${email}`, members.filter(({id}) => id === newsletter).length);
    const hasLeft = Boolean(members[0]?.unsubscribed_at);
    if (hasLeft !== leaves) {
      problems.push(`Not as ${email} left it: ${JSON.stringify(members[0])}`);
    }
    for (const mail of [
      `contact:${contact}:artist`,
      `contact:${contact}:visitor`,
      `commission:${commission}:artist`,
      `commission:${commission}:visitor`,
      `letter ${email}`,
    ]) {
      expectOne(`mail ${mail}`, mails.filter((name) => name === mail).length);
    }
    const customers = stored.customers.filter((customer) => customer.email === email);
    // A visitor who left at once may not be a customer.
    if (customers.length > 0 || !leaves) expectOne(`customer ${email}`, customers.length);
    if (customers[0] && !hasRightConsent(customers[0], leaves)) {
      problems.push(`Wrong consent: ${JSON.stringify(customers[0])}`);
    }
  }
  return problems;
}

/** An email's key contains the consent's id, which isn't public, so its recipient identifies it. */
function nameOf({idempotency_key: key, to}: Stored['mails'][number]): string {
  return key.startsWith('newsletter:') && key.endsWith(':subscriber') ? `letter ${to[0]}` : key;
}

function hasRightConsent({tags, defaultEmailAddress: consent}: Customer, leaves: boolean): boolean {
  if (leaves) return consent.marketingState === 'UNSUBSCRIBED';
  return (
    consent.marketingState === 'SUBSCRIBED' &&
    consent.marketingOptInLevel === 'CONFIRMED_OPT_IN' &&
    TAGS.every((tag) => tags.includes(tag))
  );
}
