/**
 * `stops`: nothing can be bought, or it is sold for a wrong price. `mend`: buyers see it, and can buy. `unseen`: could
 * not be looked at, as the mail's domain of a shop on one's own machine.
 */
export type Level = 'stops' | 'mend' | 'unseen' | 'fine';

/** One line of the report. */
export interface Finding {
  level: Level;
  /** What it is about, in a word or two: 'Prices'. */
  subject: string;
  /** What is so. */
  says: string;
  /** What to do; null when there is nothing to do. */
  toDo: string | null;
  /** The handles of the works that it is about. */
  works: readonly string[];
}

interface Named {
  handle: string;
  title: string;
}

/** The findings of one subject. */
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
    /** One finding for all these works; none without any. */
    worksStop: ofWorks('stops'),
    worksToMend: ofWorks('mend'),
  };
}
