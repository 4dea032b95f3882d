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

interface Named {
  handle: string;
  title: string;
}

/** The findings about a subject. */
export function findingsAbout(subject: string) {
  const make =
    (level: Level) =>
    (says: string, toDo: string | null = null): Finding => ({
      level,
      subject,
      says,
      toDo,
      works: [],
    });
  const ofWorks =
    (level: Level) =>
    (works: readonly Named[], says: string, toDo: string): Finding[] =>
      works.length === 0
        ? []
        : [{level, subject, says, toDo, works: works.map(({handle}) => handle)}];
  return {
    stops: make('stops'),
    mend: make('mend'),
    unseen: make('unseen'),
    fine: make('fine'),
    /** One finding for all these works; none if there are no works. */
    worksStop: ofWorks('stops'),
    worksToMend: ofWorks('mend'),
  };
}
