/** The artist's time zone: days and weeks begin at midnight there. */
export const ARTISTS_ZONE = 'America/Moncton';
