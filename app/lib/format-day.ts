import type {ShopWords} from '~/words';

/** 'January 17, 2027' from a calendar day at the studio, '2027-01-17'. Other text, such as a year, stays unchanged. */
export function formatDay(words: ShopWords, day: string): string {
  // At noon UTC, the artist's time zone has the same date.
  const noon = new Date(`${day}T12:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(noon.getTime());
  return isDay ? words.longDate(noon) : day;
}
