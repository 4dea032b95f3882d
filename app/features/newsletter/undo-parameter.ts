/** The URL parameter of the page that undoes an unsubscription. */
export const UNDO_PARAMETER = 'undo';
