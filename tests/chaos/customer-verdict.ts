import type {RunAdmin} from '../../store/admin-client';

/** Of every sign-up. */
export const TAGS = ['priority-member', 'homepage-signup'];

export const emailOf = (person: number) => `visitor${person}@example.com`;
export const leaves = (person: number) => person % 3 === 0;
/** Half of them stay until they are customers; the others leave at once. */
export const staysFirst = (person: number) => person % 6 === 0;

export interface StoredCustomer {
  email: string;
  tags: readonly string[];
  defaultEmailAddress: {marketingState: string; marketingOptInLevel: string | null};
}

/** Every customer of the store. */
export async function loadCustomers(run: RunAdmin): Promise<StoredCustomer[]> {
  const loaded: StoredCustomer[] = [];
  for (let after: string | null = null; ;) {
    const {customers}: Page = await run<Page>(CUSTOMERS_QUERY, {after});
    loaded.push(...customers.nodes);
    if (!customers.pageInfo.hasNextPage) return loaded;
    after = customers.pageInfo.endCursor;
  }
}

interface Page {
  customers: {
    nodes: readonly StoredCustomer[];
    pageInfo: {hasNextPage: boolean; endCursor: string};
  };
}

const CUSTOMERS_QUERY = `query ($after: String) {
  customers(first: 250, after: $after) {
    nodes { email tags defaultEmailAddress { marketingState marketingOptInLevel } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/**
 * A line for everybody who is no customer, several, or one with the wrong consent. Who left at once is no customer, or one who
 * is unsubscribed.
 */
export function compareCustomers(customers: readonly StoredCustomer[], people: number): string[] {
  const known = new Set(Array.from({length: people}, (_, person) => emailOf(person)));
  const strangers = customers.filter(({email}) => !known.has(email));
  return [
    ...strangers.map(({email}) => `A customer whom nobody knows: ${email}`),
    ...Array.from({length: people}, (_, person) => {
      const own = customers.filter(({email}) => email === emailOf(person));
      if (own.length === 0 && leaves(person) && !staysFirst(person)) return [];
      if (own.length !== 1) return [`${own.length} customers: ${emailOf(person)}`];
      return isRight(own[0]!, person) ? [] : [`Wrong: ${JSON.stringify(own[0])}`];
    }).flat(),
  ];
}

function isRight({tags, defaultEmailAddress: consent}: StoredCustomer, person: number): boolean {
  if (leaves(person)) return consent.marketingState === 'UNSUBSCRIBED';
  return (
    consent.marketingState === 'SUBSCRIBED' &&
    consent.marketingOptInLevel === 'CONFIRMED_OPT_IN' &&
    TAGS.every((tag) => tags.includes(tag))
  );
}
