/** The artist's time zone: her days and weeks begin at her own midnight. */
export const ARTISTS_ZONE = 'America/Moncton';
