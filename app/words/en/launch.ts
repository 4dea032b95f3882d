/** The launch of a work. */
export default {
  /** Before its date. */
  availableFrom: 'Available from',
  /** The date as `Intl` writes it. */
  date: (written: string) => written,
  /** `clock` is hours:minutes:seconds, as the specification writes the countdown. */
  timeLeft: (days: number, clock: string) => `${days}d ${clock}`,
};
