/** The launch of a work. */
export default {
  /** Before the launch date. */
  availableFrom: 'Available from',
  /** The date as `Intl` formats it. */
  date: (written: string) => written,
  /** After the number of days left. */
  days: 'd',
};
