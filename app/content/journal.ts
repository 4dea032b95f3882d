/** The handle of the store's blog with the journal entries. */
export const JOURNAL_HANDLE = 'journal';
