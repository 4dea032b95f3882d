import type {ShopFacts} from './load-shop';

/**
 * `stops`: a work can't be bought or has a wrong price, or a hidden price is exposed. `mend`: buyers see the error but
 * can buy. `unseen`: the check couldn't run, as with the mail domain of a local shop.
 */
export type Level = 'stops' | 'mend' | 'unseen' | 'fine';

/** A line of the report. */
export interface Finding {
  level: Level;
  /** The subject, in a word or two: 'Prices'. */
  subject: string;
  /** The state. */
  message: string;
  /** The remedy; null when there's nothing to do. */
  toDo: string | null;
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

export function stops(message: string, toDo: string): Fault {
  return {level: 'stops', message, toDo, works: []};
}

export function mend(message: string, toDo: string): Fault {
  return {level: 'mend', message, toDo, works: []};
}

export function unseen(message: string, toDo: string): Fault {
  return {level: 'unseen', message, toDo, works: []};
}

/** One fault of all these works; false if there are no works. */
export function worksStop(works: readonly Named[], message: string, toDo: string): Fault | false {
  return works.length > 0 && {...stops(message, toDo), works: works.map(({handle}) => handle)};
}

export function worksToMend(works: readonly Named[], message: string, toDo: string): Fault | false {
  return works.length > 0 && {...mend(message, toDo), works: works.map(({handle}) => handle)};
}

interface Named {
  handle: string;
}
