/** The state of a navigation that adds a history entry, but changes only a part of the page: the scroll position stays. */
export const KEEPS_PLACE = {keepsPlace: true} as const;
