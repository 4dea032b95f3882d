/** The page of the exhibitions, and the form that asks for a visit. */
export default {
  title: 'Exhibitions',
  introduction: 'Where you can stand in front of the paintings.',
  /** The page's description for search engines. */
  description: (artist: string) =>
    `Where to see paintings by ${artist} in person: current, upcoming and past exhibitions.`,
  failed: 'The exhibitions couldn’t be loaded.',
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
    ask: 'Request a visit',
    title: 'Request a Visit',
    introduction:
      'I’d be glad to show you around. Choose a day, and I’ll confirm it by email with the time.',
    exhibition: 'Exhibition',
    day: 'Day',
    message: 'Anything I should know? (optional)',
    sent: {title: 'Your request is on its way!', description: 'I’ll confirm the day by email.'},
    failed: 'Failed to send your request',
    over: 'You can no longer request a visit to this exhibition',
    /** `when` is '…, 2026 to …, 2027'. */
    otherDay: (when: string) => `Choose a day of the exhibition: ${when}`,
    /** The message's subject, in the artist's mailbox. */
    subject: (exhibition: string, day: string) => `Visit to ${exhibition} on ${day}`,
  },
};
