/** In the URL of the page that takes an unsubscription back. */
export const UNDO_PARAMETER = 'undo';
