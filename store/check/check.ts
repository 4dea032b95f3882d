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
  says: string;
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

const makeFault =
  (level: Level) =>
  (says: string, toDo: string): Fault => ({level, says, toDo, works: []});

export const stops = makeFault('stops');
export const mend = makeFault('mend');
export const unseen = makeFault('unseen');

/** One fault of all these works; false if there are no works. */
const makeFaultOfWorks =
  (level: Level) =>
  (works: readonly {handle: string}[], says: string, toDo: string): Fault | false =>
    works.length > 0 && {level, says, toDo, works: works.map(({handle}) => handle)};

export const worksStop = makeFaultOfWorks('stops');
export const worksToMend = makeFaultOfWorks('mend');
