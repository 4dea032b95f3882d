/** The handle of the store's blog whose entries are the journal. */
export const JOURNAL_HANDLE = 'journal';
