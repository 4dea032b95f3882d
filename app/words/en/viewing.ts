/** A private viewing. */
export default {
  untitled: 'A viewing',
  description: 'Works that were hung for you.',
  failed: 'The works could not be loaded. Please try again.',
  openUntil: (date: string) => `Open until ${date}.`,
  sold: 'Sold',
  ask: 'Write to me about it',
  /** The subject of the guest's message. */
  subject: (title: string) => `A question about “${title}”, from my private viewing`,
};
