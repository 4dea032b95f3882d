/** A private viewing. */
export default {
  untitled: 'A Private Viewing',
  description: 'Works selected for you.',
  openUntil: (date: string) => `Open until ${date}.`,
  limited:
    'Many links that lead to no viewing have been opened from your network in the past hour. Please try again in an hour.',
  ask: 'Ask About This Work',
  /** The subject of the guest's message. */
  subject: (title: string) => `A question about “${title}”, from my private viewing`,
};
