import {isDeliverable} from '../supabase/functions/_shared/contracts/newsletter';
import {dayAtTheStudio} from '../supabase/functions/_shared/contracts/time/days';
import {customerTags} from '../supabase/functions/_shared/newsletter/customer-updates';
import {writeCsv} from './csv';

/** A person on the list with a confirmed address. */
export interface ListMember {
  email: string;
  tags: readonly string[];
  confirmed_at: Date;
}

/** Reads the list, oldest first. */
export const LIST_QUERY = `select email, tags, confirmed_at from public.letter_recipients
  order by confirmed_at, email`;

/** Shopify's exact column names. The import doesn't change columns that are missing. */
const COLUMNS = [
  'First Name',
  'Last Name',
  'Email',
  'Accepts Email Marketing',
  'Accepts SMS Marketing',
  'Tags',
  'Note',
  'Tax Exempt',
];

/** A spreadsheet treats a cell that begins like this as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/**
 * The list as the CSV file that Shopify's customer importer takes. `leftOut` has the addresses that Shopify would
 * reject, or that a spreadsheet would run as a formula. Quoting wouldn't prevent that, and an added character would
 * make another address.
 *
 * @see https://help.shopify.com/en/manual/customers/import-export-customers
 */
export function customerCsv(members: readonly ListMember[]): {csv: string; leftOut: string[]} {
  const isSafe = ({email}: ListMember) => isDeliverable(email) && !FORMULA_START.test(email);
  const rows = members.filter(isSafe).map(({email, tags, confirmed_at}) => {
    const note = `On the shop's list since ${dayAtTheStudio(confirmed_at)}`;
    // The list's own tag comes first, so that no cell begins with a visitor's text.
    return ['', '', email, 'yes', 'no', customerTags(tags).join(', '), note, 'no'];
  });
  return {
    csv: writeCsv([COLUMNS, ...rows]),
    leftOut: members.filter((member) => !isSafe(member)).map(({email}) => email),
  };
}
