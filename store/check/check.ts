import type {ShopFacts} from './load-shop';

/**
 * `blocker`: a work can't be bought or has a wrong price, or a hidden price is exposed. `warning`: buyers see the error
 * but can buy. `skipped`: the check couldn't run, as with the mail domain of a local shop.
 */
export type Level = 'blocker' | 'warning' | 'skipped' | 'passed';

/** A line of the report. */
export interface Finding {
  level: Level;
  /** The subject, in a word or two: 'Prices'. */
  subject: string;
  /** What was found. */
  message: string;
  /** The remedy; null when there's nothing to do. */
  remedy: string | null;
  /** The handles of the works that it concerns. */
  works: readonly string[];
}

type Fault = Omit<Finding, 'subject'>;

export interface Check {
  subject: string;
  /** The faults; falsy entries are skipped. */
  faults: (shop: ShopFacts) => readonly (Fault | false | null | undefined)[];
  /** The finding when nothing is wrong; null for none. */
  passed: (shop: ShopFacts) => string | null;
}

/** Where the artist edits a work. */
export const WORK_IN_ADMIN = 'Shopify admin, Products, the work';

export function blocker(message: string, remedy: string): Fault {
  return {level: 'blocker', message, remedy, works: []};
}

export function warning(message: string, remedy: string): Fault {
  return {level: 'warning', message, remedy, works: []};
}

export function skipped(message: string, remedy: string): Fault {
  return {level: 'skipped', message, remedy, works: []};
}

/** One fault of all these works; false if there are no works. */
export function worksBlocker(
  works: readonly Named[],
  message: string,
  remedy: string,
): Fault | false {
  return works.length > 0 && {...blocker(message, remedy), works: works.map(({handle}) => handle)};
}

export function worksWarning(
  works: readonly Named[],
  message: string,
  remedy: string,
): Fault | false {
  return works.length > 0 && {...warning(message, remedy), works: works.map(({handle}) => handle)};
}

interface Named {
  handle: string;
}
