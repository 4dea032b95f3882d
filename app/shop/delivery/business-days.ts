import {DAY_MS} from '#contracts/time/days';

/** No parcel ships on these dates: month and day. */
const FIXED_HOLIDAYS = ['1-1', '7-1', '9-30', '11-11', '12-25', '12-26'];

/** Holidays on a Monday, by month and week: Family Day, New Brunswick Day, Labour Day, Thanksgiving. */
const MONDAY_HOLIDAYS = ['2-3', '8-1', '9-1', '10-2'];

/**
 * The day `count` business days after `dayMs`: Monday to Friday, except the holidays of Canada and New Brunswick on
 * their calendar dates. Each day is its midnight UTC in epoch milliseconds.
 */
export function addBusinessDays(dayMs: number, count: number): number {
  let day = dayMs;
  for (let left = count; left > 0;) {
    day += DAY_MS;
    if (isBusinessDay(new Date(day))) left -= 1;
  }
  return day;
}

function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday > 0 && weekday < 6 && !isHoliday(day);
}

function isHoliday(day: Date): boolean {
  const month = day.getUTCMonth() + 1;
  const date = day.getUTCDate();
  const isMonday = day.getUTCDay() === 1;
  return (
    FIXED_HOLIDAYS.includes(`${month}-${date}`) ||
    (isMonday && MONDAY_HOLIDAYS.includes(`${month}-${Math.ceil(date / 7)}`)) ||
    // Victoria Day, the Monday before May 25.
    (isMonday && month === 5 && date >= 18 && date <= 24) ||
    day.getTime() === goodFridayMs(day.getUTCFullYear())
  );
}

/** Good Friday, two days before Easter Sunday by Carter's rule, which is valid from 1900 to 2099. */
function goodFridayMs(year: number): number {
  const days = 225 - 11 * (year % 19);
  const moon = days > 50 ? ((days - 21) % 30) + 21 : days;
  const full = moon > 48 ? moon - 1 : moon;
  const weekday = (year + Math.floor(year / 4) + full + 1) % 7;
  // Days of March, which may exceed 31.
  return Date.UTC(year, 2, full + 7 - weekday) - 2 * DAY_MS;
}
