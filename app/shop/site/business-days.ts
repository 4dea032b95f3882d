const DAY_MS = 24 * 60 * 60 * 1000;

/** No parcel leaves on these dates: month and day. */
const FIXED_HOLIDAYS = ['1-1', '7-1', '9-30', '11-11', '12-25', '12-26'];

/** Month and which Monday of it: Family Day, New Brunswick Day, Labour Day, Thanksgiving. */
const MONDAY_HOLIDAYS = ['2-3', '8-1', '9-1', '10-2'];

/**
 * The day so many business days after another: Monday to Friday without the holidays of Canada and New Brunswick, on
 * their own dates. Each is midnight UTC of the day in epoch milliseconds.
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

/** Two days before Easter by the Gregorian computus of Meeus, Jones and Butcher. */
function goodFridayMs(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) - 2 * DAY_MS;
}
