/** The launch of a work. */
export default {
  /** Before its date. */
  availableFrom: 'Available from',
  /** The date as `Intl` writes it. */
  date: (written: string) => written,
  /** After the number of days left. */
  days: 'd',
};
