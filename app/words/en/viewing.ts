/** A private viewing. */
export default {
  untitled: 'A viewing',
  description: 'Works that were hung for you.',
  failed: 'The works could not be loaded. Please try again.',
  openUntil: (date: string) => `Open until ${date}.`,
  sold: 'Sold',
  ask: 'Write to me about it',
  /** The subject of the guest's letter. */
  subject: (title: string, viewing: string) => `“${title}” (${viewing})`,
};
