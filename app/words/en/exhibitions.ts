/** The page of the exhibitions, and the form that asks for a visit. */
export default {
  title: 'Exhibitions',
  introduction: 'Where you can stand in front of the paintings themselves.',
  /** The page's description for search engines. */
  description: (artist: string) =>
    `Where to see paintings by ${artist} in person: what is on now, what is coming, and past exhibitions.`,
  failed: 'The exhibitions couldn’t be loaded.',
  tryAgain: 'Try again',
  on: 'On now',
  coming: 'Coming up',
  past: 'Past exhibitions',
  where: 'Where',
  when: 'When',
  hours: 'Hours',
  days: (first: string, last: string) => `${first} to ${last}`,
  from: (first: string) => `From ${first}`,
  /** Where a work hangs. */
  until: (where: string, last: string) => `${where}, until ${last}`,
  calendar: 'Add to calendar',
  website: 'The venue’s website',
  visit: {
    ask: 'Ask for a visit',
  },
};
