import type {ShopFacts} from './load-shop';

/**
 * `stops`: a work can't be bought or has a wrong price, or a hidden price is exposed. `fix`: buyers see the error but
 * can buy. `unseen`: the check couldn't run, as with the mail domain of a local shop.
 */
export type Level = 'stops' | 'fix' | 'unseen' | 'fine';

/** A line of the report. */
export interface Finding {
  level: Level;
  /** The subject, in a word or two: 'Prices'. */
  subject: string;
  /** The state. */
  message: string;
  /** The remedy; null when there's nothing to do. */
  remedy: string | null;
  /** The handles of the works that it concerns. */
  works: readonly string[];
}

type Fault = Omit<Finding, 'subject'>;

export interface Check {
  subject: string;
  /** What's wrong; a falsy one isn't. */
  faults: (shop: ShopFacts) => readonly (Fault | false | null | undefined)[];
  /** The finding when nothing is wrong; null for none. */
  fine: (shop: ShopFacts) => string | null;
}

/** Where the artist edits a work. */
export const WORK_IN_ADMIN = 'Shopify admin, Products, the work';

export function stops(message: string, remedy: string): Fault {
  return {level: 'stops', message, remedy, works: []};
}

export function fix(message: string, remedy: string): Fault {
  return {level: 'fix', message, remedy, works: []};
}

export function unseen(message: string, remedy: string): Fault {
  return {level: 'unseen', message, remedy, works: []};
}

/** One fault of all these works; false if there are no works. */
export function worksStop(works: readonly Named[], message: string, remedy: string): Fault | false {
  return works.length > 0 && {...stops(message, remedy), works: works.map(({handle}) => handle)};
}

export function worksToFix(
  works: readonly Named[],
  message: string,
  remedy: string,
): Fault | false {
  return works.length > 0 && {...fix(message, remedy), works: works.map(({handle}) => handle)};
}

interface Named {
  handle: string;
}
