/** The launch of a work. */
export default {
  /** Stands before its date. */
  availableFrom: 'Available from',
  /** The date as `Intl` writes it. */
  date: (written: string) => written,
  /** Stands after the number of days left. */
  days: 'd',
};
