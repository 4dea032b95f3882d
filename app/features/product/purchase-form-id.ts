/** The id of the purchase form, which the phone's bar and the wall submit too. */
export const PURCHASE_FORM_ID = 'purchase';
